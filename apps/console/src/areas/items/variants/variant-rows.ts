import {
  isRowChanged,
  nextSheet,
  type SheetAction,
  type SheetCells,
  type SheetIssues,
  sheetOf,
  type SheetRow,
} from '@greenroom/ui'
import type { ItemDraft, ItemFieldName } from '@greenroom/catalog'
import { type KeptRow, keptRows, rowsOfKept } from '#forms/kept-rows.ts'
import { formOfItem, type ItemForm } from '../form/item.mapping.ts'
import type { Item } from '../list/product-row.ts'
import { NO_VARIANTS, type VariantsState } from './variants-state.ts'

/** The fields of a variant in the order of the matrix columns. */
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

export type VariantsAction =
  | SheetAction
  | { do: 'mark'; issues: SheetIssues }
  | { do: 'allowSame'; allow: boolean }
  /** A price of the main item changed: new variants that had it follow. */
  | { do: 'inherit'; column: 'costPrice' | 'sellingPrice'; from: string; to: string }
  /** The stored variants of a product; unsaved edits stay on top of them. */
  | { do: 'renew'; items: readonly Item[]; of: string }
  /** The stored version of one variant; unsaved edits stay on top of it. */
  | { do: 'adopt'; item: Item }
  /** Everything was saved. The stored variants have new versions, which are loaded next. */
  | { do: 'saved' }

/** The part of the matrix that survives a reload: new and changed rows, and the versions of the latter. */
export type VariantsDraft = {
  rows: KeptRow[]
  versions: Record<string, number>
  allowSame: boolean
}

export function draftOfVariants({ sheet, versions, allowSame }: VariantsState): VariantsDraft {
  const rows = keptRows(sheet.rows.filter(isRowChanged))
  const known = rows.flatMap(({ id }) => (versions.has(id) ? [[id, versions.get(id)!]] : []))
  return { rows, versions: Object.fromEntries(known), allowSame }
}

/** The other rows are loaded when the matrix is opened. */
export function variantsOfDraft({ rows, versions, allowSame }: VariantsDraft): VariantsState {
  const typed = rowsOfKept(rows).map((row) => (row.before ? { ...row, locked: LOCKED } : row))
  return withChanges({ ...NO_VARIANTS, sheet: sheetOf(typed), versions: new Map(Object.entries(versions)), allowSame })
}

export function nextVariants(state: VariantsState, action: VariantsAction): VariantsState {
  return withChanges(nextState(state, action))
}

function withChanges(state: VariantsState): VariantsState {
  return { ...state, isDirty: state.sheet.rows.some(isRowChanged) }
}

function nextState(state: VariantsState, action: VariantsAction): VariantsState {
  switch (action.do) {
    case 'mark':
      return { ...state, issues: action.issues }
    case 'allowSame':
      return { ...state, allowSame: action.allow }
    case 'inherit':
      return inherited(state, action)
    case 'renew':
      return renewed(state, action.items, action.of)
    case 'adopt':
      return adopted(state, action.item)
    case 'saved':
      return { ...NO_VARIANTS, sheet: sheetOf(state.sheet.rows.map(savedRow)) }
    case 'edit':
      return { ...state, sheet: nextSheet(state.sheet, action), issues: without(state.issues, action.edits) }
    default:
      return { ...state, sheet: nextSheet(state.sheet, action) }
  }
}

function inherited(state: VariantsState, { column, from, to }: Extract<VariantsAction, { do: 'inherit' }>) {
  const following = state.sheet.rows.filter(({ before, cells }) => before === undefined && cells[column] === from)
  if (following.length === 0) return state
  const rows = state.sheet.rows.map((row) =>
    following.includes(row) ? { ...row, cells: { ...row.cells, [column]: to } } : row,
  )
  const issues = without(
    state.issues,
    following.map(({ id }) => ({ row: id, column })),
  )
  return { ...state, sheet: { ...state.sheet, rows }, issues }
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

function renewed(state: VariantsState, items: readonly Item[], of: string): VariantsState {
  const typed = state.sheet.rows
  const byID = new Map(typed.map((row) => [row.id, row]))
  const stored = items.map((item) => rowOfItem(item, byID.get(item.itemID)))
  const added = typed.filter(({ before }) => before === undefined)
  const versions = new Map(items.map(({ itemID, version }) => [itemID, version]))
  return { ...state, sheet: sheetOf([...stored, ...added]), versions, loadedOf: of }
}

function adopted(state: VariantsState, item: Item): VariantsState {
  const rows = state.sheet.rows.map((row) => (row.id === item.itemID ? rowOfItem(item, row) : row))
  return { ...state, sheet: sheetOf(rows), versions: new Map(state.versions).set(item.itemID, item.version) }
}

function savedRow({ cells }: SheetRow): SheetRow {
  return { id: cells['itemID']!, before: cells, cells, locked: LOCKED }
}

/** The row of a stored variant, with unsaved edits on top of the stored values. */
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

/** Fields that identify the main item and are not copied to variants. */
const OWN: ReadonlySet<ItemFieldName> = new Set(['itemID', 'upc', 'name'])

/**
 * Rows of new variants: the main item with the values of the drafts. `series` keeps their keys distinct from those of
 * other rows, a restored draft's included.
 */
export function newRows(drafts: readonly ItemDraft[], main: ItemForm, series: string): SheetRow[] {
  const cellOf = (draft: ItemDraft, name: ItemFieldName) => draft[name] ?? (OWN.has(name) ? '' : main[name])
  return drafts.map((draft, index) => {
    const cells = Object.fromEntries(VARIANT_COLUMNS.map((name) => [name, String(cellOf(draft, name))]))
    return { id: `${series}:${index}`, cells: { ...cells, itemStatus: 'Active' } }
  })
}
