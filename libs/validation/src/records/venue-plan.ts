import type { RecordIssue } from '../check-record.ts'
import { checkLocation } from './location.ts'
import { LOCATION_KINDS, type LocationFields, type LocationKind } from './location-kinds.ts'

/** What a plan says about a venue, a store or a warehouse. */
export type PlannedPlace = { readonly id: string } & Omit<LocationFields, 'number' | 'locations'>

/** A store of a plan. `like`: the existing store from which it takes its entitlements. */
export type PlannedStore = PlannedPlace & { readonly like?: string | null }

/** A register of a plan; `store` is the ID of one of its stores. */
export type PlannedRegister = {
  readonly id: string
  readonly name?: string | null
  readonly store?: string | null
  readonly number?: number | null
}

export type PlannedGroup = { readonly id: string; readonly name?: string | null; readonly stores?: readonly string[] }

/** A venue with everything in it, as the venue wizard collects it before anything is created. */
export type VenuePlan = {
  readonly venue: PlannedPlace
  /** The existing venue from which the new one takes its entitlements. */
  readonly entitlementsOf?: string | null
  readonly stores?: readonly PlannedStore[]
  readonly warehouses?: readonly PlannedPlace[]
  readonly registers?: readonly PlannedRegister[]
  readonly reportingGroups?: readonly PlannedGroup[]
}

/** The most records of each kind in a plan. */
export const PLAN_LIMITS = { stores: 500, warehouses: 50, registers: 2000, reportingGroups: 100 } as const

export type PlannedList = keyof typeof PLAN_LIMITS

/** A record of a plan: where it is written there, and as it will be stored. */
export type PlannedRecord = { path: string; record: LocationFields & { status: 'Active' } }

const status = 'Active' as const

/** The records of a plan by kind, in the order in which they are created. */
export function recordsOfPlan(plan: VenuePlan): readonly (readonly [LocationKind, readonly PlannedRecord[]])[] {
  const { venue, stores = [], warehouses = [], registers = [], reportingGroups = [] } = plan
  const { id: venueID, ...ofVenue } = venue
  const inVenue = (list: PlannedList, idField: 'storeID' | 'warehouseID') => (place: PlannedStore, index: number) => {
    const { id, like: _, ...fields } = place
    return { path: `${list}.${index}`, record: { ...fields, [idField]: id, venueID, status } }
  }
  return [
    ['venue', [{ path: 'venue', record: { ...ofVenue, venueID, status } }]],
    ['store', stores.map(inVenue('stores', 'storeID'))],
    ['warehouse', warehouses.map(inVenue('warehouses', 'warehouseID'))],
    [
      'register',
      registers.map(({ id, name, store, number }, index) => ({
        path: `registers.${index}`,
        record: { registerID: id, name: name ?? null, storeID: store ?? null, number: number ?? null, status },
      })),
    ],
    [
      'reportingGroup',
      reportingGroups.map(({ id, name, stores: members = [] }, index) => {
        const locations = members.map((locationID) => ({ type: 'STORE' as const, locationID }))
        const record = { reportingGroupID: id, name: name ?? null, locations, status }
        return { path: `reportingGroups.${index}`, record }
      }),
    ],
  ]
}

/** All problems with a plan alone (V1 to V3); `field` is the path in the plan, such as `stores.3.id`. */
export function checkVenuePlan(plan: VenuePlan, restricted: string): RecordIssue[] {
  const stores = new Set((plan.stores ?? []).map(({ id }) => id))
  const issues = recordsOfPlan(plan).flatMap(([kind, records]) => {
    const { idField, one } = LOCATION_KINDS[kind]
    const seen = new Set<unknown>()
    const numbers = new Set<string>()
    return records.flatMap(({ path, record }) => {
      const found = checkLocation(kind, record, { restricted }).map((issue) => ({
        ...issue,
        field: `${path}.${fieldIn(kind, issue.field)}`,
      }))
      const repeat = (field: string, message: string) =>
        found.push({ field: `${path}.${field}`, code: 'duplicate', message })
      const id = (record as LocationFields)[idField]
      if (id && seen.has(id)) repeat('id', `There are two ${LOCATION_KINDS[kind].many} ${id as string} in the plan.`)
      seen.add(id)
      if (kind === 'register' && record.storeID) {
        const unknown = {
          field: `${path}.store`,
          code: 'unknown',
          message: `There is no store ${record.storeID} in the plan.`,
        }
        if (!stores.has(record.storeID)) found.push(unknown)
        const number = `${record.storeID}\n${record.number}`
        if (record.number && numbers.has(number))
          repeat('number', `Another ${one} of ${record.storeID} has the number ${record.number}.`)
        numbers.add(number)
      }
      if (kind === 'reportingGroup') {
        const missing = record.locations?.find(({ locationID }) => !stores.has(locationID))
        const message = `There is no store ${missing?.locationID} in the plan.`
        if (missing) found.push({ field: `${path}.stores`, code: 'unknown', message })
      }
      return found
    })
  })
  const tooMany = (Object.keys(PLAN_LIMITS) as PlannedList[]).flatMap((list): RecordIssue[] => {
    const count = plan[list]?.length ?? 0
    const words = `A plan has at most ${PLAN_LIMITS[list]} ${list === 'reportingGroups' ? 'reporting groups' : list} (${count}).`
    return count > PLAN_LIMITS[list] ? [{ field: list, code: 'tooLong', message: words }] : []
  })
  return [...tooMany, ...issues]
}

/** The field of a plan that holds a field of a record. */
export function fieldIn(kind: LocationKind, field: string): string {
  if (field === LOCATION_KINDS[kind].idField) return 'id'
  if (kind === 'register' && field === 'storeID') return 'store'
  return kind === 'reportingGroup' && field === 'locations' ? 'stores' : field
}
