import { type EntryField, type EntryFieldName, entryLimit, ENTRY_FIELDS, type ListKind } from '@greenroom/catalog'
import { labeledFields } from '#forms/form-fields.ts'
import type { Entry } from './entries.atoms.ts'

/** An entry as the form shows it: text as typed, or a list of texts. */
export type EntryForm = Readonly<Partial<Record<EntryFieldName, string | readonly string[]>>>

export function entryFields(kind: ListKind) {
  const fields = ENTRY_FIELDS[kind]
  return labeledFields<EntryForm>(
    Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    Object.fromEntries(fields.map((field) => [field.name, (value: Entry[keyof Entry]) => valueText(field, value)])),
  )
}

/** A value as people read it. */
export function valueText({ options = [] }: EntryField, value: Entry[keyof Entry]): string {
  if (Array.isArray(value)) return value.join(', ')
  return options.find((option) => String(option.value) === String(value))?.label ?? String(value ?? '')
}

/** A new entry begins with the first choice, where it has one. */
export function formOfEntry(kind: ListKind, entry: Entry | undefined): EntryForm {
  return Object.fromEntries(
    ENTRY_FIELDS[kind].map(({ name, kind: written, options }) => {
      const value = entry ? entry[name] : options?.[0]?.value
      return [name, Array.isArray(value) ? value : written === 'texts' ? [] : String(value ?? '')]
    }),
  )
}

/** A new entry called `text`, with an ID made from it: "Acme Prints" becomes ACME-PRINTS. */
export function proposedEntry(kind: ListKind, text: string, parentID?: string): EntryForm {
  const fields = ENTRY_FIELDS[kind]
  const called = fields.find(({ name }) => name === 'name') ?? fields.find(({ name }) => name === 'description')
  const id = text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return {
    ...formOfEntry(kind, undefined),
    id: id.slice(0, entryLimit(kind, 'id')),
    ...(called && { [called.name]: text }),
    ...(parentID && fields.some(({ name }) => name === 'parentID') && { parentID }),
  }
}
