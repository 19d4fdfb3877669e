import { ApiError, explain } from '@greenroom/api-client'
import {
  checkEntry,
  CORRECT_MARKED_FIELDS,
  type EntryFieldName,
  type EntryFields,
  type ListKind,
  readEntry,
} from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  changedFields,
  changedLabels,
  type EntryForm,
  formOfEntry,
  mergedForm,
  newForm,
  sharedChanges,
} from './entry.mapping.ts'
import { conflictOf, createEntryAtom, type Entry, updateEntryAtom } from './lists.atoms.ts'

/** What is wrong, in words, by field. */
export type EntryIssues = Record<string, string>

/** The form of one entry and its save. What a colleague saved meanwhile is taken over under what was typed. */
export function useEntryForm(kind: ListKind, opened: Entry | undefined, restricted: string) {
  const create = useSetAtom(createEntryAtom)
  const update = useSetAtom(updateEntryAtom)
  const [entry, setEntry] = useState(opened)
  const before = entry ? formOfEntry(kind, entry) : newForm(kind)
  const [form, setForm] = useState<EntryForm>(before)
  const [issues, setIssues] = useState<EntryIssues>({})
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState(false)
  const changed = changedLabels(kind, before, form)

  function load(next: Entry) {
    setEntry(next)
    setForm(formOfEntry(kind, next))
    mark([])
  }

  /** Takes the entry as it is stored by now; what was typed stays. */
  function adopt(next: Entry) {
    setEntry(next)
    setForm(mergedForm(kind, before, form, formOfEntry(kind, next)))
  }

  function mark(found: readonly { field: string; message: string }[], otherwise?: string) {
    setIssues(Object.fromEntries(found.map(({ field, message }) => [field, message])))
    setProblem(found.length > 0 ? CORRECT_MARKED_FIELDS : otherwise)
  }

  /** Answers what was saved; undefined where nothing was, and then the form says why. */
  async function submit(): Promise<Entry | undefined> {
    if (saving) return undefined
    if (entry && changed.length === 0) return entry
    const { entry: typed, issues: unread } = readEntry(kind, form)
    const unreadable = unread.map(({ field }) => field)
    const broken = checkEntry(kind, typed, { restricted, isStored: entry !== undefined })
    const found = [...unread, ...broken.filter(({ field }) => !unreadable.includes(field))]
    mark(found)
    if (found.length > 0) return undefined
    setSaving(true)
    try {
      const saved = entry ? await update(kind, changesOf(entry, typed)) : await create(kind, bodyOf(typed))
      load(saved)
      return saved
    } catch (failure) {
      refuse(failure)
      return undefined
    } finally {
      setSaving(false)
    }
  }

  /** Only what was changed is sent, so that nothing untouched is overwritten. */
  function changesOf({ id, version }: Entry, typed: Partial<EntryFields>) {
    const names = changedFields(kind, before, form)
    return { ...bodyOf(Object.fromEntries(names.map((name) => [name, typed[name]]))), id, version }
  }

  function refuse(failure: unknown) {
    const conflict = conflictOf(failure)
    if (conflict) {
      adopt(conflict.current)
      mark(sharedChanges(kind, before, form, conflict.current))
      return setProblem(`${conflict.updatedBy} changed this entry in the meantime. Both changes are shown; save again.`)
    }
    mark(failure instanceof ApiError ? failure.errors : [], explain(failure).message)
  }

  return {
    entry,
    form,
    issues,
    problem,
    saving,
    changed,
    adopt,
    submit,
    change(name: EntryFieldName, value: string | readonly string[]) {
      setForm((now) => ({ ...now, [name]: value }))
      setIssues(({ [name]: _, ...others }) => others)
    },
    discard() {
      setForm(before)
      mark([])
    },
  }
}

export type EntryFormModel = ReturnType<typeof useEntryForm>

function bodyOf({ choices, ...fields }: Partial<EntryFields>) {
  return { ...fields, ...(choices && { choices: [...choices] }) } as Partial<EntryFields> & {
    id: string
    choices?: string[]
  }
}
