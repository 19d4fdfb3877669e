import { ApiError, explain } from '@greenroom/api-client'
import { CORRECT_MARKED_FIELDS, type RecordIssue } from '@greenroom/validation'
import { useState } from 'react'
import { useLeaveQuestion } from '#app/leave-question.tsx'

type Texts = Record<string, string>

/** A small form of texts: what is typed, what is wrong with it, and its save. */
export function useStepForm<Form extends Texts>(start: Form, check: (form: Form) => RecordIssue[]) {
  const [saved, setSaved] = useState(start)
  const [form, setForm] = useState(start)
  const [issues, setIssues] = useState<Texts>({})
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState(false)
  const isDirty = Object.keys(form).some((field) => form[field] !== saved[field])
  const leaveFreely = useLeaveQuestion(isDirty, { record: 'step' })

  /** Whether it was saved. The form then holds what `next` says, or what was typed. */
  async function save(send: (form: Form) => Promise<unknown>, next?: Form): Promise<boolean> {
    const found = check(form)
    setIssues(Object.fromEntries(found.map(({ field, message }) => [field, message])))
    setProblem(found.length > 0 ? CORRECT_MARKED_FIELDS : undefined)
    if (found.length > 0) return false
    setSaving(true)
    try {
      await send(form)
      setForm(next ?? form)
      setSaved(next ?? form)
      leaveFreely()
      return true
    } catch (failure) {
      const errors = failure instanceof ApiError ? failure.errors : []
      setIssues(Object.fromEntries(errors.map(({ field, message }) => [field, message])))
      setProblem(explain(failure).message)
      return false
    } finally {
      setSaving(false)
    }
  }

  /** The props of the field of this name. */
  function field<Name extends Extract<keyof Form, string>>(name: Name) {
    return {
      name,
      value: form[name],
      error: issues[name],
      onChange: (value: string) => {
        setForm((now) => ({ ...now, [name]: value }))
        setIssues(({ [name]: _, ...others }) => others)
      },
    }
  }

  return { form, field, save, saving, problem, isDirty }
}
