import { type ReadValues, readItem } from './check-item.ts'
import type { AttributeColumn } from './import-attributes.ts'
import type { EntryReader, MissingChoices } from './import-entries.ts'
import type { Issue } from './issue.ts'
import type { Item, ItemDraft } from './item.ts'
import { type ItemField, type ItemFieldName, itemFields } from './item-fields.ts'
import type { CheckContext } from './read-value.ts'

/** Which column of the file, counted from 0, fills which field. */
export type ColumnMapping = { readonly [Name in ItemFieldName]?: number }

/** What the user may choose for files as they really are. Each is off unless chosen. */
export type ImportOptions = {
  /** Take white space off both ends of every cell. */
  trimSpaces?: boolean
  /** What to put in the place of each restricted character; may be empty. */
  replaceRestricted?: string
  /** Skip rows without a name instead of rejecting them. */
  skipWithoutName?: boolean
  /** Skip rows of system items, which nothing may change, instead of rejecting them. */
  skipSystemItems?: boolean
  /** Take a blank cost or selling price for nothing said instead of rejecting the row. */
  blankPrices?: boolean
  /** What becomes of names that no entry has, by list; where nothing is chosen, the row is rejected. */
  missing?: MissingChoices
}

export type ImportPlan = {
  columns: readonly { field: ItemField; index: number }[]
  /** The columns of additional attributes. */
  attributes: readonly AttributeColumn[]
  /** Without one, references are taken for the IDs they may be. */
  entries: EntryReader | undefined
  options: ImportOptions
  context: CheckContext
}

/** Fields that a file may fill. */
export const importableFields: readonly ItemField[] = itemFields.filter(({ importable }) => importable)

/** What a new item gets in fields that the file has no column for. Never written over an item that exists. */
export const IMPORT_DEFAULTS = {
  type: 1,
  costPrice: 0,
  sellingPrice: 0,
  itemStatus: 'Active',
  reportingMode: 'ALL',
} as const satisfies ItemDraft

/**
 * How the rows of a file are to be read. A field without a column is left as it is. Columns for fields that may not be imported, or that the user may not see, are left out.
 */
export function planImport(
  mapping: ColumnMapping,
  options: ImportOptions,
  { restricted, hidden }: Pick<CheckContext, 'restricted' | 'hidden'>,
  { attributes = [], entries }: { attributes?: readonly AttributeColumn[]; entries?: EntryReader } = {},
): ImportPlan {
  const columns = importableFields.flatMap((field) => {
    const index = mapping[field.name]
    return index === undefined || hidden?.has(field.name) ? [] : [{ field, index }]
  })
  return { columns, attributes, entries, options, context: { mode: 'create', restricted, hidden } }
}

/** Fields that new items need and that no column and no default gives; nothing can be read without an item ID. */
export function missingColumns(mapping: ColumnMapping): ItemFieldName[] {
  return (['itemID', 'name'] as const).filter((name) => mapping[name] === undefined)
}

/**
 * A row as a whole new item: the user's defaults and ours for what the file does not say, the item ID for a missing UPC.
 */
export function newItemFrom(
  values: ReadValues,
  context: CheckContext,
  defaults: ItemDraft = {},
): { item: Item; issues: Issue[] } {
  const draft: ItemDraft = { ...IMPORT_DEFAULTS, ...defaults, upc: values.itemID, ...values }
  return readItem(draft, { ...context, mode: 'create' })
}
