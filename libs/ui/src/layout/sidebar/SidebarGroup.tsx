import { ChevronRight } from 'lucide-react'
import { Children, type CSSProperties, type ReactNode, use } from 'react'
import {
  Button as AriaButton,
  Dialog,
  DialogTrigger,
  Disclosure,
  DisclosurePanel,
  Heading,
  Popover,
} from 'react-aria-components'
import listStyles from '../../form/choice/list.module.css'
import styles from './Sidebar.module.css'
import { SidebarCollapsed } from './sidebar-context.ts'

export interface SidebarGroupProps {
  /** The name of the area. */
  label: string
  /** A lucide icon, which represents the group in a narrow sidebar. */
  icon: ReactNode
  /** Whether one of its entries is the current page; marks the heading while the group is folded. */
  current?: boolean
  /** Whether its entries are shown below it. A narrow sidebar shows them beside the icon instead. */
  expanded: boolean
  /** Called when the user folds or unfolds it. */
  onExpandedChange: (expanded: boolean) => void
  /** SidebarEntries. */
  children: ReactNode
}

/** The minimum number of visible entries of an open group, however low the window is. */
const SHOWN_AT_LEAST = 3

/** Entries under a collapsible heading. In a narrow sidebar the icon opens them beside it. */
export function SidebarGroup({ label, icon, current, expanded, onExpandedChange, children }: SidebarGroupProps) {
  const collapsed = use(SidebarCollapsed)
  const shown = Math.min(Children.toArray(children).length, SHOWN_AT_LEAST)
  if (collapsed)
    return (
      <li>
        <DialogTrigger>
          <AriaButton
            className={`${styles.stop} ${styles.icon}`}
            aria-label={label}
            data-current={current || undefined}
          >
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
    <li
      className={styles.groupItem}
      data-expanded={expanded || undefined}
      style={{ '--shown': shown } as CSSProperties}
    >
      <Disclosure isExpanded={expanded} onExpandedChange={onExpandedChange} className={styles.group}>
        <Heading level={2}>
          <AriaButton
            slot="trigger"
            className={`${styles.stop} ${styles.trigger}`}
            data-current={(current && !expanded) || undefined}
          >
            {icon}
            <span className={styles.label}>{label}</span>
            <ChevronRight className={styles.chevron} />
          </AriaButton>
        </Heading>
        <DisclosurePanel className={styles.panel}>
          {expanded && <ul className={styles.entries}>{children}</ul>}
        </DisclosurePanel>
      </Disclosure>
    </li>
  )
}
