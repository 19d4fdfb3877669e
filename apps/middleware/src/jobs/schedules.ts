import type { Kysely } from 'kysely'
import type { PgBoss, Schedule } from 'pg-boss'
import type { Tables } from '#database/tables.ts'
import type { Work } from './job-kind.ts'

/** The queue of the ticks of all companies; each tick enqueues a job. */
export const TICKS = 'ticks'

/** The data of a tick. */
export interface Tick {
  company: string
  kind: string
}

type Wanted = Pick<Schedule, 'name' | 'key' | 'cron' | 'timezone'> & { data: Tick | null }

/** Updates pg-boss's schedules to match the declared ones, each company in its own time zone. */
export async function syncSchedules(queue: PgBoss, db: Kysely<Tables>, { jobs, chores }: Work) {
  const companies = await db.selectFrom('company').select(['company_code', 'time_zone']).execute()
  const wanted: Wanted[] = [
    ...chores.map(({ name, cron }) => ({ name, key: '', cron, timezone: 'UTC', data: null })),
    ...jobs.flatMap(({ kind, cron }) =>
      cron === undefined
        ? []
        : companies.map(({ company_code, time_zone }) => ({
            name: TICKS,
            key: `${kind.name}/${company_code}`,
            cron,
            timezone: time_zone,
            data: { company: company_code, kind: kind.name },
          })),
    ),
  ]
  const placeOf = ({ name, key }: Pick<Schedule, 'name' | 'key'>) => `${name} ${key}`
  const stored = new Map((await queue.getSchedules()).map((schedule) => [placeOf(schedule), schedule]))
  for (const { name, key, cron, timezone, data } of wanted) {
    const before = stored.get(placeOf({ name, key }))
    stored.delete(placeOf({ name, key }))
    if (before?.cron === cron && before.timezone === timezone) continue
    await queue.schedule(name, cron, data, { key, tz: timezone })
  }
  for (const { name, key } of stored.values()) await queue.unschedule(name, key)
}
