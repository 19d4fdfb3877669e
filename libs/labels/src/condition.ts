import { issue, type LabelIssue } from './issue.ts'
import { isPermitted, type LabelContext, sourceValue } from './source-text.ts'
import type { Condition, LabelElement } from './template.ts'
import type { LabelItem } from './text-types.ts'

/**
 * Whether an element prints for an item. One whose condition asks for a value that the user may not see never does:
 * it would tell something about that value.
 */
export function checkCondition(
  { id, printIf }: LabelElement,
  item: LabelItem,
  context: LabelContext,
): { holds: boolean; issues: readonly LabelIssue[] } {
  if (!printIf) return { holds: true, issues: [] }
  const hidden = [printIf.textType, printIf.than].find((name) => name && !isPermitted(name, context))
  if (hidden) return { holds: false, issues: [issue('notPermitted', id, { source: hidden })] }
  return { holds: holds(printIf, item), issues: [] }
}

function holds({ textType, is, than }: Condition, item: LabelItem): boolean {
  const value = sourceValue(textType, item)
  if (is === 'present' || is === 'missing') return (value === undefined || value === '') === (is === 'missing')
  const other = than && sourceValue(than, item)
  if (typeof value !== 'number' || typeof other !== 'number') return false
  return is === 'above' ? value > other : value < other
}
