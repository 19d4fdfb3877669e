import { type DraftValue, readValue } from '@greenroom/validation'
import { type CheckContext, fieldOf } from './check-item.ts'
import { itemField, type ItemFieldName } from './item-fields.ts'
import type { ItemIssue } from './item-issue.ts'

/** The issues of one field alone; rules that involve two fields are in `checkItem`. */
export function checkField(name: ItemFieldName, value: DraftValue, context: CheckContext): ItemIssue[] {
  const issues: ItemIssue[] = []
  readValue(fieldOf(itemField(name), value, context), value, context, issues)
  return issues
}
