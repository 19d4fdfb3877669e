import type { TabEntry } from '@greenroom/ui'
import { useNavigate } from 'react-router-dom'
import { itemPath } from '#screens/item-path.ts'
import type { Wording } from '../value-text.ts'
import type { ChangeSet } from '#records/change-sets.atoms.ts'
import type { ShownRows } from './change-set.atoms.ts'
import { ChangeRows } from './ChangeRows.tsx'
import { ChangeStays } from './ChangeStays.tsx'
import { ChangeTabs } from './ChangeTabs.tsx'

type ChangeSetListsProps = { changeSet: ChangeSet; wording: Wording }

/** The items of an applied change set, a tab for each count. */
export function ChangeSetLists({
  changeSet: { changeSetID, total, counts, undo, undoneBy, removed },
  wording,
}: ChangeSetListsProps) {
  const navigate = useNavigate()
  const entry = (id: ShownRows, label: string, count: number, empty: string): TabEntry => ({
    id,
    label,
    count,
    content: (
      <ChangeRows
        {...{ changeSetID, label, empty, wording }}
        show={id}
        onOpen={({ itemID, isRemoved }) => !isRemoved && void navigate(itemPath(itemID))}
      />
    ),
  })
  const staying = (label: string, count: number): TabEntry => ({
    id: 'stays',
    label,
    count,
    content: <ChangeStays {...{ changeSetID, label }} />,
  })
  const tabs = [
    entry('change', 'Changed', total, 'No items changed'),
    // After an undo, "changed since" would list the undo itself.
    ...(undo && !undoneBy ? [entry('changedSince', 'Changed since', undo.changedSince, 'No items changed since')] : []),
    ...(undo?.removal && !undoneBy ? [staying('Stays if undone', undo.removal.stays)] : []),
    ...(removed ? [staying('Stays', removed.stays)] : []),
    ...(counts
      ? [
          entry('problems', 'Left out', counts.problems + counts.system, 'No items left out'),
          entry('unchanged', 'Unchanged', counts.unchanged, 'No unchanged items'),
        ]
      : []),
  ]
  return <ChangeTabs label="Items of this change" tabs={tabs} />
}
