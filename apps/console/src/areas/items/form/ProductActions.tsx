import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { NEW_ITEM } from '#data/item-path.ts'
import { MayButton } from '#session/MayButton.tsx'

/** The New item button, for users who may create items. */
export function ProductActions() {
  const navigate = useNavigate()
  return (
    <MayButton operation="createItem" variant="primary" icon={<Plus />} onPress={() => navigate(NEW_ITEM)}>
      New item
    </MayButton>
  )
}
