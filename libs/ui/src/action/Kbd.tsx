import type { ReactNode } from 'react'
import styles from './Kbd.module.css'

export interface KbdProps {
  /** The key as it is printed, or keys separated by a space. */
  children: ReactNode
}

/** A key or a chord, such as Ctrl K. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={styles.kbd}>{children}</kbd>
}
