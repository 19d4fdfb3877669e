import { useAtom } from 'jotai'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { LoginField } from './LoginField.tsx'
import { LoginNotice } from './LoginNotice.tsx'
import styles from './LoginPage.module.css'
import { Mark } from './Mark.tsx'
import plain from './plain.module.css'
import { PlainButton } from './PlainButton.tsx'
import { sessionAtom } from './session.atoms.ts'

const MISSING = {
  companyCode: 'Enter the company code',
  userName: 'Enter the username',
  password: 'Enter the password',
}

type Name = keyof typeof MISSING
type Typed = Record<Name, string> & { remember: boolean }

/** Signing in with company code, username and password (section 2). */
export function LoginPage() {
  const [session, send] = useAtom(sessionAtom)
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

  useEffect(() => {
    document.title = 'Sign in · Greenroom'
  }, [])

  // After a failure the form returns as it was typed, but for the password (section 8).
  useEffect(() => {
    if (!notice) return
    setTyped((before) => ({ ...before, password: '' }))
    setAttempted(false)
    const inputs = [...form.current!.querySelectorAll('input')]
    const next = inputs.find(({ value }) => value === '') ?? password.current
    next?.focus()
  }, [notice])

  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const missing = (name: Name) => (typed[name].trim() === '' ? MISSING[name] : undefined)
  const field = (name: Name) => ({
    value: typed[name],
    onChange: (value: string) => change({ [name]: value }),
    error: attempted ? missing(name) : undefined,
  })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const names = Object.keys(MISSING) as Name[]
    const first = names.findIndex(missing)
    setAttempted(first >= 0)
    if (first >= 0) return form.current?.querySelectorAll('input')[first]?.focus()
    send({ type: 'signIn', ...typed, companyCode: typed.companyCode.trim(), userName: typed.userName.trim() })
  }

  return (
    <main className={styles.page}>
      <form ref={form} className={styles.card} onSubmit={submit} noValidate aria-label="Sign in">
        <Mark />
        <h1 className={styles.title}>Sign in to Greenroom</h1>
        {notice && <LoginNotice notice={notice} />}
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
            <button
              type="button"
              aria-label={shown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide' : 'Show'}
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
      </form>
    </main>
  )
}
