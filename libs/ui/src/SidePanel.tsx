import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './SidePanel.module.css'

export interface SidePanelProps {
  title: ReactNode
  /** Names the panel for screen readers when the title is not a plain text. */
  label?: string
  onClose: () => void
  /** Buttons in the header. */
  actions?: ReactNode
  /** Takes the focus when it opens. Leave off when it only follows the row in focus. */
  autoFocus?: boolean
  children: ReactNode
}

/**
 * A look at one thing beside the list it stands in, which stays in use. Escape closes it, from inside; the focus then
 * goes back to where it was before. Rendered only while open. Its body takes the focus, so that arrows scroll it.
 */
export function SidePanel({ title, label, onClose, actions, autoFocus, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    const before = document.activeElement
    const element = panel.current
    if (autoFocus) element?.focus()
    return () => {
      const lost = document.activeElement === document.body || element?.contains(document.activeElement)
      if (lost && before instanceof HTMLElement) before.focus()
    }
  }, [autoFocus])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={label ?? (typeof title === 'string' ? title : 'Details')}
      onKeyDown={onKeyDown}
      className={styles.panel}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        {actions}
        <IconButton label="Close panel" icon={<X />} size="small" onPress={onClose} />
      </header>
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
    </aside>
  )
}
