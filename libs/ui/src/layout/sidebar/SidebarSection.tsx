import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import styles from './Sidebar.module.css'

export interface SidebarSectionProps {
  /** The heading. */
  label: string
  /** SidebarEntries. */
  children: ReactNode
}

/** Related entries of a SidebarGroup, under their own heading, expanded until the user folds them. */
export function SidebarSection({ label, children }: SidebarSectionProps) {
  return (
    <li>
      <Disclosure defaultExpanded className={styles.group}>
        <Heading level={3}>
          <AriaButton slot="trigger" className={`${styles.stop} ${styles.section}`}>
            <span className={styles.label}>{label}</span>
            <ChevronRight className={styles.chevron} />
          </AriaButton>
        </Heading>
        <DisclosurePanel>
          <ul>{children}</ul>
        </DisclosurePanel>
      </Disclosure>
    </li>
  )
}
