import { type ReactNode, use } from 'react'
import { Link, TooltipTrigger } from 'react-aria-components'
import styles from './Sidebar.module.css'
import { SidebarCollapsed } from './sidebar-context.ts'
import { Tooltip } from '../../overlay/Tooltip.tsx'

export interface SidebarEntryProps {
  /** The name of the page. */
  label: string
  /** The URL of the page. */
  href: string
  /** Whether it is the current page. */
  current?: boolean
  /** For an entry outside a group. */
  icon?: ReactNode
  /** At the right: a small count or badge. */
  extra?: ReactNode
  /** A small button at the right, visible while the entry is hovered or focused. */
  action?: ReactNode
}

/** A link to a page of the app. */
export function SidebarEntry({ label, href, current, icon, extra, action }: SidebarEntryProps) {
  const collapsed = use(SidebarCollapsed)
  if (collapsed)
    return (
      <li>
        <TooltipTrigger delay={300}>
          <Link
            className={`${styles.stop} ${styles.icon}`}
            href={href}
            aria-label={label}
            aria-current={current ? 'page' : undefined}
          >
            {icon}
          </Link>
          <Tooltip placement="right">{label}</Tooltip>
        </TooltipTrigger>
      </li>
    )
  return (
    <li className={styles.item}>
      <Link
        className={`${styles.stop} ${styles.entry}`}
        href={href}
        aria-current={current ? 'page' : undefined}
        ref={current ? intoView : undefined}
      >
        {icon}
        <span className={styles.label}>{label}</span>
        {extra}
      </Link>
      {action && <span className={styles.action}>{action}</span>}
    </li>
  )
}

/** Scrolls the current page into view, because a group may be taller than its space. */
function intoView(link: HTMLAnchorElement | null) {
  const list = link?.closest(`.${styles.panel}`)
  if (!link || !list) return
  const hidden = link.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
  if (hidden > 0) list.scrollTop += hidden + list.clientHeight / 3
}
