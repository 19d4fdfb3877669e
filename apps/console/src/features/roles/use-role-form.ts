import { conflictOf, explain } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { changedFeatures, type Edits, editsOver, NO_EDITS } from './role-form.ts'
import { type RoleGrants, saveGrantsAtom } from './roles.atoms.ts'

/** What a role may do while it is edited, and the save. What a colleague saved meanwhile is taken over under the edits. */
export function useRoleForm(opened: RoleGrants) {
  const save = useSetAtom(saveGrantsAtom)
  const [grants, setGrants] = useState(opened)
  const [edits, setEdits] = useState<Edits>(NO_EDITS)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit() {
    setSaving(true)
    setProblem(undefined)
    try {
      setGrants(await save(grants, changedFeatures(edits)))
      setEdits(NO_EDITS)
      const text = 'It is in force at the next step of everybody who has the role.'
      toasts.show({ tone: 'success', title: `${grants.role.name} has been changed`, text })
    } catch (failure) {
      const conflict = conflictOf<RoleGrants>(failure)
      if (conflict) {
        setGrants(conflict.current)
        setEdits(editsOver(conflict.current, edits))
        setProblem(`${conflict.updatedBy} changed this role in the meantime. Both changes are shown; save again.`)
      } else setProblem(explain(failure).message)
    } finally {
      setSaving(false)
    }
  }

  return {
    grants,
    /** After a rename: the new name and version. */
    setRole: (role: RoleGrants['role']) => setGrants({ ...grants, role }),
    edits,
    edit: (next: Edits) => {
      setEdits(next)
      setProblem(undefined)
    },
    discard: () => {
      setEdits(NO_EDITS)
      setProblem(undefined)
    },
    submit,
    saving,
    problem,
  }
}
