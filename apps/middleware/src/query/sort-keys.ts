import { sql, type RawBuilder } from 'kysely'

/** How the values of a sort key are compared, and how a cursor stores them. */
type Kind = 'text' | 'integer' | 'decimal' | 'flag' | 'time'

/** One sort criterion of a list. */
export interface SortKey {
  by: RawBuilder<unknown>
  kind: Kind
  /** Rows without a value come last, or first in descending order, as PostgreSQL places them. */
  nullable?: boolean
  descending?: boolean
}

/** By code, case-sensitive. */
export const byCode = (column: string): SortKey => ({ by: sql.ref(column), kind: 'text' })

/** By name, ignoring case; a column, or an expression. */
export const byName = (name: string | RawBuilder<unknown>): SortKey => ({
  by: sql`lower(${typeof name === 'string' ? sql.ref(name) : name})`,
  kind: 'text',
})

/**
 * By name, with the numbers in it by their value: Stand 9 comes before Stand 10. For lists of some thousand rows, because
 * no index holds it.
 */
export const byNaturalName = (column: string): SortKey => ({
  by: sql`regexp_replace(regexp_replace(lower(${sql.ref(column)}), '(\\d+)', '00000000\\1', 'g'),
    '0*(\\d{9,})', '\\1', 'g')`,
  kind: 'text',
})

/** By a whole number of at most 18 digits. */
export const byNumber = (column: string): SortKey => ({ by: sql.ref(column), kind: 'integer' })

export const byAmount = (column: string): SortKey => ({ by: sql.ref(column), kind: 'decimal' })

export const byTime = (column: string): SortKey => ({ by: sql.ref(column), kind: 'time' })

/** Rows for which the condition holds come last. */
export const byFlag = (condition: RawBuilder<unknown>): SortKey => ({ by: sql`(${condition})`, kind: 'flag' })

/** Active rows first (section 4). */
export const byActive = (column: string): SortKey => byFlag(sql`${sql.ref(column)} <> 'Active'`)

export const descending = (key: SortKey): SortKey => ({ ...key, descending: true })

export const nullable = (key: SortKey): SortKey => ({ ...key, nullable: true })

const MOMENTS = sql`interval '1 microsecond'`

interface Travel {
  /** The format of a cursor's value; anything else would be a database error. */
  shape: RegExp
  toText(value: RawBuilder<unknown>): RawBuilder<string | null>
  fromText(text: string): RawBuilder<unknown>
}

const TRAVEL: Record<Kind, Travel> = {
  text: { shape: /^[^\0]*$/, toText: (value) => sql`${value}::text`, fromText: (text) => sql`${text}` },
  integer: {
    shape: /^-?\d{1,18}$/,
    toText: (value) => sql`${value}::text`,
    fromText: (text) => sql`${text}::bigint`,
  },
  decimal: {
    shape: /^-?\d{1,20}(\.\d{1,20})?$/,
    toText: (value) => sql`${value}::text`,
    fromText: (text) => sql`${text}::numeric`,
  },
  flag: {
    shape: /^(true|false)$/,
    toText: (value) => sql`${value}::text`,
    fromText: (text) => sql`${text}::boolean`,
  },
  // PostgreSQL keeps microseconds: a Date would cut them off and repeat rows.
  time: {
    shape: /^-?\d{1,17}$/,
    toText: (value) => sql`round(date_part('epoch', ${value}) * 1000000)::bigint::text`,
    fromText: (text) => sql`(timestamptz 'epoch' + ${text}::bigint * ${MOMENTS})`,
  },
}

/** A row's key value as stored in a cursor. */
export function cursorText({ by, kind }: SortKey): RawBuilder<string | null> {
  return TRAVEL[kind].toText(by)
}

export function isCursorText({ kind, nullable: mayBeNull }: SortKey, value: unknown): value is string | null {
  if (value === null) return mayBeNull === true
  return typeof value === 'string' && value.isWellFormed() && TRAVEL[kind].shape.test(value)
}

/**
 * Whether a row comes after the one with these values. `columns` are the keys' expressions, if not their own columns.
 */
export function comesAfter(
  keys: readonly SortKey[],
  values: readonly (string | null)[],
  columns: readonly RawBuilder<unknown>[] = keys.map(({ by }) => by),
): RawBuilder<boolean> {
  const down = keys[0]!.descending === true
  const isPlain = keys.every((key) => !key.nullable && (key.descending === true) === down)
  // A row comparison, which an index on these columns can answer.
  if (isPlain) {
    const given = keys.map((key, index) => TRAVEL[key.kind].fromText(values[index]!))
    return sql<boolean>`(${sql.join(columns)}) ${down ? sql`<` : sql`>`} (${sql.join(given)})`
  }
  const ways = keys.map((key, index) => {
    const equals = keys.slice(0, index).map((each, at) => isEqual(each, columns[at]!, values[at]!))
    return sql`(${sql.join([...equals, isBeyond(key, columns[index]!, values[index]!)], sql` and `)})`
  })
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

function isEqual({ kind }: SortKey, column: RawBuilder<unknown>, value: string | null): RawBuilder<unknown> {
  return value === null ? sql`${column} is null` : sql`${column} = ${TRAVEL[kind].fromText(value)}`
}

function isBeyond(key: SortKey, column: RawBuilder<unknown>, value: string | null): RawBuilder<unknown> {
  if (value === null) return key.descending ? sql`${column} is not null` : sql`false`
  const given = TRAVEL[key.kind].fromText(value)
  if (key.descending) return sql`${column} < ${given}`
  return key.nullable ? sql`(${column} > ${given} or ${column} is null)` : sql`${column} > ${given}`
}
