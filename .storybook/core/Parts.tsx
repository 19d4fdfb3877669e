import type { ReactNode } from 'react'
import styles from './Parts.module.css'

/** The parts of a page, stacked. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}
