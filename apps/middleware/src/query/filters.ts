import { splitIDs } from '@greenroom/validation'
import { sql, type RawBuilder } from 'kysely'

type Condition = RawBuilder<boolean>

/** The value itself. */
export function equals(column: string): (value: string) => Condition {
  return (value) => sql<boolean>`${sql.ref(column)} = ${value}`
}

/** One of the values of a list separated by commas. */
export function oneOf(column: string | RawBuilder<unknown>, read: (text: string) => unknown = String) {
  const of = typeof column === 'string' ? sql.ref(column) : column
  return (list: string): Condition => sql<boolean>`${of} = any(${splitIDs(list).map(read)})`
}

/** Part of any of the row's texts, in any case. */
export function contains(columns: readonly string[], search: string): Condition {
  const found = columns.map((column) => sql`strpos(lower(${sql.ref(column)}), lower(${search})) > 0`)
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}
