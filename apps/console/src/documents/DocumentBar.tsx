import type { DocumentState } from '@greenroom/documents'
import { ScreenMark, TextLink } from '@greenroom/ui'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { DocumentStatus } from './DocumentStatus.tsx'
import styles from './documents.module.css'

type DocumentBarProps = {
  title: string
  /** The number; undefined while the document has none. */
  record: string | undefined
  back: { label: string; href: string }
  state: DocumentState
  /** What is going to happen to it, and when. */
  plan?: string
  /** How often something was done that may have taken away the button that did it. */
  acts?: number
  /** What can be done, where there is room for it. */
  children: ReactNode
}

/** Number and state, in sight while one scrolls. */
export function DocumentBar({ title, record, back, state, plan, acts = 0, children }: DocumentBarProps) {
  const mark = use(ScreenMark)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body || activeElement.matches(':disabled')
    if (acts > 0 && isLost) heading.current?.focus({ preventScroll: true })
  }, [acts])
  return (
    <header className={styles.bar}>
      <TextLink href={back.href}>{back.label}</TextLink>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {mark?.(record)}
      <DocumentStatus state={state} />
      {plan && <span className={styles.quiet}>{plan}</span>}
      <div className={styles.doing}>{children}</div>
    </header>
  )
}
