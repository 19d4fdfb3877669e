import { Button, countOf } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { together, useResource } from '#data/use-resource.ts'
import { useMay, useSees } from '#session/may.ts'
import { readRecordView } from '#records/record-view.ts'
import { RecordList } from '#records/RecordList.tsx'
import type { RowActions } from '#records/RecordSelection.tsx'
import { useOpening } from '#records/use-opening.ts'
import {
  type Components,
  componentsAtom,
  ctoSettingsAtom,
  deleteGroupAtom,
  groupsAtom,
  type StoredGroup,
  updateGroupAtom,
} from './cto.atoms.ts'
import { groupColumns } from './groups.columns.ts'

const GroupDialog = lazy(async () => ({ default: (await import('./GroupDialog.tsx')).GroupDialog }))

const NONE: readonly StoredGroup[] = []
const NO_PARTS: Components = { components: [], sets: [] }

const textsOf = ({ id, name }: StoredGroup) => [id, name]

/** The option groups of the company. A group is created once and attached to any number of items. */
export function OptionGroups() {
  const { formats } = useAtomValue(ctoSettingsAtom)
  const seesPrice = useSees('sellingPrice')
  const mayMake = useMay('createOptionGroup').may
  const [stored, offered] = [useResource(groupsAtom), useResource(componentsAtom)]
  const update = useSetAtom(updateGroupAtom)
  const remove = useSetAtom(deleteGroupAtom)
  const { open, make, close } = useOpening()
  const view = readRecordView(useSearchParams()[0])
  const columns = useMemo(() => groupColumns(formats, seesPrice), [formats, seesPrice])
  const { value: groups = NONE } = stored
  const { value: parts = NO_PARTS } = offered
  const loaded = together(stored, offered)
  const opened = groups.find(({ id }) => id === view.opened)
  const isNew = view.makes === 'group' && mayMake

  const actions: RowActions<StoredGroup> = {
    async setStatus(rows, status) {
      for (const { id, version } of rows) await update({ id, version, status })
    },
    remove,
    needs: { setStatus: 'updateOptionGroup', remove: 'deleteOptionGroup' },
    removal: 'Delete',
    consequence: "No items use it. You can't undo this.",
    nameOf: ({ name }) => name,
    keptBy: (group) => keptBy(group, groups),
  }

  return (
    <>
      <RecordList
        one="option group"
        many="option groups"
        rows={groups}
        {...{ columns, loaded, textsOf, actions }}
        rowId={({ id }) => id}
        placeholder="ID or name"
        statuses={['Active', 'Inactive']}
        hint="An option group is something a customer chooses, such as the name on the back."
        start={mayMake && <Button onPress={() => make('group')}>New option group</Button>}
        onOpen={({ id }) => open(id)}
      />
      <Suspense>
        {(opened || isNew) && (
          <GroupDialog key={opened?.id ?? ''} {...{ opened, groups, ...parts }} onSaved={close} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

function keptBy({ id, items }: StoredGroup, groups: readonly StoredGroup[]): string | undefined {
  if (items > 0) return `${countOf(items, 'item uses', 'items use')} it`
  const ruled = groups.find((one) => one.id !== id && one.rules.some(({ groupID }) => groupID === id))
  return ruled && `A rule of ${ruled.name} refers to it`
}
