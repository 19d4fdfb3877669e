import type { CompanyQueries } from '#database/company-store.ts'
import { REGISTERS } from '#areas/reference/demo/locations.ts'
import { ARENA_STANDS, ASSIGNMENTS, CLUB_BARS, GROUPS, MORE_TILLS, STORE_ROOMS, VENUE_DETAILS } from './venues.ts'

const status = 'Active' as const

/** Grows the venues of the demo merchant to an arena and a small club, and assigns users to them. */
export async function seedVenues(db: CompanyQueries) {
  for (const [id, { hours, ...details }] of Object.entries(VENUE_DETAILS)) {
    const venues = db.updateTable('location').set({ ...details, hours: JSON.stringify(hours) })
    await venues.where('type', '=', 'VENUE').where('location_id', '=', id).execute()
  }
  const place = (type: 'STORE' | 'WAREHOUSE', location_id: string, name: string, venue_id: string, tax_id = '') => ({
    type,
    location_id,
    name,
    venue_id,
    tax_id: tax_id || null,
    status,
  })
  const stands = ARENA_STANDS.map(({ id, name, kind }) =>
    place('STORE', id, name, 'HARBOR', kind === 'merchandise' ? '' : 'FOOD'),
  )
  const bars = CLUB_BARS.map(([id, name]) => place('STORE', id, name, 'FOUNDRY', 'FOOD'))
  const rooms = STORE_ROOMS.map(([id, name, venue]) => place('WAREHOUSE', id, name, venue))
  await db
    .insertInto('location')
    .values([...stands, ...bars, ...rooms])
    .execute()
  await seedRegisters(db)
  await seedGroups(db)
  for (const [userName, location_type, location_id] of ASSIGNMENTS) {
    const user = db.selectFrom('app_user').select('user_id').where('user_name', '=', userName)
    const { user_id } = await user.executeTakeFirstOrThrow()
    await db.insertInto('user_location').values({ user_id, location_type, location_id }).execute()
  }
}

/** Registers are numbered within their store. */
async function seedRegisters(db: CompanyQueries) {
  const ofStands = ARENA_STANDS.flatMap(({ id, name, tills }) =>
    Array.from({ length: tills }, (_, nth) => [`${id}-${nth + 1}`, `${name} till ${nth + 1}`, id] as const),
  )
  const registers = [...REGISTERS, ...MORE_TILLS, ...ofStands].map(([register_id, name, store_id], at, all) => {
    const number = 1 + all.slice(0, at).filter(([, , store]) => store === store_id).length
    return { register_id, name, store_id, number, status }
  })
  const stored = new Set<string>(REGISTERS.map(([id]) => id))
  for (const { register_id, number } of registers.filter((register) => stored.has(register.register_id))) {
    await db.updateTable('register').set({ number }).where('register_id', '=', register_id).execute()
  }
  const added = registers.filter(({ register_id }) => !stored.has(register_id))
  await db.insertInto('register').values(added).execute()
}

async function seedGroups(db: CompanyQueries) {
  const groups = GROUPS.map(([reporting_group_id, name]) => ({ reporting_group_id, name, status }))
  await db
    .insertInto('reporting_group')
    .values(groups)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const members = GROUPS.flatMap(([reporting_group_id, , stores]) =>
    stores.map((location_id) => ({ reporting_group_id, location_type: 'STORE' as const, location_id })),
  )
  await db.insertInto('reporting_group_location').values(members).execute()
}
