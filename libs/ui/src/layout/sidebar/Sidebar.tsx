import { type KeyboardEvent, type ReactNode, use } from 'react'
import styles from './Sidebar.module.css'
import { SidebarCollapsed } from './sidebar-context.ts'

export interface SidebarProps {
  /** A square of 24 px that stays visible when the sidebar is narrow. */
  mark: ReactNode
  /** The name beside the mark. */
  name: ReactNode
  /** SidebarGroups and SidebarEntries. */
  children: ReactNode
}

/**
 * The app's navigation. It is never taller than the window: the open groups share the height that the headings leave,
 * and scroll.
 */
export function Sidebar({ mark, name, children }: SidebarProps) {
  const collapsed = use(SidebarCollapsed)
  return (
    <nav className={styles.sidebar} aria-label="Main" data-collapsed={collapsed || undefined}>
      <div className={styles.brand}>
        <span className={styles.mark}>{mark}</span>
        {!collapsed && <span className={styles.name}>{name}</span>}
      </div>
      <ul className={styles.groups} onKeyDown={moveFocus}>
        {children}
      </ul>
    </nav>
  )
}

/** The arrows, Home and End move through headings and entries, as in the disclosure navigation pattern. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${styles.stop}`)]
  const at = stops.findIndex((stop) => stop === event.target)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  stops[to]?.focus()
}
