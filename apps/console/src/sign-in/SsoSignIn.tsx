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
import { sessionAtom } from '#session/session.atoms.ts'
import { goToProvider } from './sso.ts'

/** Signs in with the user's organization (section 4, SSO), which the company code identifies. */
export function SsoSignIn() {
  const api = useAtomValue(apiAtom)
  const session = useAtomValue(sessionAtom)
  const [companyCode, setCompanyCode] = useState('')
  const [attempted, setAttempted] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [fault, setFault] = useState<string>()
  const code = companyCode.trim()

  async function go() {
    setAttempted(true)
    if (code === '') return
    setLeaving(true)
    setFault(undefined)
    try {
      if (await goToProvider(api, code, session.at === 'signedOut' ? session.target : undefined)) return
      setFault(`${code} doesn't use organization sign-in. Use your username and password.`)
    } catch (error) {
      setFault(problemWords(error))
    }
    setLeaving(false)
  }

  return (
    <LoginCard
      title="Sign in with your organization"
      notice={fault && <Banner tone="danger">{fault}</Banner>}
      onSubmit={() => void go()}
    >
      <LoginField
        label="Company code"
        value={companyCode}
        onChange={setCompanyCode}
        error={attempted && code === '' ? 'Enter the company code' : undefined}
        autoComplete="organization"
        autoFocus
      />
      <PlainButton type="submit" pending={leaving}>
        Continue
      </PlainButton>
      <LoginLink to={LOGIN_PATH}>Back to sign-in</LoginLink>
    </LoginCard>
  )
}
