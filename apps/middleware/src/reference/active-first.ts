import { sql } from 'kysely'

/** Sorted lists show active entries first, then inactive ones, alphabetically (section 4). */
export function activeFirst(status: string, name: string) {
  return [sql`(${sql.ref(status)} <> 'Active')`, sql`lower(${sql.ref(name)})`]
}

export function statusesOf(query: { status?: string }): string[] {
  return query.status?.split(',') ?? ['Active', 'Inactive']
}

/** A condition on the texts of a row: part of one of them, in any case. */
export function foundIn(columns: string[], search: string | undefined) {
  if (!search) return sql<boolean>`true`
  const found = columns.map((column) => sql`strpos(lower(${sql.ref(column)}), lower(${search})) > 0`)
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}
