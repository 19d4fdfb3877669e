import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { Badge } from '../feedback/Badge.tsx'
import styles from './Section.module.css'

export interface SectionProps {
  title: string
  /** Muted text beside the title. */
  context?: ReactNode
  /** The number of invalid fields inside. Shown on the heading, so that a folded section does not hide them. */
  issues?: number
  defaultOpen?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A collapsible section of a form or page. Collapsed fields stay mounted and keep their values. */
export function Section({
  title,
  context,
  issues = 0,
  defaultOpen = true,
  open,
  onOpenChange,
  children,
}: SectionProps) {
  return (
    <Disclosure
      defaultExpanded={defaultOpen}
      isExpanded={open}
      onExpandedChange={onOpenChange}
      className={styles.section}
    >
      <Heading level={2} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <ChevronRight size={16} className={styles.chevron} />
          <span className={styles.title}>{title}</span>
          {issues > 0 && <Badge tone="danger">{issues === 1 ? '1 issue' : `${issues} issues`}</Badge>}
          {context && <span className={styles.context}>{context}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.body}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  )
}
