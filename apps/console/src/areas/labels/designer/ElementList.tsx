import { elementName, type LabelIssue, partsOf } from '@greenroom/labels'
import { Badge } from '@greenroom/ui'
import { Lock } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import styles from './designer.module.css'
import type { DesignModel } from './use-design.ts'

/** The elements, the uppermost first: selected here or on the label. */
export function ElementList({ design, issues }: { design: DesignModel; issues: readonly LabelIssue[] }) {
  const { elements, selected, select } = design
  const rows = elements.toReversed()
  const groups = partsOf(rows, new Set()).filter(({ length }) => length > 1)
  const groupOf = new Map(groups.flatMap((group, at) => group.map((each) => [each, at + 1] as const)))
  const count = (id: string, severity: string) =>
    issues.filter((issue) => issue.elementID === id && issue.severity === severity).length
  return (
    <ListBox
      aria-label="Elements"
      className={styles.elements}
      selectionMode="multiple"
      selectionBehavior="replace"
      selectedKeys={selected}
      onSelectionChange={(keys) =>
        select(keys === 'all' ? new Set(elements.map(({ id }) => id)) : (keys as Set<string>))
      }
      renderEmptyState={() => <p className={styles.muted}>No elements yet. Add the first one above the label.</p>}
    >
      {rows.map((element) => (
        <ListBoxItem key={element.id} id={element.id} textValue={elementName(element)} className={styles.element}>
          <span className={styles.elementName}>{elementName(element)}</span>
          {groupOf.has(element) && <span className={styles.muted}>{`Group ${groupOf.get(element)}`}</span>}
          {element.locked && <Lock size={14} aria-label="Locked" />}
          {count(element.id, 'error') > 0 ? (
            <Badge tone="danger">Not printed</Badge>
          ) : (
            count(element.id, 'warning') > 0 && <Badge tone="warning">Check</Badge>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  )
}
