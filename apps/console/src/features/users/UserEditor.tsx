import { explainDenied } from '@greenroom/permissions'
import { Banner, Checkbox, Form, SaveBar, Screen, TextLink, toasts } from '@greenroom/ui'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { USERS, userPath } from './paths.ts'
import { useUserForm } from './use-user-form.ts'
import { UserFields } from './UserFields.tsx'
import type { NewPassword, StaffUser, UserSettings } from './users.atoms.ts'
import { UserSignIn } from './UserSignIn.tsx'
import { UserState } from './UserState.tsx'

/** The form of one user: who they are, what they may do, and how they sign in. */
export function UserEditor({ opened, settings }: { opened: StaffUser | undefined; settings: UserSettings }) {
  const formID = useId()
  const navigate = useNavigate()
  const mayWrite = useAccess('CONFIG_USERS').write
  const model = useUserForm(opened, settings.restricted)
  const [mail, setMail] = useState(true)
  const [created, setCreated] = useState<NewPassword>()
  const { user, form } = model
  const readOnly = !mayWrite || user?.mayChange === false
  const isDirty = model.changed.length > 0 && !created
  const leaveFreely = useLeaveQuestion(isDirty, { record: 'userID' })
  const sendsMail = mail && form.email.trim() !== ''

  async function save() {
    if (!isDirty || model.saving) return
    const saved = await model.save(sendsMail)
    if (!saved) return
    if ('password' in saved) return setCreated(saved)
    toasts.show({ tone: 'success', title: `${saved.name} has been saved` })
  }

  async function finish({ user: { userID } }: NewPassword) {
    leaveFreely()
    await navigate(userPath(userID), { replace: true })
  }

  return (
    <Screen
      width="form"
      title={user ? user.name : 'New user'}
      badges={user && (user.locked || user.status === 'Inactive') && <UserState user={user} />}
      context={user && `${user.role} · Changed by ${user.updatedBy} on ${settings.formats.dateTime(user.updatedAt)}`}
      back={<TextLink href={USERS}>Users</TextLink>}
    >
      {user && readOnly && (
        <Banner>
          {mayWrite
            ? `The role ${user.role} reaches further into the configuration than yours, so that you cannot change this user.`
            : `You may look at this user. ${explainDenied('CONFIG_USERS', 'WRITE')}`}
        </Banner>
      )}
      <Form id={formID} aria-label="User" onSubmit={save}>
        <UserFields {...{ form, settings, readOnly }} issues={model.issues} isNew={!user} onChange={model.change} />
        {!user && (
          <Checkbox checked={sendsMail} disabled={form.email.trim() === ''} onChange={setMail}>
            Mail them a link to choose their password. Otherwise a password is shown to you once.
          </Checkbox>
        )}
      </Form>
      {user && <UserSignIn user={user} formats={settings.formats} readOnly={readOnly} onChange={model.take} />}
      {!readOnly && (
        <SaveBar
          form={formID}
          changes={isDirty && (user ? `Changed: ${model.changed.join(', ')}` : 'New user, not saved yet')}
          error={model.problem}
          pending={model.saving}
          onDiscard={model.discard}
          save={user ? 'Save' : 'Create user'}
        />
      )}
      {created && <PasswordDialog answer={created} isNew onClose={() => finish(created)} />}
    </Screen>
  )
}
