import { useSetAtom } from 'jotai'
import { saveFile } from '#browser/save-file.ts'
import { ActionButton } from '#records/ActionButton.tsx'
import { exportSummaryAtom, type SummaryOrder } from './summary.atoms.ts'
import type { Summary } from '#screens/summary-path.ts'

/** Saves every row of the summary as a CSV file. */
export function ExportSummary({ summary, order }: { summary: Summary; order: SummaryOrder }) {
  const load = useSetAtom(exportSummaryAtom)
  return (
    <ActionButton
      label="Export CSV"
      operation="exportInventorySummary"
      act={async () => saveFile(await load(summary, order), `inventory-by-${summary.by}.csv`)}
      failed="The summary hasn't been exported"
    />
  )
}
