import { COUNT_STATES } from '@greenroom/inventory'
import { DocumentListScreen } from '#documents/DocumentListScreen.tsx'
import { countPath } from './paths.ts'
import { COUNT_ATOMS } from './counts.atoms.ts'
import { countColumns } from './counts.columns.ts'
import { UnsentCounts } from './UnsentCounts.tsx'

/** Counts, the newest first. */
export function CountsScreen() {
  return (
    <DocumentListScreen
      one="count"
      many="counts"
      create="createCount"
      states={COUNT_STATES}
      pages={COUNT_ATOMS.pages}
      columns={countColumns}
      pathOf={countPath}
      placeholder="Number, location or remarks"
      hint="Count what is really there: everything at a location, a department, a vendor, or a list of items."
    >
      <UnsentCounts />
    </DocumentListScreen>
  )
}
