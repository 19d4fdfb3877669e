import { type ReactNode, type Ref, type SyntheticEvent, useEffect } from 'react'
import styles from './LoginPage.module.css'
import { Mark } from './Mark.tsx'

type LoginCardProps = {
  title: string
  /** Why the user is here, or what went wrong. */
  notice?: ReactNode
  onSubmit: () => void
  children: ReactNode
  ref?: Ref<HTMLFormElement>
}

/** A page with one form, outside the app. */
export function LoginCard({ title, notice, onSubmit, children, ref }: LoginCardProps) {
  useEffect(() => {
    document.title = `${title} · Greenroom`
  }, [title])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={ref} className={styles.card} onSubmit={submit} noValidate aria-label={title}>
      <p className={styles.brand}>
        <Mark /> Greenroom
      </p>
      <h1 className={styles.title}>{title}</h1>
      {notice}
      {children}
    </form>
  )
}
