import type { ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  /** Its heading. */
  title?: ReactNode
  /** A button or a link at the right of the heading. */
  action?: ReactNode
  /** Its content. */
  children: ReactNode
}

/** A bordered section of a page. */
export function Card({ title, action, children }: CardProps) {
  return (
    <section className={styles.card}>
      {(title || action) && (
        <header className={styles.header}>
          {title && <h2>{title}</h2>}
          {action}
        </header>
      )}
      {children}
    </section>
  )
}
