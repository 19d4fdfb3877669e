import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ENTITLEMENT_LIMITS, tooManyCells } from '@greenroom/catalog'
import { allows, explainDenied, type Feature } from '@greenroom/permissions'
import { checkVenuePlan, fieldIn, LOCATION_KINDS, recordsOfPlan } from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import { copyEntitlements } from '#areas/entitlements/entitlement-store.ts'
import { restrictedIn } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { requireVersion } from '#calls/write-record.ts'
import type { Call, HandlersOf } from '#calls/call.ts'
import { type FieldError, forbidden, notFound, refused } from '#failures/failures.ts'
import { listQuery } from '#query/list-query.ts'
import { lockCompany } from '#query/locks.ts'
import { byCode, byTime, descending } from '#query/sort-keys.ts'
import { checkSaves, idOf, refuseErrors } from './location-store.ts'
import { storeSaves } from './store-saves.ts'
import { readLocations } from './location-lists.ts'
import { withoutBlanks } from './location-handlers.ts'
import { TYPE_OF } from './location-uses.ts'

type StoredPlan = components['schemas']['StoredVenuePlan']
type Operation =
  | 'listVenuePlans'
  | 'getVenuePlan'
  | 'createVenuePlan'
  | 'saveVenuePlan'
  | 'deleteVenuePlan'
  | 'createPlannedVenue'

/** The unfinished plans that a user may have. */
const MOST_PLANS = 20

const count = (list: 'stores' | 'warehouses' | 'registers') =>
  sql<number>`coalesce(jsonb_array_length(content -> ${list}), 0)`.as(list)

/** Without their contents, of which each may be megabytes. */
const openPlans = listQuery({
  from: ({ db, call }: { db: CompanyQueries; call: Pick<Call, 'user'> }) =>
    ownPlans(db, call)
      .select([
        'plan_id as planID',
        'updated_at as updatedAt',
        count('stores'),
        count('warehouses'),
        count('registers'),
      ])
      .select(sql<string>`content -> 'venue' ->> 'id'`.as('venueID'))
      .select(sql<string | null>`content -> 'venue' ->> 'name'`.as('name'))
      .select(sql<string | null>`content -> 'venue' ->> 'city'`.as('city'))
      .where('venue_id', 'is', null),
  key: byCode('plan_id'),
  byDefault: [descending(byTime('updated_at'))],
})

/** The plans of the venue wizard: each user's own, until a venue is created from one. */
export const venuePlanHandlers: HandlersOf<Operation> = {
  listVenuePlans: async (call) => {
    const plans = await openPlans.all({ db: call.company.db, call })
    return { body: plans.map((plan) => ({ ...plan, updatedAt: plan.updatedAt.toISOString() })) }
  },

  getVenuePlan: async (call) => ({ body: await planOf(call.company.db, call, call.params.planID) }),

  createVenuePlan: (call) =>
    answeringPlan(call, async (tx) => {
      await lockCompany(tx)
      const open = await openPlans.all({ db: tx.db, call })
      if (open.length >= MOST_PLANS)
        throw refused(`You have ${MOST_PLANS} unfinished venues already. Finish or delete one first.`)
      const plan_id = randomUUID()
      const row = { plan_id, user_id: call.user.userID, content: JSON.stringify(call.body.plan), ...stamp(tx) }
      await tx.db.insertInto('venue_plan').values(row).execute()
      return plan_id
    }),

  saveVenuePlan: (call) =>
    answeringPlan(call, async (tx) => {
      await lockCompany(tx)
      const { version, plan } = call.body
      const { planID } = call.params
      requireVersion(await unfinished(tx.db, call), version)
      await tx.db
        .updateTable('venue_plan')
        .set({ content: JSON.stringify(plan), ...nextVersion(tx) })
        .where('plan_id', '=', planID)
        .execute()
      return planID
    }),

  deleteVenuePlan: (call) =>
    write(call, async (tx) => {
      await unfinished(tx.db, call)
      await tx.db.deleteFrom('venue_plan').where('plan_id', '=', call.params.planID).execute()
      return {}
    }),

  createPlannedVenue: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const stored = await planOf(tx.db, call, call.params.planID)
      const { plan, createdVenue } = stored
      // A plan makes one venue: whoever asks again gets the same.
      if (createdVenue !== null) return { body: { venueID: createdVenue } }
      requireVersion(stored, call.body.version)
      requireGrants(call, plan)
      await create(tx, call, plan)
      await tx.db
        .updateTable('venue_plan')
        .set({ venue_id: plan.venue.id, ...nextVersion(tx) })
        .where('plan_id', '=', call.params.planID)
        .execute()
      return { body: { venueID: plan.venue.id } }
    }),
}

