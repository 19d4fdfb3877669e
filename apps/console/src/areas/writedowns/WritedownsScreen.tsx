import { WRITEDOWN_STATES } from '@greenroom/inventory'
import { DocumentListScreen } from '#documents/DocumentListScreen.tsx'
import { writedownPath } from './paths.ts'
import { WRITEDOWN_ATOMS } from './writedowns.atoms.ts'
import { writedownColumns } from './writedowns.columns.ts'

/** Writedowns, the newest first. */
export function WritedownsScreen() {
  return (
    <DocumentListScreen
      one="writedown"
      many="writedowns"
      create="createWritedown"
      states={WRITEDOWN_STATES}
      pages={WRITEDOWN_ATOMS.pages}
      columns={writedownColumns}
      pathOf={writedownPath}
      placeholder="Number or remarks"
      hint="Lower the unit cost of items that are worth less: obsolete, damaged, spoiled, or out of fashion."
    />
  )
}
