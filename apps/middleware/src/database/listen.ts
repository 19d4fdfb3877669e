import pg from 'pg'
import type { Database } from './database.ts'

const RETRY_AFTER = 1_000

/**
 * Calls `onNotice` for every NOTIFY on `channel`, and once after each connection, because some may have been missed.
 * Reconnects forever. If the database or a pooler has no LISTEN, it is never called.
 */
export function listen({ pool }: Database, channel: string, onNotice: () => void): () => Promise<void> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function connect() {
    const next = new pg.Client(pool.options)
    client = next
    next.on('error', () => {})
    next.on('notification', onNotice)
    next.once('end', () => {
      if (!stopped) retry = setTimeout(connect, RETRY_AFTER).unref()
    })
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      onNotice()
    } catch {
      await next.end().catch(() => {})
    }
  }

  void connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
