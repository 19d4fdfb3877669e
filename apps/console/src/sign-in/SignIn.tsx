import type { RememberedUser } from '@greenroom/session'
import { useAtom, useAtomValue } from 'jotai'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { LoginCard } from './LoginCard.tsx'
import { LoginField } from './LoginField.tsx'
import { LoginLink } from './LoginLink.tsx'
import { LoginNotice } from './LoginNotice.tsx'
import { FORGOT_PATH, PARTNER_LOGIN_PATH, pathAtom, SSO_PATH } from '#browser/page.atoms.ts'
import plain from './plain.module.css'
import { PlainButton } from './PlainButton.tsx'
import { SavedUsers } from './SavedUsers.tsx'
import { sessionAtom } from '#session/session.atoms.ts'

const MISSING = {
  companyCode: 'Enter the company code',
  userName: 'Enter the username',
  password: 'Enter the password',
}

type Name = keyof typeof MISSING
type Typed = Record<Name, string> & { remember: boolean }

/** Signs in with company code, username and password (section 2), on the regular or the partners' page. */
export function SignIn() {
  const [session, send] = useAtom(sessionAtom)
  const isPartner = useAtomValue(pathAtom) === PARTNER_LOGIN_PATH
  const prefill = 'prefill' in session ? session.prefill : undefined
  const notice = 'notice' in session ? session.notice : undefined
  const [typed, setTyped] = useState<Typed>({
    companyCode: prefill?.companyCode ?? '',
    userName: prefill?.userName ?? '',
    password: '',
    remember: prefill?.remember ?? false,
  })
  const [attempted, setAttempted] = useState(false)
  const [shown, setShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const password = useRef<HTMLInputElement>(null)

  // After a failure the form keeps its values except the password (section 8).
  useEffect(() => {
    if (!notice) return
    setTyped((before) => ({ ...before, password: '' }))
    setAttempted(false)
    const inputs = [...form.current!.querySelectorAll('input')]
    const next = inputs.find(({ value }) => value === '') ?? password.current
    next?.focus()
  }, [notice])

  function choose({ companyCode, userName, remember }: RememberedUser) {
    setTyped({ companyCode, userName, remember, password: '' })
    password.current?.focus()
  }

  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const missing = (name: Name) => (typed[name].trim() === '' ? MISSING[name] : undefined)
  const field = (name: Name) => ({
    value: typed[name],
    onChange: (value: string) => change({ [name]: value }),
    error: attempted ? missing(name) : undefined,
  })

  function submit() {
    const names = Object.keys(MISSING) as Name[]
    const first = names.findIndex(missing)
    setAttempted(first >= 0)
    if (first >= 0) return form.current?.querySelectorAll('input')[first]?.focus()
    const userName = typed.userName.trim()
    const partnerUserName = isPartner ? userName : undefined
    send({ type: 'signIn', ...typed, companyCode: typed.companyCode.trim(), userName, partnerUserName })
  }

  return (
    <LoginCard
      ref={form}
      title={isPartner ? 'Partner sign-in' : 'Sign in'}
      notice={notice && <LoginNotice notice={notice} />}
      onSubmit={submit}
    >
      <SavedUsers chosen={typed} onChoose={choose} />
      <LoginField
        {...field('companyCode')}
        label="Company code"
        autoComplete="organization"
        autoFocus={!prefill && !notice}
      />
      <LoginField {...field('userName')} label="Username" autoComplete="username" />
      <LoginField
        {...field('password')}
        ref={password}
        label="Password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoFocus={prefill !== undefined}
        action={
          <button type="button" aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff size={16} /> : <Eye size={16} />}
          </button>
        }
      />
      <label className={plain.checkbox}>
        <input
          type="checkbox"
          checked={typed.remember}
          onChange={(event) => change({ remember: event.target.checked })}
        />
        Remember me on this computer
      </label>
      <PlainButton type="submit" pending={session.at === 'signingIn'}>
        {session.at === 'signingIn' ? 'Signing in' : 'Sign in'}
      </PlainButton>
      <LoginLink to={FORGOT_PATH}>Forgot password?</LoginLink>
      {!isPartner && <LoginLink to={SSO_PATH}>Sign in with your organization</LoginLink>}
    </LoginCard>
  )
}
