import { sql } from 'kysely'
import type pg from 'pg'

/**
 * Put at the front of a select whose best plan does not depend on its values: each connection parses and plans it once.
 * Not for searches, whose plan depends on the search word.
 */
export const NAMED = sql`/* named */`

const MARKED = /^select \/\* named \*\//

/**
 * Put at the end of a select that answers thousands of values which go out as they came in: a row is then the list of its
 * columns' texts, as PostgreSQL writes them, instead of an object of values.
 */
export const AS_TEXTS = sql`/* as texts */`

const AS_TEXTS_MARK = ' /* as texts */'

const TEXTS = { rowMode: 'array', types: { getTypeParser: () => (text: unknown) => text } }

/** A row of a statement that ends with `AS_TEXTS`. */
export type RowTexts = readonly (string | null)[]

/** Each connection keeps every named statement, so their number is limited; later ones are sent unnamed. */
const MOST_NAMES = 200

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  if (!MARKED.test(text)) return undefined
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `named_${names.size}`)
  return names.get(text)
}

/** Kysely sends only text and values; this adds the marked options on the way to the server. */
export function readMarks(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (...args: unknown[]) => {
    const [text, values] = args
    if (typeof text !== 'string' || args.length !== 2) return query(...args)
    const name = nameOf(text)
    const isTexts = text.endsWith(AS_TEXTS_MARK)
    return name || isTexts ? query({ ...(isTexts && TEXTS), name, text, values }) : query(...args)
  }
  client.query = named as typeof client.query
}
