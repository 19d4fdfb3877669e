import { type Api, dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { LOCATION_KINDS, type LocationFields, type LocationKind } from '@greenroom/validation'
import type { RequestHeaders } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { locationsAtom } from '#data/company.atoms.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation } from '#data/mutation.ts'
import { paged } from '#data/pages.ts'
import { restrictedAtom, taxesAtom } from '#data/reference.atoms.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type LocationUse = Schemas['LocationUse']

/** A record of any kind. */
export type LocationRecord = LocationFields &
  Pick<Schemas['Venue'], 'id' | 'name' | 'status' | 'version' | 'updatedBy' | 'updatedAt'> & {
    venueName?: string | null
    storeName?: string | null
  }

export type LocationDetail = LocationRecord & { uses: readonly LocationUse[] }

/** The kinds have the same operations: those of a store stand for all of them in the types. */
const PATHS = {
  venue: '/business/venues',
  store: '/business/stores',
  warehouse: '/business/warehouses',
  register: '/registers',
  reportingGroup: '/reportinggroups',
} as unknown as Record<LocationKind, '/business/stores'>

function recordAt(kind: LocationKind, id: string) {
  const { idField } = LOCATION_KINDS[kind]
  return {
    path: `${PATHS[kind]}/{${idField}}` as '/business/stores/{storeID}',
    params: { path: { [idField]: id } as { storeID: string } },
  }
}

/** What a list needs besides its records. */
export const listSettingsAtom = combined({ formats: formatsAtom, locations: locationsAtom })

/** What the form of any record needs besides the record. */
export const locationSettingsAtom = combined({
  formats: formatsAtom,
  locations: locationsAtom,
  taxes: taxesAtom,
  restricted: restrictedAtom,
})

export type LocationSettings = Awaited<ReturnType<(typeof locationSettingsAtom)['read']>>

export type LocationQuery = { search?: string; status?: string; sort?: string; venueID?: string; storeID?: string }

/** Rows a page. */
const PAGE = 200

type LocationPage = { data: readonly LocationRecord[]; nextCursor: string | null }

async function loadPage(api: Api, signal: AbortSignal, kind: LocationKind, query: object): Promise<LocationPage> {
  return dataOf(await api.GET(PATHS[kind], { params: { query }, signal })).body
}

export const locationPages = paged({
  name: 'locations',
  entities: (kind: LocationKind, _query: LocationQuery) => [kind, ...ABOVE[kind]],
  load: (api, signal, cursor, kind: LocationKind, query: LocationQuery) =>
    loadPage(api, signal, kind, { ...query, cursor, limit: PAGE }),
})

/** What names of other records a list shows. */
const ABOVE: Record<LocationKind, readonly string[]> = {
  venue: [],
  store: ['venue'],
  warehouse: ['venue'],
  register: ['store'],
  reportingGroup: [],
}

type Parent = Pick<LocationQuery, 'venueID' | 'storeID'>

/** The records of a kind that belong to a venue or a store; at most a page of them. */
export const partsOf = resource({
  name: 'locationParts',
  entities: (kind: LocationKind, _parent: Parent) => [kind],
  load: (api, signal, kind: LocationKind, parent: Parent) => loadPage(api, signal, kind, { ...parent, limit: PAGE }),
})

/** The users who are assigned to a location, to its venue or to a location in it; at most a page of them. */
export const staffAt = resource({
  name: 'staffAt',
  entities: ['user'],
  async load(api, signal, type: 'VENUE' | 'STORE' | 'WAREHOUSE', id: string) {
    const query = { location: `${type}/${id}`, status: 'Active', limit: PAGE }
    return dataOf(await api.GET('/users/all', { params: { query }, signal })).body
  },
})

/** One record; undefined without an ID. Throws ApiError. */
export const locationRecord = resource({
  name: 'location',
  kind: 'record',
  entities: (kind: LocationKind, _id: string | undefined) => [kind],
  recordOf: (_kind: LocationKind, id: string | undefined) => id ?? '',
  async load(api, signal, kind: LocationKind, id: string | undefined): Promise<LocationDetail | undefined> {
    if (id === undefined) return undefined
    return loadRecord(api, kind, id, signal)
  },
})

async function loadRecord(api: Api, kind: LocationKind, id: string, signal?: AbortSignal): Promise<LocationDetail> {
  const { path, params } = recordAt(kind, id)
  return dataOf(await api.GET(path, { params, signal })).body
}

/** All records of a kind, for a file. Throws ApiError. */
export const loadAllAtom = mutation(async (api, kind: LocationKind) => {
  const params = { query: { pagination: false } }
  return dataOf(await api.GET(PATHS[kind], { params })).body.data as readonly LocationRecord[]
})

/** What stands in the way of deactivating a record, as of now. Throws ApiError. */
export const loadUsesAtom = mutation(
  async (api, kind: LocationKind, id: string) => (await loadRecord(api, kind, id)).uses,
)

/** Each returns the record as the server has stored it, and throws ApiError. */
export const createLocationAtom = mutation(
  async (api, kind: LocationKind, body: LocationFields, headers?: RequestHeaders): Promise<LocationRecord> =>
    dataOf(await api.POST(PATHS[kind], { body: body as Schemas['StoreCreate'], headers })).body,
  { changes: (kind) => [kind] },
)

export const updateLocationAtom = mutation(
  async (
    api,
    kind: LocationKind,
    { id, version }: LocationRecord,
    changed: LocationFields,
    headers?: RequestHeaders,
  ): Promise<LocationRecord> => {
    const { path, params } = recordAt(kind, id)
    const body = { ...changed, version } as Schemas['StoreUpdate']
    return dataOf(await api.PUT(path, { params, body, headers })).body
  },
  { changes: (kind) => [kind] },
)

export const setStatusAtom = mutation(
  async (
    api,
    kind: LocationKind,
    { id, version }: LocationRecord,
    status: LocationRecord['status'],
  ): Promise<LocationRecord> => {
    const { path, params } = recordAt(kind, id)
    return dataOf(await api.PUT(`${path}/status`, { params, body: { version, status } })).body
  },
  { changes: (kind) => [kind] },
)

const at = (kind: LocationKind) => ({ path: { kind } })

export const checkImportAtom = mutation(
  async (api, kind: LocationKind, rows: Schemas['ImportedLocation'][]) =>
    dataOf(await api.POST('/locations/{kind}/imports/check', { params: at(kind), body: { rows } })).body,
)

export const importAtom = mutation(
  async (api, kind: LocationKind, rows: Schemas['ImportedLocation'][]) =>
    dataOf(await api.POST('/locations/{kind}/imports', { params: at(kind), body: { rows } })).body,
  { changes: (kind) => [kind] },
)
