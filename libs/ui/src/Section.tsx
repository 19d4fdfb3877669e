import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { Badge } from './Badge.tsx'
import styles from './Section.module.css'

export interface SectionProps {
  title: string
  /** A muted line beside the title. */
  context?: ReactNode
  /** How many fields inside have an error. Shown on the heading, so that a folded section does not hide them. */
  issues?: number
  defaultOpen?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A part of a form or page that folds away. Folded, its fields stay in the page and keep what was typed. */
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
