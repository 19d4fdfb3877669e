import { pageOf } from '@greenroom/session'
import { Banner, Button, Dialog, Form, PasswordField, TextField } from '@greenroom/ui'
import { useAtom } from 'jotai'
import { useId, useState } from 'react'
import { sessionAtom } from './session.atoms.ts'

/** Over a page with unsaved changes whose session has ended: who was here signs in again and goes on. */
export function SignInAgain() {
  const [session, send] = useAtom(sessionAtom)
  const [secret, setSecret] = useState('')
  const form = useId()
  const page = pageOf(session)
  if (!page || session.at === 'signedIn' || session.at === 'signingOut') return null

  const { companyCode, remember, user, partnerMode } = page
  const asksForCode = session.at === 'twoFactor'
  const mustEnrol = asksForCode && !session.enrolled
  const busy = asksForCode ? session.checking : session.at !== 'signedOut'
  const notice = session.at === 'signedOut' ? session.notice : undefined
  const leave = () => send({ type: asksForCode ? 'loginCancelled' : 'signOut' })

  function submit() {
    if (secret.trim() === '') return
    setSecret('')
    if (asksForCode) return send({ type: 'codeEntered', code: secret.trim() })
    const { userName } = user
    const partnerUserName = partnerMode ? userName : undefined
    send({ type: 'signIn', companyCode, userName, password: secret, remember, partnerUserName })
  }

  return (
    <Dialog
      title="Sign in to go on"
      open
      keepOpen
      size="small"
      onClose={leave}
      actions={
        <>
          <Button onPress={leave}>{asksForCode ? 'Back' : 'Leave without saving'}</Button>
          {!mustEnrol && (
            <Button variant="primary" type="submit" form={form} pending={busy}>
              Sign in
            </Button>
          )}
        </>
      }
    >
      <Form id={form} onSubmit={submit} aria-label="Sign in to go on">
        {notice && (
          <Banner tone="warning" title={notice.title}>
            {notice.message}
          </Banner>
        )}
        {mustEnrol ? (
          <p>Your company now asks for a second step. Sign in anew to set it up.</p>
        ) : (
          <p>Nothing is lost: what you have typed is still on the page behind.</p>
        )}
        {!asksForCode && (
          <PasswordField
            label={`Password of ${user.userName} at ${companyCode}`}
            value={secret}
            onChange={setSecret}
            autoFocus
          />
        )}
        {asksForCode && session.enrolled && (
          <TextField
            label="Code"
            value={secret}
            onChange={setSecret}
            error={session.fault}
            autoComplete="one-time-code"
            autoFocus
          />
        )}
      </Form>
    </Dialog>
  )
}
