import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** What is not here yet, or that nothing matches. */
  title: string
  /** The next step. */
  children?: ReactNode
  /** A lucide icon above the title. */
  icon?: ReactNode
  /** The button for the next step. */
  action?: ReactNode
}

/** No records yet, or no matches, with the next step. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
