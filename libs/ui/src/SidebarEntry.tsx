import { type ReactNode, use } from 'react'
import { Link, TooltipTrigger } from 'react-aria-components'
import styles from './Sidebar.module.css'
import { SidebarCollapsed } from './sidebar-context.ts'
import { Tooltip } from './Tooltip.tsx'

export interface SidebarEntryProps {
  label: string
  href: string
  /** It is the page shown. */
  current?: boolean
  /** For an entry that stands outside a group. */
  icon?: ReactNode
  /** At the right: a small count or badge. */
  extra?: ReactNode
}

/** One place in the app. */
export function SidebarEntry({ label, href, current, icon, extra }: SidebarEntryProps) {
  const collapsed = use(SidebarCollapsed)
  if (collapsed)
    return (
      <li>
        <TooltipTrigger delay={300}>
          <Link className={styles.icon} href={href} aria-label={label} aria-current={current ? 'page' : undefined}>
            {icon}
          </Link>
          <Tooltip placement="right">{label}</Tooltip>
        </TooltipTrigger>
      </li>
    )
  return (
    <li>
      <Link
        className={styles.entry}
        href={href}
        aria-current={current ? 'page' : undefined}
        ref={current ? intoView : undefined}
      >
        {icon}
        <span className={styles.label}>{label}</span>
        {extra}
      </Link>
    </li>
  )
}

/** The list is longer than most windows: the page shown is to be seen in it. */
function intoView(link: HTMLAnchorElement | null) {
  const list = link?.closest(`.${styles.groups}`)
  if (!link || !list) return
  const hidden = link.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
  if (hidden > 0) list.scrollTop += hidden + list.clientHeight / 3
}
