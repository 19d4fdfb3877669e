import { Banner, ComboBox, ConfirmDialog, countOf, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { deleteRoleAtom, type Role } from './roles.atoms.ts'

type DeleteRoleDialogProps = {
  role: Role
  /** All roles of the company. */
  roles: readonly Role[]
  /** Called with the role that the users have now. */
  onDeleted: (next: Role) => void
  onClose: () => void
}

/** Asks which role the users of a deleted role get. */
export function DeleteRoleDialog({ role, roles, onDeleted, onClose }: DeleteRoleDialogProps) {
  const remove = useSetAtom(deleteRoleAtom)
  const [to, setTo] = useState(role.baseRoleID === role.roleID ? '' : String(role.baseRoleID))
  const [isMissing, setMissing] = useState(false)
  const { pending, problem, attempt } = useAttempt()

  async function confirm() {
    setMissing(to === '')
    if (to === '') return
    const next = await attempt(() => remove(role, Number(to)))
    if (!next) return
    toasts.show({ tone: 'success', title: `${role.name} has been deleted` })
    onDeleted(next)
  }

  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${role.name}?`}
      confirm="Delete role"
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {problem && (
        <Banner tone="danger">
          <ProblemText {...problem} />
        </Banner>
      )}
      <p>
        {countOf(role.holders, 'active user has', 'active users have')} this role. They get the role below at their next
        action, and views shared with this role are no longer. This can&apos;t be undone.
      </p>
      <ComboBox
        label="Role for its users"
        options={roles
          .filter(({ roleID }) => roleID !== role.roleID)
          .map(({ roleID, name }) => ({ id: String(roleID), label: name }))}
        value={to}
        onChange={(id) => setTo(id ?? '')}
        error={isMissing && to === '' ? 'Choose a role for its users.' : undefined}
        required
      />
    </ConfirmDialog>
  )
}
