import type { ReactNode } from 'react'
import styles from './TopBar.module.css'

export interface TopBarProps {
  /** Left: the company and the role that the user acts in. */
  start?: ReactNode
  /** Middle: the search button. */
  search?: ReactNode
  /** Right: running jobs, sync state, user menu. */
  end?: ReactNode
}

/** The content of AppFrame's top bar, in three parts that shrink in that order. */
export function TopBar({ start, search, end }: TopBarProps) {
  return (
    <>
      <div className={styles.start}>{start}</div>
      {search && <div className={styles.search}>{search}</div>}
      <div className={styles.end}>{end}</div>
    </>
  )
}
