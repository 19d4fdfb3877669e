import type { ReactNode } from 'react'
import styles from './Kbd.module.css'

/** A key or a chord, such as Ctrl K. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>
}
