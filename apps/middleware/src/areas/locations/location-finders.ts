import { sql } from 'kysely'
import { candidatesIn, type Finder } from '#query/finder.ts'
import { ownPlans } from './venue-plans.ts'

const LOCATION_TYPES = { venue: 'VENUE', store: 'STORE', warehouse: 'WAREHOUSE' } as const

const locationFinder: Finder = {
  kinds: {
    venue: [{ feature: 'LOCATION_VENUE', level: 'READ' }],
    store: [{ feature: 'LOCATION_STORE', level: 'READ' }],
    warehouse: [{ feature: 'LOCATION_WAREHOUSE', level: 'READ' }],
  },
  find: async ({ company: { db } }, kinds, wanted) => {
    const types = kinds.map((kind) => LOCATION_TYPES[kind as keyof typeof LOCATION_TYPES])
    const rows = db
      .selectFrom('location')
      .select([sql<string>`lower(type)`.as('kind'), 'location_id as id', 'status'])
      .where('type', 'in', types)
    const texts = { name: sql<string>`name`, codes: [sql`location_id`] }
    const found = await candidatesIn(rows, texts, wanted).execute()
    return found.map(({ status, ...row }) => ({ ...row, isInactive: status !== 'Active' }))
  },
}

const registerFinder: Finder = {
  kinds: { register: [{ feature: 'LOCATION_REGISTER', level: 'READ' }] },
  find: async ({ company: { db } }, _kinds, wanted) => {
    const rows = db.selectFrom('register').select(['register_id as id', 'status'])
    const texts = { name: sql<string>`name`, codes: [sql`register_id`] }
    const found = await candidatesIn(rows, texts, wanted).execute()
    return found.map(({ status, ...row }) => ({ ...row, kind: 'register', isInactive: status !== 'Active' }))
  },
}

const groupFinder: Finder = {
  kinds: { reportingGroup: [{ feature: 'LOCATION_REPORTING_GROUP', level: 'READ' }] },
  find: async ({ company: { db } }, _kinds, wanted) => {
    const rows = db.selectFrom('reporting_group').select(['reporting_group_id as id', 'status'])
    const texts = { name: sql<string>`name`, codes: [sql`reporting_group_id`] }
    const found = await candidatesIn(rows, texts, wanted).execute()
    return found.map(({ status, ...row }) => ({ ...row, kind: 'reportingGroup', isInactive: status !== 'Active' }))
  },
}

/** Finds what the user has begun in the venue wizard, which nobody else sees. */
const planFinder: Finder = {
  kinds: { venuePlan: [{ feature: 'UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD', level: 'READ' }] },
  find: async ({ company: { db }, user }, _kinds, wanted) => {
    const rows = ownPlans(db, { user }).select('plan_id as id').where('venue_id', 'is', null)
    const venueID = sql<string | null>`content -> 'venue' ->> 'id'`
    const name = sql<string>`coalesce(content -> 'venue' ->> 'name', ${venueID}, '')`
    const found = await candidatesIn(rows, { name, codes: [venueID] }, wanted).execute()
    return found.map((row) => ({ ...row, kind: 'venuePlan', detail: row.codes[0] ?? 'without an ID' }))
  },
}

export const locationFinders: readonly Finder[] = [locationFinder, registerFinder, groupFinder, planFinder]
