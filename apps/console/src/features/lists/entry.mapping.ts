import { type EntryField, type EntryFieldName, LIST_KINDS, type ListKind } from '@greenroom/validation'
import type { Entry } from './lists.atoms.ts'

/** An entry as the form shows it: text as typed, or a list of texts. */
export type EntryForm = Readonly<Partial<Record<EntryFieldName, string | readonly string[]>>>

/** The first choice of a new entry, where it has one. */
export function newForm(kind: ListKind): EntryForm {
  return Object.fromEntries(
    LIST_KINDS[kind].fields.map(({ name, kind: written, options }) => [
      name,
      written === 'texts' ? [] : String(options?.[0]?.value ?? ''),
    ]),
  )
}

export function formOfEntry(kind: ListKind, entry: Entry): EntryForm {
  return Object.fromEntries(
    LIST_KINDS[kind].fields.map(({ name }) => {
      const value = entry[name]
      return [name, Array.isArray(value) ? value : String(value ?? '')]
    }),
  )
}

/** A value as people read it. */
export function valueText({ options = [] }: EntryField, value: Entry[keyof Entry]): string {
  if (Array.isArray(value)) return value.join(', ')
  return options.find((option) => option.value === value)?.label ?? String(value ?? '')
}
