import { RESTRICTION_KINDS } from '@greenroom/cto'
import { Button } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAccess } from '#app/session.atoms.ts'
import { countOf, readRecordView } from '#app/records/record-view.ts'
import { RecordList } from '#app/records/RecordList.tsx'
import type { RowActions } from '#app/records/RecordSelection.tsx'
import { useLoaded } from '#app/records/use-loaded.ts'
import { useOpening } from '#app/records/use-opening.ts'
import {
  ctoSettingsAtom,
  deleteRestrictionAtom,
  loadRestrictionsAtom,
  type StoredRestriction,
  updateRestrictionAtom,
} from './cto.atoms.ts'
import { restrictionID } from './restriction.mapping.ts'
import { restrictionColumns } from './restrictions.columns.ts'

const RestrictionDialog = lazy(async () => ({ default: (await import('./RestrictionDialog.tsx')).RestrictionDialog }))

const NONE: { restrictions: StoredRestriction[] } = { restrictions: [] }
const ENTITIES = ['ctoRestriction', 'ctoConfiguration']

const textsOf = ({ kind, text, reason }: StoredRestriction) => [text, reason, RESTRICTION_KINDS[kind]]

/** The words that may not be written on an item, and the numbers that may not be worn. */
export function Blacklist() {
  const { formats } = useAtomValue(ctoSettingsAtom)
  const mayWrite = useAccess('CATALOG_PRODUCT_CTO').write
  const load = useSetAtom(loadRestrictionsAtom)
  const loaded = useLoaded(
    useCallback(async () => ({ restrictions: await load() }), [load]),
    NONE,
    ENTITIES,
  )
  const update = useSetAtom(updateRestrictionAtom)
  const remove = useSetAtom(deleteRestrictionAtom)
  const { open, make, close } = useOpening()
  const view = readRecordView(useSearchParams()[0])
  const columns = useMemo(() => restrictionColumns(formats), [formats])
  const opened = loaded.restrictions.find((one) => restrictionID(one) === view.opened)
  const isNew = view.makes === 'restriction' && mayWrite

  const actions: RowActions<StoredRestriction> = {
    async setStatus(rows, status) {
      for (const { kind, text, version } of rows) await update({ kind, text, version, status })
    },
    remove,
    removal: 'Delete',
    consequence: 'From then on it may be written on every item.',
    nameOf: ({ text }) => text,
    keptBy: ({ items }) => (items > 0 ? `${countOf(items, 'item allows', 'items allow')} it` : undefined),
  }

  return (
    <>
      <RecordList
        feature="CATALOG_PRODUCT_CTO"
        one="restriction"
        many="restrictions"
        rows={loaded.restrictions}
        {...{ columns, loaded, textsOf, actions }}
        rowId={restrictionID}
        placeholder="Word, number or reason"
        statuses={['Active', 'Inactive']}
        hint="Block words that may not be written on an item, and numbers that may not be worn."
        start={mayWrite && <Button onPress={() => make('restriction')}>New restriction</Button>}
        onOpen={(one) => open(restrictionID(one))}
      />
      <Suspense>
        {(opened || isNew) && (
          <RestrictionDialog
            key={view.opened ?? ''}
            opened={opened}
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
