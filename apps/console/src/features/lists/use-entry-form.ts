import { checkEntry, type EntryFields, LIST_KINDS, type ListKind, quote, readEntry } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { type RecordModel, useRecordForm } from '#app/records/use-record-form.ts'
import { type EntryForm, formOfEntry, newForm, valueText } from './entry.mapping.ts'
import { createEntryAtom, type Entry, updateEntryAtom } from './lists.atoms.ts'

export type EntryFormModel = RecordModel<EntryForm, Entry>

/** The form of one entry of a list. */
export function useEntryForm(kind: ListKind, opened: Entry | undefined, restricted: string): EntryFormModel {
  const create = useSetAtom(createEntryAtom)
  const update = useSetAtom(updateEntryAtom)
  const { fields } = LIST_KINDS[kind]
  return useRecordForm<EntryForm, Entry>(opened, {
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    formOf: (entry) => (entry ? formOfEntry(kind, entry) : newForm(kind)),
    check(form, stored) {
      const { entry, issues: unread } = readEntry(kind, form)
      const unreadable = unread.map(({ field }) => field)
      const broken = checkEntry(kind, entry, { restricted, isStored: stored !== undefined })
      return [...unread, ...broken.filter(({ field }) => !unreadable.includes(field))]
    },
    /** Only what was changed is sent, so that nothing untouched is overwritten. */
    async save(form, stored, changed) {
      const { entry } = readEntry(kind, form)
      if (!stored) return create(kind, bodyOf(entry))
      const changes = bodyOf(Object.fromEntries(changed.map((name) => [name, entry[name]])))
      return update(kind, { ...changes, id: stored.id, version: stored.version })
    },
    textOf: (name, entry) =>
      quote(
        valueText(
          fields.find((field) => field.name === name)!,
          entry[name],
        ),
      ),
  })
}

function bodyOf({ choices, ...fields }: Partial<EntryFields>) {
  return { ...fields, ...(choices && { choices: [...choices] }) } as Partial<EntryFields> & {
    id: string
    choices?: string[]
  }
}
