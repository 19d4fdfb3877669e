import { ApiError, explain } from '@greenroom/api-client'
import { CORRECT_MARKED_FIELDS } from '@greenroom/validation'
import { useState } from 'react'
import { conflictOf } from './cto.atoms.ts'

type Issue = { field: string; message: string }

/** How one kind of record is shown, judged and saved. */
export type RecordKind<Form, Stored> = {
  /** What each field is called, in the order of the form. */
  labels: Readonly<Record<keyof Form & string, string>>
  /** The form of a record, or of a new one. */
  formOf: (stored: Stored | undefined) => Form
  check: (form: Form) => readonly Issue[]
  /** Answers the record as the server keeps it, and throws ApiError. */
  save: (form: Form, stored: Stored | undefined) => Promise<Stored>
}

/** The form of one record and its save. What a colleague saved meanwhile is taken over under what was typed. */
export function useRecordForm<Form extends object, Stored>(
  opened: Stored | undefined,
  { labels, formOf, check, save }: RecordKind<Form, Stored>,
) {
  const [stored, setStored] = useState(opened)
  const before = formOf(stored)
  const [form, setForm] = useState(before)
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState(false)
  const names = Object.keys(labels) as (keyof Form & string)[]
  const changed = names.filter((name) => JSON.stringify(form[name]) !== JSON.stringify(before[name]))

  function mark(found: readonly Issue[], otherwise?: string) {
    setIssues(Object.fromEntries(found.map(({ field, message }) => [field, message])))
    setProblem(found.length > 0 ? CORRECT_MARKED_FIELDS : otherwise)
  }

  /** Answers what was saved; undefined where nothing was, and then the form says why. */
  async function submit(): Promise<Stored | undefined> {
    if (saving) return undefined
    const found = check(form)
    mark(found)
    if (found.length > 0) return undefined
    if (stored && changed.length === 0) return stored
    setSaving(true)
    try {
      return await save(form, stored)
    } catch (failure) {
      refuse(failure)
      return undefined
    } finally {
      setSaving(false)
    }
  }

  function refuse(failure: unknown) {
    const conflict = conflictOf<Stored>(failure)
    if (conflict) {
      const typed = Object.fromEntries(changed.map((name) => [name, form[name]]))
      setStored(conflict.current)
      setForm({ ...formOf(conflict.current), ...typed })
      return setProblem(`${conflict.updatedBy} changed this in the meantime. Both changes are shown; save again.`)
    }
    const found = failure instanceof ApiError ? failure.errors : []
    mark(
      found.filter(({ field }) => field.split('.')[0]! in labels),
      explain(failure).message,
    )
  }

  return {
    stored,
    form,
    issues,
    problem,
    saving,
    changed: changed.map((name) => labels[name]),
    change(next: Partial<Form>) {
      setForm((now) => ({ ...now, ...next }))
      setIssues((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name.split('.')[0]! in next))))
    },
    submit,
  }
}

export type RecordModel<Form extends object, Stored> = ReturnType<typeof useRecordForm<Form, Stored>>
