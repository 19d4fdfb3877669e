import { Checkbox, ConfirmDialog, TextLink } from '@greenroom/ui'
import { lazy, Suspense, useState } from 'react'
import { entitlementPath } from '#screens/entitlement-path.ts'
import { MayButton } from '#session/MayButton.tsx'
import styles from '../entitlements.module.css'
import { placeOfText } from '../place-text.ts'
import { NO_DATES } from '../typed-dates.ts'
import type { useSelectedCells } from './use-selected-cells.ts'

const CopyDialog = lazy(async () => ({ default: (await import('../CopyDialog.tsx')).CopyDialog }))
const DatesDialog = lazy(async () => ({ default: (await import('../DatesDialog.tsx')).DatesDialog }))

/** What is asked about the selected cells. */
export type Asked = 'dates' | 'remove' | 'copy' | undefined

type MatrixSelectionProps = {
  selected: ReturnType<typeof useSelectedCells>
  places: readonly string[]
  /** The name of the first of them. */
  name: string
  asked: Asked
  onAsk: (asked: Asked) => void
}

/** What can be done with the selected cells. */
export function MatrixSelection({ selected, places, name, asked, onAsk }: MatrixSelectionProps) {
  const { text, refused, removalRefused, pending } = selected
  const [existingOnly, setExistingOnly] = useState(false)
  const place = places.length === 1 ? placeOfText(places[0]!) : undefined
  const close = () => onAsk(undefined)
  const closeIf = async (done: Promise<boolean>) => {
    if (await done) close()
  }
  return (
    <div className={styles.selection} role="group" aria-label="Selected">
      <span role="status">{`${text} selected`}</span>
      <MayButton
        operation="changeEntitlements"
        size="small"
        denied={refused}
        pending={pending && !asked}
        onPress={() => void selected.entitle()}
      >
        Entitle
      </MayButton>
      <MayButton operation="changeEntitlements" size="small" denied={refused} onPress={() => onAsk('dates')}>
        Change dates
      </MayButton>
      <MayButton
        operation="removeEntitlementCells"
        size="small"
        variant="danger"
        denied={removalRefused}
        onPress={() => onAsk('remove')}
      >
        Remove
      </MayButton>
      <MayButton
        operation="copyEntitlements"
        size="small"
        variant="quiet"
        denied={places.length === 0 ? refused : undefined}
        onPress={() => onAsk('copy')}
      >
        {places.length < 2 ? 'Copy to this place' : `Copy to these ${places.length} places`}
      </MayButton>
      {place && <TextLink href={entitlementPath(place)}>{`What ${name} sells`}</TextLink>}
      <ConfirmDialog
        title={`Remove the entitlements of ${text}?`}
        open={asked === 'remove'}
        confirm="Remove"
        danger
        pending={pending}
        onConfirm={() => void closeIf(selected.remove())}
        onCancel={close}
      >
        <p>Only explicit entitlements are removed. Inherited ones stay. You can undo this.</p>
      </ConfirmDialog>
      <Suspense>
        {asked === 'dates' && (
          <DatesDialog
            title={`Dates of ${text}`}
            initial={NO_DATES}
            pending={pending}
            onSave={(dates) => void closeIf(selected.changeDates(dates, existingOnly))}
            onClose={close}
          >
            <Checkbox checked={existingOnly} onChange={setExistingOnly}>
              Only where there is an explicit entitlement already
            </Checkbox>
          </DatesDialog>
        )}
        {asked === 'copy' && <CopyDialog to={places} onClose={close} />}
      </Suspense>
    </div>
  )
}
