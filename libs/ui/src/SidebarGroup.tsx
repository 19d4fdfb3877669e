import { ChevronRight } from 'lucide-react'
import { type ReactNode, use } from 'react'
import {
  Button as AriaButton,
  Dialog,
  DialogTrigger,
  Disclosure,
  DisclosurePanel,
  Heading,
  Popover,
} from 'react-aria-components'
import listStyles from './list.module.css'
import styles from './Sidebar.module.css'
import { SidebarCollapsed } from './sidebar-context.ts'

export interface SidebarGroupProps {
  label: string
  /** A lucide icon: all that is left of the group in a folded sidebar. */
  icon: ReactNode
  /** One of its entries is the page shown; marks the icon of a folded sidebar. */
  current?: boolean
  /** SidebarEntries. */
  children: ReactNode
}

/** Entries under one heading, unfolded until the user folds them. In a folded sidebar the icon opens them beside it. */
export function SidebarGroup({ label, icon, current, children }: SidebarGroupProps) {
  const collapsed = use(SidebarCollapsed)
  if (collapsed)
    return (
      <li>
        <DialogTrigger>
          <AriaButton className={styles.icon} aria-label={label} data-current={current || undefined}>
            {icon}
          </AriaButton>
          <Popover placement="right top" offset={6} className={listStyles.popover}>
            <Dialog aria-label={label} className={styles.flyout}>
              {({ close }) => (
                <SidebarCollapsed value={false}>
                  <p className={styles.flyoutTitle}>{label}</p>
                  <ul onClick={(event) => event.target !== event.currentTarget && close()}>{children}</ul>
                </SidebarCollapsed>
              )}
            </Dialog>
          </Popover>
        </DialogTrigger>
      </li>
    )
  return (
    <li>
      <Disclosure defaultExpanded className={styles.group}>
        <Heading level={2}>
          <AriaButton slot="trigger" className={styles.trigger}>
            {icon}
            <span className={styles.label}>{label}</span>
            <ChevronRight className={styles.chevron} />
          </AriaButton>
        </Heading>
        <DisclosurePanel>
          <ul className={styles.entries}>{children}</ul>
        </DisclosurePanel>
      </Disclosure>
    </li>
  )
}
