import { checkEntry, type EntryFields, LIST_KINDS, type ListKind, readEntry } from '@greenroom/catalog'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Stay } from '#browser/open-forms.atoms.ts'
import { firstFormState } from '#forms/form-state.ts'
import { type FormModel, useForm } from '#forms/use-form.ts'
import { entryFields, type EntryForm, formOfEntry } from './entry.mapping.ts'
import { createEntryAtom, type Entry, listSettingsAtom, updateEntryAtom } from './entries.atoms.ts'

export type EntryFormModel = FormModel<EntryForm, Entry>

/** The form of one entry of a list. */
export function useEntryForm(
  kind: ListKind,
  opened: Entry | undefined,
  stay?: Stay,
  /** What a new entry begins with. */
  proposed?: EntryForm,
): EntryFormModel {
  const { formats, restricted } = useAtomValue(listSettingsAtom)
  const create = useSetAtom(createEntryAtom)
  const update = useSetAtom(updateEntryAtom)
  return useForm<EntryForm, Entry>(
    opened,
    {
      one: LIST_KINDS[kind].one,
      fields: entryFields(kind),
      formOf: (entry) => formOfEntry(kind, entry),
      check(form, stored) {
        const { entry, issues: unread } = readEntry(kind, form)
        const unreadable = unread.map(({ field }) => field)
        const broken = checkEntry(kind, entry, { restricted, stored, priceDecimals: formats.priceDecimals })
        return [...unread, ...broken.filter(({ field }) => !unreadable.includes(field))]
      },
      /** Only what was changed is sent, so that nothing untouched is overwritten. */
      async save(form, { stored, changed, headers }) {
        const { entry } = readEntry(kind, form)
        if (!stored) return create(kind, bodyOf(entry), headers)
        const changes = bodyOf(Object.fromEntries(changed.map((name) => [name, entry[name]])))
        return update(kind, { ...changes, id: stored.id, version: stored.version }, headers)
      },
    },
    stay,
    proposed && firstFormState<EntryForm, Entry>(undefined, proposed),
  )
}

function bodyOf({ choices, ...fields }: Partial<EntryFields>) {
  return { ...fields, ...(choices && { choices: [...choices] }) } as Partial<EntryFields> & {
    id: string
    choices?: string[]
  }
}
