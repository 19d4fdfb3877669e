import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { paged } from '#data/pages.ts'
import type { Summary } from '#screens/summary-path.ts'

type Schemas = components['schemas']

export type SummaryRow = Schemas['SummaryRow']
export type StockSums = Schemas['StockSums']
export type Movement = Schemas['Movement']
export type SummaryOrder = { search?: string; sort?: string }

const PAGE = 100

const queryOf = ({ by, at, location, departmentID }: Summary) => ({
  by,
  at,
  locationType: location?.type,
  locationID: location?.locationID,
  departmentID,
})

/** What there is by location, department or item. Throws ApiError. */
export const summaryPages = paged({
  name: 'inventorySummary',
  entities: ['stock', 'item'],
  async load(api, signal, cursor, summary: Summary, order: SummaryOrder) {
    const query = { ...queryOf(summary), ...order, cursor, limit: PAGE }
    return dataOf(await api.GET('/inventory/summary', { params: { query }, signal })).body
  },
})

/** The movements of an item, the newest first. Throws ApiError. */
export const movementPages = paged({
  name: 'stockMovements',
  entities: ['stock'],
  async load(api, signal, cursor, itemID: string, summary: Summary) {
    const { at, locationType, locationID } = queryOf(summary)
    const query = { itemID, at, locationType, locationID, cursor, limit: PAGE }
    return dataOf(await api.GET('/inventory/movements', { params: { query }, signal })).body
  },
})

/** The whole summary as a CSV file. Throws ApiError. */
export const exportSummaryAtom = atom(null, async (get, _set, summary: Summary, order: SummaryOrder): Promise<Blob> => {
  const query = { ...queryOf(summary), ...order }
  return dataOf(await get(apiAtom).GET('/inventory/summary/csv', { params: { query }, parseAs: 'blob' }))
})
