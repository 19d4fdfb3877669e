import { type EntryField, type EntryFieldName, LIST_KINDS, type ListKind, quote } from '@greenroom/validation'
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

/** The fields that differ, in the order of the form. */
export function changedFields(kind: ListKind, before: EntryForm, after: EntryForm): EntryFieldName[] {
  const names = LIST_KINDS[kind].fields.map(({ name }) => name)
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

export function changedLabels(kind: ListKind, before: EntryForm, after: EntryForm): string[] {
  const names = changedFields(kind, before, after)
  return LIST_KINDS[kind].fields.filter(({ name }) => names.includes(name)).map(({ label }) => label)
}

/** `mine` over `theirs`: what this user typed stays, all else is as the other saved it. */
export function mergedForm(kind: ListKind, original: EntryForm, mine: EntryForm, theirs: EntryForm): EntryForm {
  const typed = changedFields(kind, original, mine)
  return { ...theirs, ...Object.fromEntries(typed.map((name) => [name, mine[name]])) }
}

/** A value as people read it. */
export function valueText({ options = [] }: EntryField, value: Entry[keyof Entry]): string {
  if (Array.isArray(value)) return value.join(', ')
  return options.find((option) => option.value === value)?.label ?? String(value ?? '')
}

/** What `current`, saved by somebody else since, says of the fields that are changed in `mine` too; a message each. */
export function sharedChanges(kind: ListKind, original: EntryForm, mine: EntryForm, current: Entry) {
  const theirs = changedFields(kind, original, formOfEntry(kind, current))
  const both = changedFields(kind, original, mine).filter((name) => theirs.includes(name))
  return LIST_KINDS[kind].fields
    .filter(({ name }) => both.includes(name))
    .map((field) => ({
      field: field.name,
      message: `${current.updatedBy} saved ${quote(valueText(field, current[field.name])) || 'nothing'} here. Save again to replace it.`,
    }))
}
