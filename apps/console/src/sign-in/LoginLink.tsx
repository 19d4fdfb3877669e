import { useSetAtom } from 'jotai'
import type { MouseEvent, ReactNode } from 'react'
import styles from './LoginPage.module.css'
import { goToAtom } from '#browser/page.atoms.ts'

/** A link among the pages outside the app, which have no router. */
export function LoginLink({ to, children }: { to: string; children: ReactNode }) {
  const goTo = useSetAtom(goToAtom)
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a className={styles.link} href={to} onClick={follow}>
      {children}
    </a>
  )
}
