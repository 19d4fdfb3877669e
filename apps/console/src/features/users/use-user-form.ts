import { ApiError, conflictOf, explain } from '@greenroom/api-client'
import { checkRecord, CORRECT_MARKED_FIELDS } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { bodyOfForm, changedLabels, formOfUser, mergedForm, NEW_FORM, type UserForm } from './user.mapping.ts'
import { createUserAtom, type NewPassword, type StaffUser, updateUserAtom } from './users.atoms.ts'

/** What is wrong, in words, by field. `roleID` is the server's name for the role. */
type Issues = Readonly<Record<string, string>>

/** The form of one user and its save. What a colleague saved meanwhile is taken over under what was typed. */
export function useUserForm(opened: StaffUser | undefined, restricted: string) {
  const create = useSetAtom(createUserAtom)
  const update = useSetAtom(updateUserAtom)
  const [user, setUser] = useState(opened)
  const [form, setForm] = useState(opened ? formOfUser(opened) : NEW_FORM)
  const [issues, setIssues] = useState<Issues>({})
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const before = user ? formOfUser(user) : NEW_FORM

  function load(next: StaffUser) {
    setUser(next)
    setForm(formOfUser(next))
    setIssues({})
    setProblem(undefined)
  }

  /** Answers what was saved; undefined where nothing was. */
  async function save(mail: boolean): Promise<StaffUser | NewPassword | undefined> {
    const found = issuesOf(form, restricted)
    setIssues(found)
    setProblem(Object.keys(found).length > 0 ? CORRECT_MARKED_FIELDS : undefined)
    if (Object.keys(found).length > 0) return undefined
    setSaving(true)
    try {
      const body = bodyOfForm(form)
      if (!user) return await create({ ...body, userName: form.userName.trim(), mail })
      const saved = await update({ ...body, userID: user.userID, version: user.version })
      load(saved)
      return saved
    } catch (failure) {
      refuse(failure)
      return undefined
    } finally {
      setSaving(false)
    }
  }

  function refuse(failure: unknown) {
    const conflict = conflictOf<StaffUser>(failure)
    if (conflict) {
      setUser(conflict.current)
      setForm(mergedForm(before, form, formOfUser(conflict.current)))
      return setProblem(`${conflict.updatedBy} changed this user in the meantime. Both changes are shown; save again.`)
    }
    const errors = failure instanceof ApiError ? failure.errors : []
    setIssues(Object.fromEntries(errors.map(({ field, message }) => [field, message])))
    setProblem(errors.length > 0 ? CORRECT_MARKED_FIELDS : explain(failure).message)
  }

  return {
    user,
    form,
    issues,
    changed: changedLabels(before, form),
    saving,
    problem,
    /** What an action beside the form has changed; what was typed stays. */
    take: (next: StaffUser) => {
      setUser(next)
      setForm(mergedForm(before, form, formOfUser(next)))
    },
    save,
    change: (values: Partial<UserForm>) => {
      const fields = Object.keys(values).map((field) => (field === 'role' ? 'roleID' : field))
      setForm({ ...form, ...values })
      setIssues(Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field))))
    },
    discard: () => {
      setForm(before)
      setIssues({})
      setProblem(undefined)
    },
  }
}

function issuesOf(form: UserForm, restricted: string): Issues {
  const { userName, name, email, employeeID } = form
  const texts = { userName: userName.trim(), name: name.trim(), email: email.trim(), employeeID: employeeID.trim() }
  const found = checkRecord('user', texts, restricted).map(({ field, message }) => [field, message])
  return Object.fromEntries(form.role ? found : [...found, ['roleID', 'Role is required.']])
}
