import { Banner, Button, countOf } from '@greenroom/ui'
import type { Entry } from './use-entries.ts'

type MissedCodesProps = {
  /** The scans. */
  missed: readonly Entry[]
  onLookUp: () => void
  onDismiss: () => void
}

/** Scanned codes that no item is known to have. */
export function MissedCodes({ missed, onLookUp, onDismiss }: MissedCodesProps) {
  if (missed.length === 0) return null
  const codes = [...Map.groupBy(missed, ({ code }) => code)]
  return (
    <Banner
      tone="warning"
      title={countOf(codes.length, 'scanned code was not counted', 'scanned codes were not counted')}
      action={
        <>
          <Button size="small" onPress={onLookUp}>
            Look up again
          </Button>
          <Button size="small" variant="quiet" onPress={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {codes.map(([code, { length }]) => (length > 1 ? `${code} (${length} times)` : code)).join(', ')}
    </Banner>
  )
}
