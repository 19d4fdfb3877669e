import { firstFormState } from '#forms/form-state.ts'
import { readKeptRows } from '#forms/kept-rows.ts'
import { fields, flag, listOf, number, orNull, type Reader, recordOf, text } from '#browser/record-readers.ts'
import type { Item } from '../list/product-row.ts'
import { draftOfVariants, type VariantsDraft, variantsOfDraft } from '../variants/variant-rows.ts'
import type { VariantsState } from '../variants/variants-state.ts'
import type { DraftForm, ItemFormStart, ItemFormState, KeptItem } from './item-form.ts'
import { PART_NAMES } from './item-parts.ts'
import { type FormValue, newItemForm } from './item.mapping.ts'

/**
 * What a reload must not lose: form and variants as typed, with the version they were loaded from. A new item has no
 * version.
 */
export type ItemDraft = { version: number | null; before: DraftForm; form: DraftForm; variants: VariantsDraft }

const readValue: Reader<FormValue> = (value) => text(value) ?? flag(value) ?? listOf(text)(value)

/** A row of a part: texts, numbers and flags by name. */
const readRow = recordOf((value) => (value === null ? null : (text(value) ?? flag(value) ?? number(value))))

const readPart: Reader<object[]> = listOf(readRow)

const PARTS: ReadonlySet<string> = new Set(PART_NAMES)

const NAMES = Object.keys(newItemForm())

/** Every field of this release, additional attributes, and the loaded parts. */
const readForm: Reader<DraftForm> = (value) => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const read = Object.fromEntries(entries.map(([name, one]) => [name, (PARTS.has(name) ? readPart : readValue)(one)]))
  const isWhole = NAMES.every((name) => name in read) && !Object.values(read).includes(undefined)
  return isWhole ? (read as unknown as DraftForm) : undefined
}

const readVariants = fields<VariantsDraft>({
  rows: readKeptRows,
  versions: recordOf(number),
  allowSame: flag,
})

const readDraft = fields<ItemDraft>({
  version: orNull(number),
  before: readForm,
  form: readForm,
  variants: readVariants,
})

export const readKeptItem: Reader<KeptItem> = (value) => {
  const draft = readDraft(value)
  return draft && { startOver: (opened) => startOfDraft(draft, opened) }
}

export function draftOfItem({ stored, base, form }: ItemFormState, variants: VariantsState): ItemDraft {
  return { version: stored?.item.version ?? null, before: base, form, variants: draftOfVariants(variants) }
}

/** The stored form and variants, applied to the version of the item that they were loaded from. */
function startOfDraft({ version, before, form, variants }: ItemDraft, opened: Item | undefined): ItemFormStart {
  const parts = Object.fromEntries(PART_NAMES.flatMap((name) => (before[name] ? [[name, before[name]]] : [])))
  const stored = opened && version !== null ? { item: { ...opened, version }, parts } : undefined
  return { state: firstFormState(stored, before, form), variants: variantsOfDraft(variants) }
}
