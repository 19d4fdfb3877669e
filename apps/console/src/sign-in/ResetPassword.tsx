import { dataOf } from '@greenroom/api-client'
import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { problemOf } from '#failures/problem.ts'
import { apiAtom } from '#api/api.ts'
import { LoginCard } from './LoginCard.tsx'
import { LoginField } from './LoginField.tsx'
import { LoginLink } from './LoginLink.tsx'
import { FORGOT_PATH, LOGIN_PATH } from '#browser/page.atoms.ts'
import { PlainButton } from './PlainButton.tsx'

/** The content of the emailed link: the company in the query, the key in the fragment, which servers don't log. */
function readLink() {
  const { search, hash } = window.location
  return { domain: new URLSearchParams(search).get('domain'), key: new URLSearchParams(hash.slice(1)).get('key') }
}

/** Sets a new password with the key from the email. */
export function ResetPassword() {
  const api = useAtomValue(apiAtom)
  const [{ domain, key }] = useState(readLink)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [attempted, setAttempted] = useState(false)
  const [state, setState] = useState<'choosing' | 'sending' | 'done'>('choosing')
  const [faults, setFaults] = useState<readonly string[]>([])
  const differs = password !== again

  // Removes the key from the history, in case the computer is shared.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), [])

  async function choose() {
    setAttempted(true)
    if (password === '' || differs || !domain || !key) return
    setState('sending')
    try {
      dataOf(await api.POST('/password/reset', { body: { domain, key, password } }))
      setState('done')
    } catch (error) {
      setFaults([...problemOf(error).lines])
      setState('choosing')
    }
  }

  if (state === 'done') {
    return (
      <LoginCard title="Password changed" onSubmit={() => {}}>
        <p role="status">Your password is changed and you are signed out everywhere.</p>
        <LoginLink to={LOGIN_PATH}>Sign in</LoginLink>
      </LoginCard>
    )
  }
  if (!domain || !key) {
    return (
      <LoginCard title="Choose a new password" onSubmit={() => {}}>
        <Banner tone="danger">This link is incomplete. Open it again from the email, or request a new one.</Banner>
        <LoginLink to={FORGOT_PATH}>Request a new link</LoginLink>
      </LoginCard>
    )
  }
  return (
    <LoginCard
      title="Choose a new password"
      notice={faults.map((fault) => (
        <Banner key={fault} tone="danger">
          {fault}
        </Banner>
      ))}
      onSubmit={() => void choose()}
    >
      <p>For company {domain}. Use at least 8 characters. Several words are easy to remember and hard to guess.</p>
      <LoginField
        label="New password"
        type="password"
        value={password}
        onChange={setPassword}
        error={attempted && password === '' ? 'Enter the new password' : undefined}
        autoComplete="new-password"
        autoFocus
      />
      <LoginField
        label="Confirm new password"
        type="password"
        value={again}
        onChange={setAgain}
        error={attempted && differs ? "The passwords don't match" : undefined}
        autoComplete="new-password"
      />
      <PlainButton type="submit" pending={state === 'sending'}>
        Set password
      </PlainButton>
      <LoginLink to={FORGOT_PATH}>Request a new link</LoginLink>
    </LoginCard>
  )
}
