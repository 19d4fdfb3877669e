import { Button } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAccess } from '#app/session.atoms.ts'
import { countOf, readRecordView } from '#app/records/record-view.ts'
import { RecordList } from '#app/records/RecordList.tsx'
import type { RowActions } from '#app/records/RecordSelection.tsx'
import { useLoaded } from '#app/records/use-loaded.ts'
import { useOpening } from '#app/records/use-opening.ts'
import {
  ctoSettingsAtom,
  deleteGroupAtom,
  loadGroupsAndPartsAtom,
  type StoredGroup,
  updateGroupAtom,
} from './cto.atoms.ts'
import { groupColumns } from './groups.columns.ts'

const GroupDialog = lazy(async () => ({ default: (await import('./GroupDialog.tsx')).GroupDialog }))

const NONE = { groups: [], components: [], sets: [] }
const ENTITIES = ['optionGroup', 'ctoComponent', 'ctoConfiguration']

const textsOf = ({ id, name }: StoredGroup) => [id, name]

/** What can be chosen about items: each group is made once, and attached to any number of them. */
export function OptionGroups() {
  const { formats } = useAtomValue(ctoSettingsAtom)
  const seesPrice = useAccess('CATALOG_PRODUCT_PRICE').read
  const mayWrite = useAccess('CATALOG_PRODUCT_CTO').write
  const loaded = useLoaded(useSetAtom(loadGroupsAndPartsAtom), NONE, ENTITIES)
  const update = useSetAtom(updateGroupAtom)
  const remove = useSetAtom(deleteGroupAtom)
  const { open, make, close } = useOpening()
  const view = readRecordView(useSearchParams()[0])
  const columns = useMemo(() => groupColumns(formats, seesPrice), [formats, seesPrice])
  const { groups, components, sets } = loaded
  const opened = groups.find(({ id }) => id === view.opened)
  const isNew = view.makes === 'group' && mayWrite

  const actions: RowActions<StoredGroup> = {
    async setStatus(rows, status) {
      for (const { id, version } of rows) await update({ id, version, status })
    },
    remove,
    removal: 'Delete',
    consequence: 'No item has it. It cannot be brought back.',
    nameOf: ({ name }) => name,
    keptBy: (group) => keptBy(group, groups),
  }

  return (
    <>
      <RecordList
        feature="CATALOG_PRODUCT_CTO"
        one="option group"
        many="option groups"
        rows={groups}
        {...{ columns, loaded, textsOf, actions }}
        rowId={({ id }) => id}
        placeholder="ID or name"
        statuses={['Active', 'Inactive']}
        hint="An option group is one thing that a customer chooses, such as the name on the back."
        start={mayWrite && <Button onPress={() => make('group')}>New option group</Button>}
        onOpen={({ id }) => open(id)}
      />
      <Suspense>
        {(opened || isNew) && (
          <GroupDialog
            key={opened?.id ?? ''}
            {...{ opened, groups, components, sets }}
            onSaved={() => {
              void loaded.reload()
              close()
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

function keptBy({ id, items }: StoredGroup, groups: readonly StoredGroup[]): string | undefined {
  if (items > 0) return `${countOf(items, 'item has', 'items have')} it`
  const ruled = groups.find((one) => one.id !== id && one.rules.some(({ groupID }) => groupID === id))
  return ruled && `A rule of ${ruled.name} is about it`
}
