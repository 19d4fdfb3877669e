import {
  isRowChanged,
  nextSheet,
  type SheetAction,
  type SheetCells,
  type SheetIssues,
  sheetOf,
  type SheetRow,
  type SheetState,
} from '@greenroom/ui'
import type { ItemDraft, ItemFieldName } from '@greenroom/validation'
import { formOfItem, type ItemForm } from '../item.mapping.ts'
import type { Item } from '../product-row.ts'

/** The fields of a variant that the matrix shows, in the order of its columns. */
export const VARIANT_COLUMNS = [
  'itemID',
  'name',
  'upc',
  'size',
  'color',
  'style',
  'brand',
  'season',
  'team',
  'costPrice',
  'sellingPrice',
  'itemStatus',
] as const satisfies ItemFieldName[]

/** The variants of an item as they are being edited, and what is wrong with them. */
export type VariantsState = Readonly<{
  sheet: SheetState
  /** The version of each stored variant, by item ID. */
  versions: ReadonlyMap<string, number>
  issues: SheetIssues
  /** Whether new variants may have the attributes of the main item (section 5). */
  allowSame: boolean
  /** The product that they were loaded of; '' for none. Undefined until they are loaded. */
  loadedOf?: string
}>

export type VariantsAction =
  | SheetAction
  | { do: 'mark'; issues: SheetIssues }
  | { do: 'allowSame'; allow: boolean }
  /** What the server holds now. What was typed since stays where `keep` says so. */
  | { do: 'renew'; items: readonly Item[]; keep: boolean; of: string }
  /** Back to what the server holds. */
  | { do: 'discard' }

const NO_ISSUES: SheetIssues = new Map()

/** What was typed in the matrix, as it survives a reload: rows that are new or changed, and the versions of the latter. */
export type VariantsDraft = {
  rows: { id: string; cells: SheetCells; before: SheetCells | null }[]
  versions: Record<string, number>
  allowSame: boolean
}

export const NO_VARIANTS: VariantsState = {
  sheet: sheetOf([]),
  versions: new Map(),
  issues: NO_ISSUES,
  allowSame: false,
}

export function draftOfVariants({ sheet, versions, allowSame }: VariantsState): VariantsDraft {
  const rows = sheet.rows.filter(isRowChanged).map(({ id, cells, before }) => ({ id, cells, before: before ?? null }))
  const known = rows.flatMap(({ id }) => (versions.has(id) ? [[id, versions.get(id)!]] : []))
  return { rows, versions: Object.fromEntries(known), allowSame }
}

/** The other rows come once the matrix is looked at. */
export function variantsOfDraft({ rows, versions, allowSame }: VariantsDraft): VariantsState {
  const typed = rows.map(({ before, ...row }) => (before ? { ...row, before, locked: LOCKED } : row))
  return { ...NO_VARIANTS, sheet: sheetOf(typed), versions: new Map(Object.entries(versions)), allowSame }
}

export function nextVariants(state: VariantsState, action: VariantsAction): VariantsState {
  switch (action.do) {
    case 'mark':
      return { ...state, issues: action.issues }
    case 'allowSame':
      return { ...state, allowSame: action.allow }
    case 'renew':
      return renewed(state, action.items, action.keep, action.of)
    case 'discard':
      return { ...state, sheet: sheetOf(asLoaded(state.sheet.rows)), issues: NO_ISSUES, allowSame: false }
    case 'edit':
      return { ...state, sheet: nextSheet(state.sheet, action), issues: without(state.issues, action.edits) }
    default:
      return { ...state, sheet: nextSheet(state.sheet, action) }
  }
}

function without(issues: SheetIssues, edits: readonly { row: string; column: string }[]): SheetIssues {
  const left = new Map(issues)
  for (const { row, column } of edits) {
    const { [column]: _, ...others } = left.get(row) ?? {}
    if (Object.keys(others).length > 0) left.set(row, others)
    else left.delete(row)
  }
  return left
}

function asLoaded(rows: readonly SheetRow[]): SheetRow[] {
  return rows.flatMap((row) => (row.before ? { ...row, cells: row.before } : []))
}

function renewed(state: VariantsState, items: readonly Item[], keep: boolean, of: string): VariantsState {
  const typed = keep ? state.sheet.rows : []
  const byID = new Map(typed.map((row) => [row.id, row]))
  const stored = items.map((item) => rowOfItem(item, byID.get(item.itemID)))
  const added = typed.filter(({ before }) => before === undefined)
  const versions = new Map(items.map(({ itemID, version }) => [itemID, version]))
  const issues = keep ? state.issues : NO_ISSUES
  return { ...state, sheet: sheetOf([...stored, ...added]), versions, issues, loadedOf: of }
}

/** The row of a stored variant; what was typed in it goes on top of what the server holds. */
function rowOfItem(item: Item, typed: SheetRow | undefined): SheetRow {
  const before = cellsOf(formOfItem(item))
  const changed = VARIANT_COLUMNS.filter((name) => typed?.before && typed.cells[name] !== typed.before[name])
  const mine = Object.fromEntries(changed.map((name) => [name, typed!.cells[name]!]))
  return { id: item.itemID, before, cells: changed.length > 0 ? { ...before, ...mine } : before, locked: LOCKED }
}

const LOCKED: ReadonlySet<string> = new Set(['itemID'])

function cellsOf(form: ItemForm): SheetCells {
  return Object.fromEntries(VARIANT_COLUMNS.map((name) => [name, String(form[name])]))
}

/** What names one item alone, and is not taken over from the main item. */
const OWN: ReadonlySet<ItemFieldName> = new Set(['itemID', 'upc', 'name'])

/** Rows of new variants: like the main item but for what the drafts say. `series` tells them from those made before. */
export function newRows(drafts: readonly ItemDraft[], main: ItemForm, series: string): SheetRow[] {
  const cellOf = (draft: ItemDraft, name: ItemFieldName) => draft[name] ?? (OWN.has(name) ? '' : main[name])
  return drafts.map((draft, index) => {
    const cells = Object.fromEntries(VARIANT_COLUMNS.map((name) => [name, String(cellOf(draft, name))]))
    return { id: `${series}:${index}`, cells: { ...cells, itemStatus: 'Active' } }
  })
}

/** Whether there is anything to save. */
export function hasChanges({ sheet }: VariantsState): boolean {
  return sheet.rows.some(isRowChanged)
}
