import { atom } from 'jotai'
import { fields, flag, listOf, number, orNull, type Reader, text } from '#app/record-readers.ts'
import { userAtom } from '#app/session.atoms.ts'
import { forget, keep, recall, type RecordKind } from '#app/stored-records.ts'
import { firstFormState, type FormState, isDirty } from './item-form-state.ts'
import { type FormValue, type ItemForm, newItemForm } from './item.mapping.ts'

/** What a reload must not lose: the form as typed, over what it was loaded from. A new item has no version. */
export type ItemDraft = { version: number | null; before: ItemForm; form: ItemForm }

const readValue: Reader<FormValue> = (value) => text(value) ?? flag(value) ?? listOf(text)(value)

const NAMES = Object.keys(newItemForm())

/** Every field of this release, and additional attributes. */
const readForm: Reader<ItemForm> = (value) => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const read = Object.fromEntries(entries.map(([name, one]) => [name, readValue(one)]))
  const isWhole = NAMES.every((name) => name in read) && !Object.values(read).includes(undefined)
  return isWhole ? (read as ItemForm) : undefined
}

/** One for each item and tab of the browser, so that two tabs with a new item each do not share it. */
export function itemDraftKind(itemID = ''): RecordKind<ItemDraft> {
  const read = fields({ version: orNull(number), before: readForm, form: readForm })
  return { name: `itemDraft.${encodeURIComponent(itemID)}`, version: 1, perTab: true, read }
}

/** What was being typed before the page was loaded anew. */
export function itemDraftAtom(itemID: string | undefined) {
  return atom((get) => recall(itemDraftKind(itemID), get(userAtom)))
}

/** The state of the form that was kept. */
export function stateOfDraft({ version, before, form }: ItemDraft): FormState {
  return firstFormState({ form: before, version: version ?? undefined }, form)
}

/** Keeps what is typed while there is something to save, and forgets it when there is not. */
export const keepItemDraftAtom = atom(null, (get, _set, itemID: string | undefined, state: FormState) => {
  const { loaded, form } = state
  const kind = itemDraftKind(itemID)
  if (!isDirty(state)) return forget(kind)
  void keep(kind, { version: loaded.version ?? null, before: loaded.form, form }, get(userAtom))
})
