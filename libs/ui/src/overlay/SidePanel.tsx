import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import styles from './SidePanel.module.css'

export interface SidePanelProps {
  /** The name of the record. */
  title: ReactNode
  /** The accessible name if the title is not plain text. */
  label?: string
  /** Called by the cross and by Escape. */
  onClose: () => void
  /** Buttons in the header. */
  actions?: ReactNode
  /** Moves the focus into the panel when it opens. Leave it off if the panel only follows the focused row. */
  autoFocus?: boolean
  /** The preview. */
  children: ReactNode
}

/**
 * A preview of one record next to its list, which stays usable. Escape inside it closes it and returns the focus to
 * where it was. Render it only while open. Its body takes the focus, so that the arrows scroll it.
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
