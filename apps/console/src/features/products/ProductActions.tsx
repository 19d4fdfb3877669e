import { Button } from '@greenroom/ui'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { NEW_ITEM } from '#app/item-path.ts'
import { useAccess } from '#app/session.atoms.ts'

/** New item, for those who may make one. */
export function ProductActions() {
  const navigate = useNavigate()
  const { write } = useAccess('CATALOG_PRODUCT')
  if (!write) return null
  return (
    <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_ITEM)}>
      New item
    </Button>
  )
}
