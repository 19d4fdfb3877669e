import { sql } from 'kysely'
import type pg from 'pg'

/**
 * Put at the front of a select whose best plan does not depend on its values: each connection parses and plans it once.
 * Not for searches, whose plan follows the word.
 */
export const NAMED = sql`/* named */`

const MARKED = /^select \/\* named \*\//

/** Each connection keeps every named statement, so there is an end to them; later ones are sent as any other. */
const MOST_NAMES = 200

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  if (!MARKED.test(text)) return undefined
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `named_${names.size}`)
  return names.get(text)
}

/** Kysely sends text and values alone; this adds the name on the way to the server. */
export function nameStatements(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (...args: unknown[]) => {
    const [text, values] = args
    const name = typeof text === 'string' && args.length === 2 ? nameOf(text) : undefined
    return name ? query({ name, text, values }) : query(...args)
  }
  client.query = named as typeof client.query
}
