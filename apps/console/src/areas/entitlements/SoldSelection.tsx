import { Button, ConfirmDialog, countOf } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import type { EntitledPlace } from '#screens/entitlement-path.ts'
import { MayButton } from '#session/MayButton.tsx'
import { entitleAtom, removeAtom, type SellingDates, type SoldItem } from './entitlements.atoms.ts'
import styles from './entitlements.module.css'
import { inWords } from './place-words.ts'
import { NO_DATES, type TypedDates } from './typed-dates.ts'
import { useChange } from './use-change.ts'

const DatesDialog = lazy(async () => ({ default: (await import('./DatesDialog.tsx')).DatesDialog }))

type SoldSelectionProps = {
  place: EntitledPlace
  name: string
  selected: readonly SoldItem[]
  onDone: () => void
}

/** What can be done with selected items: their dates changed, their own entitlements removed. */
export function SoldSelection({ place, name, selected, onDone }: SoldSelectionProps) {
  const [asks, setAsks] = useState<'dates' | 'remove'>()
  const entitle = useSetAtom(entitleAtom)
  const remove = useSetAtom(removeAtom)
  const { perform, pending } = useChange()
  const own = selected.filter(({ inherited }) => !inherited)
  const inherited = selected.length - own.length
  const where = inWords(place.type, name)

  async function changeDates(dates: SellingDates) {
    const cells = selected.map(({ itemID }) => ({ itemID, ...place }))
    const isDone = await perform(
      'Items cannot be entitled',
      () => entitle({ cells, dates }),
      (change) => `Dates of ${countOf(change.dated + change.entitled, 'item', 'items')} at ${where} changed`,
    )
    if (!isDone) return
    setAsks(undefined)
    onDone()
  }

  async function removeOwn() {
    const cells = own.map(({ itemID }) => ({ itemID, ...place }))
    const failed = own.length === 1 ? 'Entitlements item cannot be removed' : 'Entitlements cannot be removed'
    const isDone = await perform(
      failed,
      () => remove({ cells }),
      ({ removed }) => {
        return `${countOf(removed, 'entitlement', 'entitlements')} of ${where} removed`
      },
    )
    setAsks(undefined)
    if (isDone) onDone()
  }

  return (
    <div className={styles.selection} role="group" aria-label="Selected">
      <span>{countOf(selected.length, 'item', 'items')} selected</span>
      <MayButton operation="changeEntitlements" size="small" onPress={() => setAsks('dates')}>
        Change dates
      </MayButton>
      <MayButton
        operation="removeEntitlementCells"
        size="small"
        variant="danger"
        denied={own.length === 0 ? 'What is inherited is removed at the place that has it.' : undefined}
        onPress={() => setAsks('remove')}
      >
        Remove
      </MayButton>
      <Button size="small" variant="quiet" onPress={onDone}>
        Clear selection
      </Button>
      <ConfirmDialog
        title={`Remove ${countOf(own.length, 'entitlement', 'entitlements')}?`}
        open={asks === 'remove'}
        confirm="Remove"
        danger
        pending={pending}
        onConfirm={() => void removeOwn()}
        onCancel={() => setAsks(undefined)}
      >
        <p>{`${where} no longer sells these items, unless it inherits them. You can undo this.`}</p>
        {inherited > 0 && (
          <p>{`${countOf(inherited, 'selected item is', 'selected items are')} inherited and stay.`}</p>
        )}
      </ConfirmDialog>
      <Suspense>
        {asks === 'dates' && (
          <DatesDialog
            title={`Dates of ${countOf(selected.length, 'item', 'items')}`}
            initial={sharedDates(selected)}
            pending={pending}
            onSave={(dates) => void changeDates(dates)}
            onClose={() => setAsks(undefined)}
          >
            {inherited > 0 && (
              <p className={styles.note}>
                {`${countOf(inherited, 'item is', 'items are')} inherited so far. ${where} gets entitlements of its own to them, with these dates.`}
              </p>
            )}
          </DatesDialog>
        )}
      </Suspense>
    </div>
  )
}

/** The dates that all have, if they have the same. */
function sharedDates(selected: readonly SoldItem[]): TypedDates {
  const [first] = selected
  const isShared = selected.every(({ from, to }) => from === first?.from && to === first?.to)
  return isShared ? { from: first?.from ?? '', to: first?.to ?? '' } : NO_DATES
}
