import { ApiError, conflictOf, explain } from '@greenroom/api-client'
import { CORRECT_MARKED_FIELDS } from '@greenroom/validation'
import { useState } from 'react'

type Issue = { field: string; message: string }

/** How one kind of record is shown, judged and saved. */
export type RecordKind<Form, Stored> = {
  /** What each field is called, in the order of the form. */
  labels: Readonly<Partial<Record<keyof Form & string, string>>>
  /** The form of a record, or of a new one. */
  formOf: (stored: Stored | undefined) => Form
  check: (form: Form, stored: Stored | undefined) => readonly Issue[]
  /** Answers the record as the server keeps it, and throws ApiError. */
  save: (form: Form, stored: Stored | undefined, changed: readonly (keyof Form & string)[]) => Promise<Stored>
  /** A value as people read it, where it can be said in a few words. */
  textOf?: (name: keyof Form & string, stored: Stored) => string
}

/** The form of one record and its save. What a colleague saved meanwhile is taken over under what was typed. */
export function useRecordForm<Form extends object, Stored>(
  opened: Stored | undefined,
  { labels, formOf, check, save, textOf }: RecordKind<Form, Stored>,
) {
  const [stored, setStored] = useState(opened)
  const before = formOf(stored)
  const [form, setForm] = useState(before)
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState(false)
  const names = Object.keys(labels) as (keyof Form & string)[]
  const differing = (other: Form) =>
    names.filter((name) => JSON.stringify(other[name]) !== JSON.stringify(before[name]))
  const changed = differing(form)

  function mark(found: readonly Issue[], otherwise?: string) {
    setIssues(Object.fromEntries(found.map(({ field, message }) => [field, message])))
    setProblem(found.length > 0 ? CORRECT_MARKED_FIELDS : otherwise)
  }

  /** Takes the record as it is stored by now; what was typed stays. */
  function adopt(next: Stored) {
    setStored(next)
    setForm({ ...formOf(next), ...Object.fromEntries(changed.map((name) => [name, form[name]])) })
  }

  /** Answers what was saved; undefined where nothing was, and then the form says why. */
  async function submit(): Promise<Stored | undefined> {
    if (saving) return undefined
    if (stored && changed.length === 0) return stored
    const found = check(form, stored)
    mark(found)
    if (found.length > 0) return undefined
    setSaving(true)
    try {
      const saved = await save(form, stored, changed)
      setStored(saved)
      setForm(formOf(saved))
      return saved
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
      const { current, updatedBy } = conflict
      const both = differing(formOf(current)).filter((name) => changed.includes(name))
      adopt(current)
      mark(both.map((field) => ({ field, message: clash(updatedBy, textOf?.(field, current)) })))
      return setProblem(`${updatedBy} changed this in the meantime. Both changes are shown; save again.`)
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
    changed: changed.map((name) => labels[name]!),
    change(next: Partial<Form>) {
      setForm((now) => ({ ...now, ...next }))
      setIssues((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name.split('.')[0]! in next))))
    },
    adopt,
    submit,
    discard() {
      setForm(before)
      mark([])
    },
  }
}

/** What stands at a field that both have changed. */
function clash(who: string, text: string | undefined): string {
  const what = text === undefined ? 'changed this too' : `saved ${text || 'nothing'} here`
  return `${who} ${what}. Save again to replace it.`
}

export type RecordModel<Form extends object, Stored> = ReturnType<typeof useRecordForm<Form, Stored>>
