import type { ReactNode } from 'react'
import styles from './TopBar.module.css'

export interface TopBarProps {
  /** Left: company and acting identity. */
  start?: ReactNode
  /** Middle: the search button. */
  search?: ReactNode
  /** Right: running jobs, sync state, user menu. */
  end?: ReactNode
}

/** What the top bar of AppFrame holds, in three parts that give way in that order. */
export function TopBar({ start, search, end }: TopBarProps) {
  return (
    <>
      <div className={styles.start}>{start}</div>
      {search && <div className={styles.search}>{search}</div>}
      <div className={styles.end}>{end}</div>
    </>
  )
}
