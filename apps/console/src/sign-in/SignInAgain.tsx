import { pageOf } from '@greenroom/session'
import { Banner, Button, Dialog, Form, PasswordField, TextField } from '@greenroom/ui'
import { useAtom } from 'jotai'
import { useId, useState } from 'react'
import { sessionAtom } from '#session/session.atoms.ts'

/** Shown over a page with unsaved changes whose session has ended: the same user signs in again and continues. */
export function SignInAgain() {
  const [session, send] = useAtom(sessionAtom)
  const [secret, setSecret] = useState('')
  const form = useId()
  const page = pageOf(session)
  if (!page || session.at === 'signedIn' || session.at === 'signingOut') return null

  const { companyCode, remember, user, partnerMode } = page
  const asksForCode = session.at === 'twoFactor'
  const mustEnroll = asksForCode && !session.enrolled
  const busy = asksForCode ? session.checking : session.at !== 'signedOut'
  const notice = session.at === 'signedOut' ? session.notice : undefined
  const leave = () => send({ type: asksForCode ? 'loginCanceled' : 'signOut' })

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
      title="Sign in to continue"
      open
      keepOpen
      size="small"
      onClose={leave}
      actions={
        <>
          <Button onPress={leave}>{asksForCode ? 'Back' : 'Leave without saving'}</Button>
          {!mustEnroll && (
            <Button variant="primary" type="submit" form={form} pending={busy}>
              Sign in
            </Button>
          )}
        </>
      }
    >
      <Form id={form} onSubmit={submit} aria-label="Sign in to continue">
        {notice && (
          <Banner tone="warning" title={notice.title}>
            {notice.message}
          </Banner>
        )}
        {mustEnroll ? (
          <p>Your company now requires two-step sign-in. Sign in again to set it up.</p>
        ) : (
          <p>Your unsaved work is still on the page behind this dialog.</p>
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
