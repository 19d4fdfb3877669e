import type { DraftValue, Field } from './field.ts'
import type { Issue } from './issue.ts'
import { type ReadContext, type ReadValue, readValue } from './read-value.ts'

/** Reads every field of a record by its table. Use the values only if there are no issues. */
export function readRecord<Name extends string>(
  fields: readonly Field<Name>[],
  draft: Readonly<Partial<Record<Name, DraftValue>>>,
  context: ReadContext,
): { values: Record<Name, ReadValue>; issues: Issue<Name>[] } {
  const issues: Issue<Name>[] = []
  const values = fields.map((field) => [field.name, readValue(field, draft[field.name], context, issues)])
  return { values: Object.fromEntries(values) as Record<Name, ReadValue>, issues }
}
