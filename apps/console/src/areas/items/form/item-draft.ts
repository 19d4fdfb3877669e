import type { SheetCells } from '@greenroom/ui'
import { firstFormState } from '#forms/form-state.ts'
import { fields, flag, listOf, number, orNull, type Reader, recordOf, text } from '#session/record-readers.ts'
import { keep, type Kept, type Owner, readStored, type RecordKind } from '#session/stored-records.ts'
import type { Item } from '../list/product-row.ts'
import { draftOfVariants, type VariantsDraft, variantsOfDraft } from '../variants/variant-rows.ts'
import type { DraftForm, ItemFormStart } from './item-form.ts'
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

const readCells: Reader<SheetCells> = recordOf(text)

const readVariants = fields<VariantsDraft>({
  rows: listOf(fields({ id: text, cells: readCells, before: orNull(readCells) })),
  versions: recordOf(number),
  allowSame: flag,
})

function kindOf(record: Kept): RecordKind<ItemDraft> {
  const read = fields({ version: orNull(number), before: readForm, form: readForm, variants: readVariants })
  return { ...record, version: 3, read }
}

/** Stores the draft. */
export function keepDraft(record: Kept, { state, variants }: ItemFormStart, owner: Owner): void {
  const { stored, base, form } = state
  const version = stored?.item.version ?? null
  void keep(kindOf(record), { version, before: base, form, variants: draftOfVariants(variants) }, owner)
}

/** The stored draft; undefined if it can't be read. */
export async function readStoredDraft(record: Kept, owner: Owner) {
  const draft = await readStored(kindOf(record), owner)
  return draft && { startOver: (opened: Item | undefined) => startOfDraft(draft, opened) }
}

/** The stored form and variants, applied to the version of the item that they were loaded from. */
function startOfDraft({ version, before, form, variants }: ItemDraft, opened: Item | undefined): ItemFormStart {
  const parts = Object.fromEntries(PART_NAMES.flatMap((name) => (before[name] ? [[name, before[name]]] : [])))
  const stored = opened && version !== null ? { item: { ...opened, version }, parts } : undefined
  return { state: firstFormState(stored, before, form), variants: variantsOfDraft(variants) }
}
