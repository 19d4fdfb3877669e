import { type RawBuilder, sql } from 'kysely'

/** The keys of a `Change`. Bound, because the guard reads the words `from` and `to` in raw SQL as SQL. */
export const [FIELD, FROM, TO] = ['field', 'from', 'to'].map((key) => sql`${key}::text`) as [Key, Key, Key]

type Key = RawBuilder<string>

/** One `Change` that the database makes: of a field, its value before and after as jsonb. */
export function changeObject(field: RawBuilder<unknown>, from: RawBuilder<unknown>, to: RawBuilder<unknown>) {
  return sql<string>`jsonb_build_object(${FIELD}, ${field}, ${FROM}, ${from}, ${TO}, ${to})`
}