/** A plan is stored once, and not again in the answer to a repeated request, which has it too. */
async function answeringPlan(
  call: Call<'createVenuePlan'> | Call<'saveVenuePlan'>,
  save: (tx: WriteTransaction) => Promise<string>,
) {
  const { body } = await write(call as Call, async (tx) => {
    const { plan: _, ...stored } = await planOf(tx.db, call, await save(tx))
    return { body: stored }
  })
  return { body: { ...body!, plan: call.body.plan } }
}

/** Creates everything in a plan, kind by kind, so that each finds what it belongs to. */
async function create(tx: WriteTransaction, { user }: Pick<Call, 'user'>, plan: StoredPlan['plan']) {
  refuseErrors(checkVenuePlan(plan, await restrictedIn(tx.db)))
  const errors: FieldError[] = []
  for (const [kind, records] of recordsOfPlan(plan)) {
    if (records.length === 0) continue
    const taken = new Set((await readLocations(tx.db, kind)).map(({ id }) => id))
    const saves = records.map(({ record }) => ({ before: undefined, after: withoutBlanks(record) }))
    const found = await checkSaves(tx, user.scope, kind, saves)
    for (const [index, { path, record }] of records.entries()) {
      const id = idOf(kind, record)
      const isTaken = {
        field: `${path}.id`,
        message: `There is already a ${LOCATION_KINDS[kind].one} ${id}`,
        value: id,
      }
      if (taken.has(id)) errors.push(isTaken)
      errors.push(...found[index]!.map((error) => ({ ...error, field: `${path}.${fieldIn(kind, error.field)}` })))
    }
    refuseErrors(errors)
    await storeSaves(tx, kind, saves)
  }
  await copyAll(tx, plan)
}

/** The venue sells what another venue sells, each store what another store sells: one copy of entitlements together (E6). */
async function copyAll(tx: WriteTransaction, { venue, entitlementsOf, stores = [] }: StoredPlan['plan']) {
  let left: number = ENTITLEMENT_LIMITS.bulk
  const copy = async (kind: 'venue' | 'store', field: string, id: string, ids: readonly string[]) => {
    const refuse = (message: string) => refused(message, [{ field, message, value: id }])
    if ((await readLocations(tx.db, kind, id)).length === 0) throw refuse(`There is no ${kind} ${id}`)
    const type = TYPE_OF[kind]
    const to = ids.map((locationID) => ({ type, locationID }))
    left -= await copyEntitlements(tx, { from: { type, locationID: id }, to, most: left })
    if (left < 0) throw refuse(tooManyCells())
  }
  if (entitlementsOf) await copy('venue', 'entitlementsOf', entitlementsOf, [venue.id])
  for (const [like, alike] of Map.groupBy(stores, (store) => store.like)) {
    if (!like) continue
    const field = `stores.${stores.indexOf(alike[0]!)}.like`
    await copy(
      'store',
      field,
      like,
      alike.map(({ id }) => id),
    )
  }
}

/** What only some plans need, beside what the contract requires of all. */
function requireGrants(
  { user }: Pick<Call, 'user'>,
  { entitlementsOf, stores = [], reportingGroups = [] }: StoredPlan['plan'],
) {
  const needs: Feature[] = [
    ...(entitlementsOf || stores.some(({ like }) => like) ? (['CATALOG_ENTITLEMENT', 'CATALOG_PRODUCT'] as const) : []),
    ...(reportingGroups.length > 0 ? (['LOCATION_REPORTING_GROUP'] as const) : []),
  ]
  const missing = needs.find((feature) => !allows(user.grants, feature, 'WRITE'))
  if (missing) throw forbidden(explainDenied(missing, 'WRITE'))
}

/** The plans of the user. */
export function ownPlans(db: CompanyQueries, { user }: Pick<Call, 'user'>) {
  return db.selectFrom('venue_plan').where('user_id', '=', user.userID)
}

/** One of the user's plans. Throws the 404. */
async function planOf(db: CompanyQueries, call: Pick<Call, 'user'>, planID: string): Promise<StoredPlan> {
  const row = await ownPlans(db, call)
    .select(['plan_id as planID', 'content as plan', 'venue_id as createdVenue', 'version'])
    .select(['updated_by as updatedBy', 'updated_at as updatedAt'])
    .where('plan_id', '=', planID)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, updatedAt: row.updatedAt.toISOString() }
}

async function unfinished(db: CompanyQueries, call: Call<'saveVenuePlan'> | Call<'deleteVenuePlan'>) {
  const plan = await planOf(db, call, call.params.planID)
  if (plan.createdVenue !== null) throw refused(`The venue ${plan.createdVenue} has been created from this plan.`)
  return plan
}
