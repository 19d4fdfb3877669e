import { Banner, Checkbox, Form, Screen, TextLink, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormBar } from '#forms/FormBar.tsx'
import { useForm } from '#forms/use-form.ts'
import { useMay } from '#session/may.ts'
import { placesAtom } from '#session/session.atoms.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { USERS, userPath } from '#screens/user-path.ts'
import { bodyOfForm, checkUser, formOfUser, USER_FIELDS } from './user.mapping.ts'
import { UserFields } from './UserFields.tsx'
import { UserPreview } from './UserPreview.tsx'
import { createUserAtom, type NewPassword, type StaffUser, updateUserAtom, type UserSettings } from './users.atoms.ts'
import { UserSignIn } from './UserSignIn.tsx'
import { UserState } from './UserState.tsx'

/** The form of one user: who they are, what they may do, and how they sign in. */
export function UserEditor({ opened, settings }: { opened: StaffUser | undefined; settings: UserSettings }) {
  const formID = useId()
  const navigate = useNavigate()
  const { may, denied } = useMay('updateUser')
  const places = useAtomValue(placesAtom)
  const create = useSetAtom(createUserAtom)
  const update = useSetAtom(updateUserAtom)
  const [mail, setMail] = useState(true)
  const [created, setCreated] = useState<NewPassword>()
  const model = useForm<ReturnType<typeof formOfUser>, StaffUser>(
    opened,
    {
      one: 'user',
      fields: USER_FIELDS,
      formOf: formOfUser,
      check: (form) => checkUser(form, settings.restricted, places),
      async save(form, { stored, headers }) {
        const body = bodyOfForm(form)
        if (stored) return update({ ...body, userID: stored.userID, version: stored.version }, headers)
        const answer = await create({ ...body, userName: form.userName.trim(), mail: sendsMail }, headers)
        setCreated(answer)
        return answer.user
      },
      // The password of a new user is shown once.
      savesHereOnly: opened === undefined,
      onSaved: ({ name }, before) => before && toasts.show({ tone: 'success', title: `${name} has been saved` }),
    },
    { record: 'userID' },
  )
  const { form } = model
  const user = created ? undefined : model.stored
  const readOnly = !may || user?.mayChange === false
  const sendsMail = mail && form.email.trim() !== ''

  return (
    <Screen
      width="form"
      title={user ? user.name : 'New user'}
      record={user?.name}
      badges={user && (user.locked || user.status === 'Inactive') && <UserState user={user} />}
      context={user && `${user.role} · Changed by ${user.updatedBy} ${settings.formats.when(user.updatedAt)}`}
      back={<TextLink href={USERS}>Users</TextLink>}
      actions={user && <UserPreview user={user} settings={settings} disabled={model.isDirty} />}
    >
      {user && readOnly && (
        <Banner>{may ? user.changeDenied : `You have view-only access to this user. ${denied}`}</Banner>
      )}
      <Form id={formID} aria-label="User" onSubmit={model.submit}>
        <UserFields {...{ form, settings, readOnly }} issues={model.issues} isNew={!user} onChange={model.change} />
        {!user && (
          <Checkbox checked={sendsMail} disabled={form.email.trim() === ''} onChange={setMail}>
            Email them a link to choose a password. Otherwise you'll see their password once.
          </Checkbox>
        )}
      </Form>
      {user && <UserSignIn user={user} formats={settings.formats} readOnly={readOnly} onChange={model.adopt} />}
      {!readOnly && (
        <FormBar
          model={model}
          form={formID}
          changes={user ? undefined : 'New user, not saved yet'}
          save={user ? 'Save' : 'Create user'}
        />
      )}
      {created && (
        <PasswordDialog
          answer={created}
          onClose={() => void navigate(userPath(created.user.userID), { replace: true })}
        />
      )}
    </Screen>
  )
}
