import { type ReactNode, use } from 'react'
import styles from './Sidebar.module.css'
import { SidebarCollapsed } from './sidebar-context.ts'

export interface SidebarProps {
  /** A square of 24 px that stays when the sidebar is folded. */
  mark: ReactNode
  /** The name beside it. */
  name: ReactNode
  /** SidebarGroups and SidebarEntries. */
  children: ReactNode
}

/** The way around the app. */
export function Sidebar({ mark, name, children }: SidebarProps) {
  const collapsed = use(SidebarCollapsed)
  return (
    <nav className={styles.sidebar} aria-label="Main" data-collapsed={collapsed || undefined}>
      <div className={styles.brand}>
        <span className={styles.mark}>{mark}</span>
        {!collapsed && <span className={styles.name}>{name}</span>}
      </div>
      <ul className={styles.groups}>{children}</ul>
    </nav>
  )
}
