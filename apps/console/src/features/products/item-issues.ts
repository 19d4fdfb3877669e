import { ApiError } from '@greenroom/api-client'
import { type Issue, itemFields } from '@greenroom/validation'
import type { FormField } from './item.mapping.ts'

/** What is wrong, in words, by field. */
export type Issues = Readonly<Partial<Record<FormField, string>>>

export const NO_ISSUES: Issues = {}

/** Messages under their fields; several of one field follow each other. */
export function issuesByField(found: readonly { field: string; message: string }[]): Issues {
  const issues: Partial<Record<FormField, string>> = {}
  for (const { field, message } of found) {
    const name = fieldOf(field)
    if (!name || issues[name]?.includes(message)) continue
    issues[name] = issues[name] ? `${issues[name]} ${message}` : message
  }
  return issues
}

/** The issues with those of one field replaced. */
export function withIssues(issues: Issues, name: FormField, found: readonly Issue[]): Issues {
  const { [name]: _, ...others } = issues
  return { ...others, ...issuesByField(found) }
}

/** What the server found wrong with the fields of the form, and what it said beside. */
export function refusalOf(failure: unknown): { issues: Issues; others: string[] } {
  const errors = failure instanceof ApiError ? failure.errors : []
  const others = errors.filter(({ field }) => !fieldOf(field)).map(({ message }) => message)
  return { issues: issuesByField(errors), others }
}

/** A path such as `department.departmentID` belongs to the field it begins with. */
function fieldOf(path: string): FormField | undefined {
  const [head] = path.split('.')
  return itemFields.find(({ name }) => name === head)?.name
}
