import { RESTRICTION_KINDS } from '@greenroom/cto'
import { Button, countOf } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useResource } from '#data/use-resource.ts'
import { useMay } from '#session/may.ts'
import { readRecordView } from '#records/record-view.ts'
import { RecordList } from '#records/RecordList.tsx'
import type { RowActions } from '#records/RecordSelection.tsx'
import { useOpening } from '#records/use-opening.ts'
import {
  ctoSettingsAtom,
  deleteRestrictionAtom,
  restrictionsAtom,
  type StoredRestriction,
  updateRestrictionAtom,
} from './cto.atoms.ts'
import { restrictionID } from './restriction.mapping.ts'
import { restrictionColumns } from './restrictions.columns.ts'

const RestrictionDialog = lazy(async () => ({ default: (await import('./RestrictionDialog.tsx')).RestrictionDialog }))

const NONE: readonly StoredRestriction[] = []

const textsOf = ({ kind, text, reason }: StoredRestriction) => [text, reason, RESTRICTION_KINDS[kind]]

/** Words and numbers that customers can't put on an item. */
export function Blacklist() {
  const { formats } = useAtomValue(ctoSettingsAtom)
  const mayMake = useMay('createRestriction').may
  const loaded = useResource(restrictionsAtom)
  const { value: restrictions = NONE } = loaded
  const update = useSetAtom(updateRestrictionAtom)
  const remove = useSetAtom(deleteRestrictionAtom)
  const { open, make, close } = useOpening()
  const view = readRecordView(useSearchParams()[0])
  const columns = useMemo(() => restrictionColumns(formats), [formats])
  const opened = restrictions.find((one) => restrictionID(one) === view.opened)
  const isNew = view.makes === 'restriction' && mayMake

  const actions: RowActions<StoredRestriction> = {
    async setStatus(rows, status) {
      for (const { kind, text, version } of rows) await update({ kind, text, version, status })
    },
    remove,
    needs: { setStatus: 'updateRestriction', remove: 'deleteRestriction' },
    removal: 'Delete',
    consequence: 'Customers can then use it on every item.',
    nameOf: ({ text }) => text,
    keptBy: ({ items }) => (items > 0 ? `${countOf(items, 'item allows', 'items allow')} it` : undefined),
  }

  return (
    <>
      <RecordList
        one="restriction"
        many="restrictions"
        rows={restrictions}
        {...{ columns, loaded, textsOf, actions }}
        rowId={restrictionID}
        placeholder="Word, number or reason"
        statuses={['Active', 'Inactive']}
        hint="Block words and numbers that customers can't put on an item."
        start={mayMake && <Button onPress={() => make('restriction')}>New restriction</Button>}
        onOpen={(one) => open(restrictionID(one))}
      />
      <Suspense>
        {(opened || isNew) && (
          <RestrictionDialog key={view.opened ?? ''} opened={opened} onSaved={close} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
