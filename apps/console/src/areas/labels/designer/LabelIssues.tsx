import { elementName, isError, issueText, adviceOn, type LabelIssue } from '@greenroom/labels'
import { Badge, Button, countOf } from '@greenroom/ui'
import styles from './designer.module.css'
import type { DesignModel } from './use-design.ts'

/** How many elements of the label will not be printed, if any. */
export function unprintedWords(issues: readonly LabelIssue[]): string | undefined {
  const unprinted = new Set(issues.filter(isError).flatMap(({ elementID = [] }) => elementID))
  if (unprinted.size === 0) return undefined
  return `${countOf(unprinted.size, 'element')} will not be printed. The issues below the label say why.`
}

/** The errors and warnings of the label that is shown, each leading to its element. */
export function LabelIssues({ issues, design }: { issues: readonly LabelIssue[]; design: DesignModel }) {
  const serious = issues.filter(({ severity }) => severity !== 'info')
  if (serious.length === 0) {
    const isEmpty = design.elements.length === 0
    return <p className={styles.muted}>{isEmpty ? 'This label is empty.' : 'This label prints as you see it.'}</p>
  }
  const nameOf = (issue: LabelIssue) => {
    const element = design.elements.find(({ id }) => id === issue.elementID)
    return element && elementName(element)
  }
  return (
    <section aria-label="Issues">
      <h2 className={styles.issuesTitle}>{countOf(serious.length, 'issue')} with this item</h2>
      <ul className={styles.issues}>
        {serious.map((issue, index) => (
          <li key={index}>
            <Badge tone={issue.severity === 'error' ? 'danger' : 'warning'}>
              {issue.severity === 'error' ? 'Not printed' : 'Check'}
            </Badge>{' '}
            {nameOf(issue) && (
              <Button variant="quiet" size="small" onPress={() => design.select(new Set([issue.elementID!]))}>
                {nameOf(issue)}
              </Button>
            )}{' '}
            {issueText(issue, design.elements)} {adviceOn(issue.code)}
          </li>
        ))}
      </ul>
    </section>
  )
}
