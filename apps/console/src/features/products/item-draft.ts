import type { SheetCells } from '@greenroom/ui'
import { atom } from 'jotai'
import { fields, flag, listOf, number, orNull, type Reader, recordOf, text } from '#app/record-readers.ts'
import { userAtom } from '#app/session.atoms.ts'
import { forget, keep, recall, type RecordKind } from '#app/stored-records.ts'
import { firstFormState, isDirty } from './item-form-state.ts'
import { type FormValue, type ItemForm, newItemForm } from './item.mapping.ts'
import type { FormStart } from './use-item-form.ts'
import { draftOfVariants, hasChanges, type VariantsDraft, variantsOfDraft } from './variants/variant-rows.ts'

/** What a reload must not lose: form and variants as typed, over what they were loaded from. A new item has no version. */
export type ItemDraft = { version: number | null; before: ItemForm; form: ItemForm; variants: VariantsDraft }

const readValue: Reader<FormValue> = (value) => text(value) ?? flag(value) ?? listOf(text)(value)

const NAMES = Object.keys(newItemForm())

/** Every field of this release, and additional attributes. */
const readForm: Reader<ItemForm> = (value) => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const read = Object.fromEntries(entries.map(([name, one]) => [name, readValue(one)]))
  const isWhole = NAMES.every((name) => name in read) && !Object.values(read).includes(undefined)
  return isWhole ? (read as ItemForm) : undefined
}

const readCells: Reader<SheetCells> = recordOf(text)

const readVariants = fields<VariantsDraft>({
  rows: listOf(fields({ id: text, cells: readCells, before: orNull(readCells) })),
  versions: recordOf(number),
  allowSame: flag,
})

/** One for each item and tab of the browser, so that two tabs with a new item each do not share it. */
export function itemDraftKind(itemID = ''): RecordKind<ItemDraft> {
  const read = fields({ version: orNull(number), before: readForm, form: readForm, variants: readVariants })
  return { name: `itemDraft.${encodeURIComponent(itemID)}`, version: 2, perTab: true, read }
}

/** What was being typed before the page was loaded anew. */
export function itemDraftAtom(itemID: string | undefined) {
  return atom((get) => recall(itemDraftKind(itemID), get(userAtom)))
}

/** Form and variants as they were kept. */
export function startOfDraft({ version, before, form, variants }: ItemDraft): FormStart {
  return {
    state: firstFormState({ form: before, version: version ?? undefined }, form),
    variants: variantsOfDraft(variants),
  }
}

/** Keeps what is typed while there is something to save, and forgets it when there is not. */
export const keepItemDraftAtom = atom(null, (get, _set, itemID: string | undefined, { state, variants }: FormStart) => {
  const { loaded, form } = state
  const kind = itemDraftKind(itemID)
  if (!isDirty(state) && !hasChanges(variants)) return forget(kind)
  const draft = { version: loaded.version ?? null, before: loaded.form, form, variants: draftOfVariants(variants) }
  void keep(kind, draft, get(userAtom))
})

/** Forgets what was typed. */
export const forgetItemDraftAtom = atom(null, (_get, _set, itemID: string | undefined) => forget(itemDraftKind(itemID)))
