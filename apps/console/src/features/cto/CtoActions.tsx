import { Button } from '@greenroom/ui'
import { Grid2x2Plus, Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { NEW_ITEM } from '#app/item-path.ts'
import { useAccess } from '#app/session.atoms.ts'
import { useOpening } from '#app/records/use-opening.ts'
import type { Tab } from './cto-view.ts'

/** What can be made in a part of the screen. */
export function CtoActions({ tab }: { tab: Tab }) {
  const navigate = useNavigate()
  const { make } = useOpening()
  const mayWrite = useAccess('CATALOG_PRODUCT_CTO').write
  const products = useAccess('CATALOG_PRODUCT')
  const primary = (label: string, onPress: () => void) => (
    <Button variant="primary" icon={<Plus />} onPress={onPress}>
      {label}
    </Button>
  )
  if (tab === 'items') return products.write && primary('New item', () => void navigate(NEW_ITEM))
  if (!mayWrite) return null
  if (tab === 'groups') return primary('New option group', () => make('group'))
  if (tab === 'blacklist') return primary('New restriction', () => make('restriction'))
  return (
    <>
      {products.write && (
        <Button icon={<Grid2x2Plus />} onPress={() => make('set')}>
          Generate a set
        </Button>
      )}
      {products.read && primary('Add component', () => make('component'))}
    </>
  )
}
