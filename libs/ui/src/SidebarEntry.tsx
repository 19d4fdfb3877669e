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
      <Link className={styles.entry} href={href} aria-current={current ? 'page' : undefined}>
        {icon}
        <span className={styles.label}>{label}</span>
        {extra}
      </Link>
    </li>
  )
}
