import type { ReactNode } from 'react'
import styles from './Screen.module.css'

export interface ScreenProps {
  title: ReactNode
  /** One line under the title: what this is, or how many. */
  context?: ReactNode
  /** A badge or two beside the title. */
  badges?: ReactNode
  /** A link back, above the title. */
  back?: ReactNode
  /** Buttons at the right; one is primary. */
  actions?: ReactNode
  /** `form` keeps to a readable width, `record` to that of a page with tables beside forms, `full` fills the window. */
  width?: 'full' | 'form' | 'record'
  children?: ReactNode
}

/** The frame of one page: title, one line of context, actions, content. */
export function Screen({ title, context, badges, back, actions, width = 'full', children }: ScreenProps) {
  return (
    <div className={styles.screen} data-width={width}>
      <header className={styles.header}>
        <div className={styles.heading}>
          {back && <div className={styles.back}>{back}</div>}
          <div className={styles.line}>
            <h1 className={styles.title}>{title}</h1>
            {badges}
          </div>
          {context && <p className={styles.context}>{context}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
