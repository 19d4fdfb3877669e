import { dataOf, explain } from '@greenroom/api-client'
import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { apiAtom } from './api.ts'
import { LoginCard } from './LoginCard.tsx'
import { LoginField } from './LoginField.tsx'
import { LoginLink } from './LoginLink.tsx'
import { LOGIN_PATH } from './page.atoms.ts'
import { PlainButton } from './PlainButton.tsx'

/** Asks for a mail with a link to choose a new password. What is said does not tell whether there is such a user. */
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
      setFault(explain(error).message)
      setState('asking')
    }
  }

  if (state === 'sent') {
    return (
      <LoginCard title="Check your mail" onSubmit={() => {}}>
        <p role="status">
          If {userName.trim()} is a user of {companyCode.trim()} with a mail address, a link to choose a new password is
          on its way. It is good for 30 minutes.
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
      <p>Say who you are, and a mail with a link to choose a new password is sent to you.</p>
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
        Send the link
      </PlainButton>
      <LoginLink to={LOGIN_PATH}>Back to sign-in</LoginLink>
    </LoginCard>
  )
}
