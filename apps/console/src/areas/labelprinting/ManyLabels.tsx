import { ConfirmDialog, numbers } from '@greenroom/ui'

/** More labels are asked about first. */
export const MOST_UNASKED = 100

type ManyLabelsProps = {
  count: number
  hasPrinter: boolean
  open: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before many labels are printed. */
export function ManyLabels({ count, hasPrinter, ...dialog }: ManyLabelsProps) {
  return (
    <ConfirmDialog
      title={`Print ${numbers.text(count)} labels?`}
      confirm={`Print ${numbers.text(count)} labels`}
      {...dialog}
    >
      {hasPrinter ? 'Check that enough labels are in the printer.' : 'They are downloaded, or printed as a PDF, next.'}
    </ConfirmDialog>
  )
}
