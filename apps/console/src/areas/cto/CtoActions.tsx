import { Grid2x2Plus, Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { NEW_ITEM } from '#screens/item-path.ts'
import { MayButton } from '#session/MayButton.tsx'
import { type Guarded, useMay } from '#session/may.ts'
import { useOpening } from '#records/use-opening.ts'
import type { Tab } from './cto-view.ts'

/** The create buttons of one part of the screen. */
export function CtoActions({ tab }: { tab: Tab }) {
  const navigate = useNavigate()
  const { make } = useOpening()
  const { may: mayFindItems } = useMay('listItems')
  const primary = (operation: Guarded, label: string, onPress: () => void) => (
    <MayButton operation={operation} variant="primary" icon={<Plus />} onPress={onPress}>
      {label}
    </MayButton>
  )
  if (tab === 'items') return primary('createItem', 'New item', () => void navigate(NEW_ITEM))
  if (tab === 'groups') return primary('createOptionGroup', 'New option group', () => make('group'))
  if (tab === 'blacklist') return primary('createRestriction', 'New restriction', () => make('restriction'))
  return (
    <>
      <MayButton operation="generateComponents" icon={<Grid2x2Plus />} onPress={() => make('set')}>
        Generate a set
      </MayButton>
      {mayFindItems && primary('addComponent', 'Add component', () => make('component'))}
    </>
  )
}
