import type { SheetIssues, SheetState } from '@greenroom/ui'

/** The variants of an item while they are edited, and their problems. */
export type VariantsState = Readonly<{
  sheet: SheetState
  /** The version of each stored variant, by item ID. */
  versions: ReadonlyMap<string, number>
  issues: SheetIssues
  /** Whether new variants may have the same attributes as the main item (section 5). */
  allowSame: boolean
  /** Whether there is anything to save. */
  isDirty: boolean
  /** The product whose variants are loaded; '' for none, undefined until they are loaded and after each save. */
  loadedOf?: string
}>

export const NO_VARIANTS: VariantsState = {
  sheet: { rows: [], past: [], future: [] },
  versions: new Map(),
  issues: new Map(),
  allowSame: false,
  isDirty: false,
}

/** Resets to the stored rows. */
export function withoutChanges(state: VariantsState): VariantsState {
  const { issues, allowSame, isDirty, sheet } = NO_VARIANTS
  const rows = state.sheet.rows.flatMap((row) => (row.before ? { ...row, cells: row.before } : []))
  return { ...state, issues, allowSame, isDirty, sheet: { ...sheet, rows } }
}
