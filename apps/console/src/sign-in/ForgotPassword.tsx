import { dataOf } from '@greenroom/api-client'
import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { problemWords } from '#failures/problem.ts'
import { apiAtom } from '#api/api.ts'
import { LoginCard } from './LoginCard.tsx'
import { LoginField } from './LoginField.tsx'
import { LoginLink } from './LoginLink.tsx'
import { LOGIN_PATH } from '#browser/page.atoms.ts'
import { PlainButton } from './PlainButton.tsx'

/** Requests an email with a link to choose a new password. The answer doesn't reveal whether the user exists. */
export function ForgotPassword() {
  const api = useAtomValue(apiAtom)
  const [companyCode, setCompanyCode] = useState('')
  const [userName, setUserName] = useState('')
  const [attempted, setAttempted] = useState(false)
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [fault, setFault] = useState<string>()
  const blank = (text: string) => text.trim() === ''

  async function send() {
    setAttempted(true)
    if (blank(companyCode) || blank(userName)) return
    setState('sending')
    setFault(undefined)
    try {
      dataOf(await api.POST('/password/forgot', { body: { domain: companyCode.trim(), username: userName.trim() } }))
      setState('sent')
    } catch (error) {
      setFault(problemWords(error))
      setState('asking')
    }
  }

  if (state === 'sent') {
    return (
      <LoginCard title="Check your email" onSubmit={() => {}}>
        <p role="status">
          If {userName.trim()} belongs to {companyCode.trim()} and has an email address, we've sent a link to choose a
          new password. It expires in 30 minutes.
        </p>
        <LoginLink to={LOGIN_PATH}>Back to sign-in</LoginLink>
      </LoginCard>
    )
  }
  return (
    <LoginCard
      title="Forgot password"
      notice={fault && <Banner tone="danger">{fault}</Banner>}
      onSubmit={() => void send()}
    >
      <p>Enter your company and user name and we'll email you a link.</p>
      <LoginField
        label="Company code"
        value={companyCode}
        onChange={setCompanyCode}
        error={attempted && blank(companyCode) ? 'Enter the company code' : undefined}
        autoComplete="organization"
        autoFocus
      />
      <LoginField
        label="Username"
        value={userName}
        onChange={setUserName}
        error={attempted && blank(userName) ? 'Enter the username' : undefined}
        autoComplete="username"
      />
      <PlainButton type="submit" pending={state === 'sending'}>
        Send link
      </PlainButton>
      <LoginLink to={LOGIN_PATH}>Back to sign-in</LoginLink>
    </LoginCard>
  )
}
