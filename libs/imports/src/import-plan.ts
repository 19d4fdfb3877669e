import {
  type CheckContext,
  type ItemDraft,
  type ItemField,
  type ItemFieldName,
  itemFields,
  keptProductID,
} from '@greenroom/catalog'
import type { AttributeColumn } from './import-attributes.ts'
import { readNumber } from '@greenroom/validation'
import type { FileNotation } from './file-notation.ts'
import type { EntryReader, MissingChoices } from './import-entries.ts'

/** The column of each field, counted from 0. */
export type ColumnMapping = { readonly [Name in ItemFieldName]?: number }

/** Corrections for imperfect files. Each is off unless chosen. */
export type ImportOptions = {
  /** Trim white space from both ends of every cell. */
  trimSpaces?: boolean
  /** The replacement for each restricted character; may be empty. */
  replaceRestricted?: string
  /** Skip rows without a name instead of rejecting them. */
  skipWithoutName?: boolean
  /** Skip rows of system items, which cannot be changed, instead of rejecting them. */
  skipSystemItems?: boolean
  /** Treat a blank cost or selling price as omitted instead of rejecting the row. */
  blankPrices?: boolean
  /** How the file writes its numbers; if omitted, as people type them (N2). */
  notation?: FileNotation
  /** What to do with names without a record, by list; without a choice, the row is rejected. */
  missing?: MissingChoices
}

export type ImportPlan = {
  columns: readonly { field: ItemField; index: number }[]
  /** The columns of additional attributes. */
  attributes: readonly AttributeColumn[]
  /** If omitted, references are read as IDs. */
  entries: EntryReader | undefined
  options: ImportOptions
  context: CheckContext
}

/** Fields that an import may fill. */
export const importableFields: readonly ItemField[] = itemFields.filter(({ importable }) => importable)

/** The values of a new item's fields without a column. Never written over an existing item. */
export const IMPORT_DEFAULTS = {
  type: 1,
  costPrice: 0,
  sellingPrice: 0,
  itemStatus: 'Active',
  reportingMode: 'ALL',
} as const satisfies ItemDraft

/**
 * How to read the rows of a file. A field without a column stays unchanged. Columns for fields that cannot be imported,
 * or that the user cannot see, are left out.
 */
export function planImport(
  mapping: ColumnMapping,
  options: ImportOptions,
  context: Pick<CheckContext, 'restricted' | 'hidden'>,
  { attributes = [], entries }: { attributes?: readonly AttributeColumn[]; entries?: EntryReader } = {},
): ImportPlan {
  const { notation } = options
  const plainNumber = notation && ((text: string) => readNumber(text, notation))
  const columns = importableFields.flatMap((field) => {
    const index = mapping[field.name]
    if (index === undefined || context.hidden?.has(field.name)) return []
    // Whether the item has the product ID is known once it is found.
    return [{ field: field.name === 'productID' ? keptProductID : field, index }]
  })
  return {
    columns,
    attributes,
    entries,
    options,
    context: { ...context, mode: 'create', plainNumber },
  }
}

/**
 * Required fields of new items without a column or default, those that the account settings require last; nothing can
 * be read without an item ID.
 */
export function missingColumns(mapping: ColumnMapping, alsoRequired: Iterable<ItemFieldName> = []): ItemFieldName[] {
  return (['itemID', 'name', ...alsoRequired] as const).filter((name) => mapping[name] === undefined)
}
