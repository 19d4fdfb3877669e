import { type Api, dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { combined } from '#data/combined.ts'
import type { RequestHeaders } from '#api/api.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'

export type StoredPlan = components['schemas']['StoredVenuePlan']
export type BegunVenue = components['schemas']['BegunVenue']
export type Plan = components['schemas']['VenuePlan']

/** What the user has begun in the wizard, the latest first. */
const plansAtom = resource({
  name: 'venuePlans',
  entities: ['venuePlan'],
  load: async (api, signal) => dataOf(await api.GET('/utilities/venues/plans', { signal })).body,
})()

/** All venues; none for users who may not read them. */
const venuesAtom = resource({
  name: 'allVenues',
  entities: ['venue'],
  needs: 'listVenues',
  empty: [],
  load: async (api, signal) =>
    dataOf(await api.GET('/business/venues', { params: { query: { pagination: false } }, signal })).body.data,
})()

/** Everything that the list of venues shows. */
export const allVenuesAtom = combined({ formats: formatsAtom, plans: plansAtom, venues: venuesAtom })

const at = (planID: string) => ({ path: { planID } })

async function load(api: Api, planID: string, signal?: AbortSignal): Promise<StoredPlan> {
  return dataOf(await api.GET('/utilities/venues/plans/{planID}', { params: at(planID), signal })).body
}

/** A plan of the user; undefined for a new one. Throws ApiError. */
export const planRecord = resource({
  name: 'venuePlan',
  kind: 'record',
  entities: ['venuePlan'],
  recordOf: (planID: string | undefined) => planID ?? '',
  load: async (api, signal, planID: string | undefined) =>
    planID === undefined ? undefined : load(api, planID, signal),
})

/** Returns the plan as the server has stored it, and throws ApiError. */
export const savePlanAtom = mutation(
  async (api, stored: StoredPlan | undefined, plan: Plan, headers: RequestHeaders): Promise<StoredPlan> => {
    if (!stored) return dataOf(await api.POST('/utilities/venues/plans', { body: { plan }, headers })).body
    const { planID, version } = stored
    const body = { version, plan }
    return dataOf(await api.PUT('/utilities/venues/plans/{planID}', { params: at(planID), body, headers })).body
  },
  { changes: ['venuePlan'] },
)

export const deletePlanAtom = mutation(
  async (api, planID: string) => dataOf(await api.DELETE('/utilities/venues/plans/{planID}', { params: at(planID) })),
  { changes: ['venuePlan'] },
)

/** Creates the venue with everything in its plan, and returns its ID; the same when it is called again. Throws ApiError. */
export const createVenueAtom = mutation(
  async (api, { planID, version }: StoredPlan) =>
    dataOf(await api.POST('/utilities/venues/plans/{planID}/venue', { params: at(planID), body: { version } })).body
      .venueID,
  { changes: ['venue', 'store', 'warehouse', 'register', 'reportingGroup', 'entitlement', 'venuePlan'] },
)
