import { sql, type Kysely } from 'kysely'

/** The clocks of two machines drift apart by at most a few milliseconds a minute. */
const ASK_EVERY = 60_000

/**
 * The database's time, which all replicas share, so that the limits of a session do not depend on which one judges it.
 * `elapsed` returns milliseconds since any moment; a clock that is set does not change them.
 */
export async function startDatabaseClock<Tables>(db: Kysely<Tables>, elapsed = () => performance.now()) {
  let zero = 0
  async function ask() {
    const asked = elapsed()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    zero = rows[0]!.now.getTime() - (asked + elapsed()) / 2
  }
  await ask()
  // Without an answer the time goes on by the machine's own seconds.
  const timer = setInterval(() => void ask().catch(() => {}), ASK_EVERY).unref()
  return { now: () => new Date(zero + elapsed()), stop: () => clearInterval(timer) }
}
