import { type ReactNode, use } from 'react'
import { ScreenMark } from './screen-mark.ts'
import styles from './Screen.module.css'

export interface ScreenProps {
  /** The heading of the page: a noun, or the name of the record. */
  title: ReactNode
  /** The name of the page's record in lists of pages. Without it the page is a screen, or not loaded yet. */
  record?: string
  /** One line under the title: a description or a count. */
  context?: ReactNode
  /** A badge or two beside the title. */
  badges?: ReactNode
  /** A link back, above the title. */
  back?: ReactNode
  /** Buttons at the right; one is primary. */
  actions?: ReactNode
  /** `form` keeps a readable width, `record` that of a page with tables beside forms, `full` fills the window. */
  width?: 'full' | 'form' | 'record'
  /** The content. */
  children?: ReactNode
}

/** The frame of one page: title, one line of context, actions, content. */
export function Screen({ title, record, context, badges, back, actions, width = 'full', children }: ScreenProps) {
  const mark = use(ScreenMark)
  return (
    <div className={styles.screen} data-width={width}>
      <header className={styles.header}>
        <div className={styles.heading}>
          {back && <div className={styles.back}>{back}</div>}
          <div className={styles.line}>
            <h1 className={styles.title}>{title}</h1>
            {badges}
            {mark?.(record)}
          </div>
          {context && <p className={styles.context}>{context}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
