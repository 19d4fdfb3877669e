import { dataOf, explain } from '@greenroom/api-client'
import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { apiAtom } from './api.ts'
import { LoginCard } from './LoginCard.tsx'
import { LoginField } from './LoginField.tsx'
import { LoginLink } from './LoginLink.tsx'
import { FORGOT_PATH, LOGIN_PATH } from './page.atoms.ts'
import { PlainButton } from './PlainButton.tsx'

/** What the link of the mail carries: the company in the query, the key behind #, where no server log sees it. */
function readLink() {
  const { search, hash } = window.location
  return { domain: new URLSearchParams(search).get('domain'), key: new URLSearchParams(hash.slice(1)).get('key') }
}

/** Chooses a new password with the key of the mail. */
export function ResetPassword() {
  const api = useAtomValue(apiAtom)
  const [{ domain, key }] = useState(readLink)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [attempted, setAttempted] = useState(false)
  const [state, setState] = useState<'choosing' | 'sending' | 'done'>('choosing')
  const [faults, setFaults] = useState<readonly string[]>([])
  const differs = password !== again

  // The key is good once; it has no business in the history of a shared computer.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), [])

  async function choose() {
    setAttempted(true)
    if (password === '' || differs || !domain || !key) return
    setState('sending')
    try {
      dataOf(await api.POST('/password/reset', { body: { domain, key, password } }))
      setState('done')
    } catch (error) {
      const { list, message } = explain(error)
      setFaults(list.length > 0 ? list : [message])
      setState('choosing')
    }
  }

  if (state === 'done') {
    return (
      <LoginCard title="Password chosen" onSubmit={() => {}}>
        <p role="status">Your new password is in force. You were signed out everywhere.</p>
        <LoginLink to={LOGIN_PATH}>Sign in</LoginLink>
      </LoginCard>
    )
  }
  if (!domain || !key) {
    return (
      <LoginCard title="Choose a new password" onSubmit={() => {}}>
        <Banner tone="danger">This link is not whole. Open it again from the mail, or ask for a new one.</Banner>
        <LoginLink to={FORGOT_PATH}>Ask for a new link</LoginLink>
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
      <p>For company {domain}. Take at least 8 characters; several words are easy to remember and hard to guess.</p>
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
        label="New password again"
        type="password"
        value={again}
        onChange={setAgain}
        error={attempted && differs ? 'The two are not the same' : undefined}
        autoComplete="new-password"
      />
      <PlainButton type="submit" pending={state === 'sending'}>
        Choose this password
      </PlainButton>
      <LoginLink to={FORGOT_PATH}>Ask for a new link</LoginLink>
    </LoginCard>
  )
}
