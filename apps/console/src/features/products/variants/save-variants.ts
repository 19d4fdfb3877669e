// The part of the variants in the save of an item: what is wrong with them, and what is sent.
import type { components } from '@greenroom/openapi'
import { isRowChanged, type SheetCells, type SheetRow } from '@greenroom/ui'
import {
  type CheckContext,
  checkVariants,
  type DraftContext,
  type DraftIssue,
  type VariantDraft,
} from '@greenroom/validation'
import { changedFields, createBody, type ItemForm, newItemForm, updateBody, withFields } from '../item.mapping.ts'
import { VARIANT_COLUMNS, type VariantsState } from './variant-rows.ts'

/** The item type Variant (section 3). */
const VARIANT = '6'

/** A new variant: the main item with what the matrix says of the variant. What names one item alone is left out. */
function newVariantForm(main: ItemForm, cells: SheetCells): ItemForm {
  const own = { additionalUPCs: [], yellowDogIdentifier: '', itemImage: '', type: VARIANT }
  return { ...main, ...own, ...cells } as ItemForm
}

function draftOf({ cells, before }: SheetRow, main: ItemForm): VariantDraft {
  if (before) return { ...Object.fromEntries(changedCells(cells, before)), itemID: cells['itemID'], stored: true }
  return newVariantForm(main, cells)
}

function changedCells(cells: SheetCells, before: SheetCells): [string, string][] {
  return Object.entries(cells).filter(([name, value]) => value !== before[name])
}

/** Everything wrong with the variants (section 5), by row and column; warnings stand apart, with the rows they are about. */
export function variantIssues(rows: readonly SheetRow[], main: ItemForm, context: DraftContext) {
  const found = checkVariants(
    rows.map((row) => draftOf(row, main)),
    main,
    context,
  )
  const issues = new Map<string, Record<string, string>>()
  const refusing = found.filter(({ warning }) => !warning)
  for (const { field, message } of refusing) {
    const [, index, name = 'itemID'] = field.split('.')
    const { id } = rows[Number(index)]!
    issues.set(id, { ...issues.get(id), [name]: message })
  }
  const warned = found.filter((issue): issue is DraftIssue => issue.warning === true)
  return {
    issues,
    messages: [...new Set(refusing.map(({ message }) => message))],
    sameAttributes: warned.map(({ field }) => rows[Number(field.split('.')[1])]!),
  }
}

/** The IDs of variants that are new: none of them may be known to the server. */
export function newIDs(rows: readonly SheetRow[]): string[] {
  return rows.flatMap(({ cells, before }) => (before === undefined && cells['itemID'] ? cells['itemID'] : []))
}

type SentVariant = { row: SheetRow; body: components['schemas']['VariantFields'] }

/** What a save carries: the rows that are new or changed, and of these what changed. */
export function sentVariants({ sheet, versions }: VariantsState, main: ItemForm, context: CheckContext): SentVariant[] {
  return sheet.rows.filter(isRowChanged).flatMap((row): SentVariant[] => {
    const { id, cells, before } = row
    if (!before) return [{ row, body: createBody(newVariantForm(main, cells), { ...context, mode: 'create' }) }]
    const [loaded, form] = [before, cells].map((part) => withFields(BLANK, part as ItemForm, VARIANT_COLUMNS))
    if (changedFields(loaded!, form!).length === 0) return []
    return [{ row, body: updateBody(loaded!, form!, versions.get(id)!, { ...context, mode: 'edit' }) }]
  })
}

const BLANK = newItemForm()

/** What the server found wrong with the variants that were sent, by row and column. */
export function refusedIssues(errors: readonly { field: string; message: string }[], sent: readonly SentVariant[]) {
  const issues = new Map<string, Record<string, string>>()
  for (const { field, message } of errors) {
    const [part, index, name = 'itemID'] = field.split('.')
    const row = part === 'variants' ? sent[Number(index)]?.row : undefined
    if (row) issues.set(row.id, { ...issues.get(row.id), [name]: message })
  }
  return issues
}
