import { Button, Checkbox, Form, PasswordField, TextField } from '@greenroom/ui'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { LoginNotice } from './LoginNotice.tsx'
import styles from './LoginPage.module.css'
import { Mark } from './Mark.tsx'
import { sessionAtom } from './session.atoms.ts'

const MISSING = {
  companyCode: 'Enter the company code',
  userName: 'Enter the username',
  password: 'Enter the password',
}

type Typed = { companyCode: string; userName: string; password: string; remember: boolean }

/** Signing in with company code, username and password (section 2). */
export function LoginPage() {
  const [session, send] = useAtom(sessionAtom)
  const prefill = 'prefill' in session ? session.prefill : undefined
  const [typed, setTyped] = useState<Typed>({
    companyCode: prefill?.companyCode ?? '',
    userName: prefill?.userName ?? '',
    password: '',
    remember: prefill?.remember ?? false,
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const notice = 'notice' in session ? session.notice : undefined
  const type = (change: Partial<Typed>) => setTyped({ ...typed, ...change })

  useEffect(() => {
    document.title = 'Sign in · Greenroom'
  }, [])

  // After a failure the form returns with everything but the password (section 8).
  useEffect(() => {
    if (notice) setTyped((before) => ({ ...before, password: '' }))
  }, [notice])

  function submit() {
    const missing = Object.entries(MISSING).filter(([name]) => typed[name as keyof typeof MISSING].trim() === '')
    setErrors(Object.fromEntries(missing))
    if (missing.length > 0) return
    send({ type: 'signIn', ...typed, companyCode: typed.companyCode.trim(), userName: typed.userName.trim() })
  }

  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Mark />
        <h1 className={styles.title}>Sign in to Greenroom</h1>
        {notice && <LoginNotice notice={notice} />}
        <Form errors={errors} onSubmit={submit} aria-label="Sign in">
          <TextField
            name="companyCode"
            label="Company code"
            value={typed.companyCode}
            onChange={(companyCode) => type({ companyCode })}
            autoComplete="organization"
            spellCheck={false}
            autoFocus={!prefill}
          />
          <TextField
            name="userName"
            label="Username"
            value={typed.userName}
            onChange={(userName) => type({ userName })}
            autoComplete="username"
            spellCheck={false}
          />
          <PasswordField
            name="password"
            label="Password"
            value={typed.password}
            onChange={(password) => type({ password })}
            autoFocus={prefill !== undefined}
          />
          <Checkbox checked={typed.remember} onChange={(remember) => type({ remember })}>
            Remember me on this computer
          </Checkbox>
          <Button type="submit" variant="primary" pending={session.at === 'signingIn'}>
            Sign in
          </Button>
        </Form>
      </div>
    </main>
  )
}
