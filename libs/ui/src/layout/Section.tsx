import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { Badge } from '../feedback/Badge.tsx'
import styles from './Section.module.css'
import { countOf } from '../feedback/count-of.ts'

export interface SectionProps {
  /** The heading, which folds the section. */
  title: string
  /** Muted text beside the title. */
  context?: ReactNode
  /** The number of invalid fields inside. Shown on the heading, so that a folded section does not hide them. */
  issues?: number
  /** Whether it starts open, if the caller does not keep `open`. */
  defaultOpen?: boolean
  /** Whether it is open, if the caller keeps it. */
  open?: boolean
  /** Called when the user folds or unfolds it. */
  onOpenChange?: (open: boolean) => void
  /** Fields or text. */
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
          {issues > 0 && <Badge tone="danger">{countOf(issues, 'issue')}</Badge>}
          {context && <span className={styles.context}>{context}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.body}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  )
}
