import { csvLine } from '@greenroom/imports'
import type { components } from '@greenroom/openapi'
import { accessTo, type Grants } from '@greenroom/permissions'
import { BYTE_ORDER_MARK } from '#documents/document-csv.ts'
import type { Call, HandlersOf } from '#calls/call.ts'
import { fileAnswer } from '#http/file-answer.ts'
import { movements } from './movement-list.ts'
import { type SummarySource, summary, summaryTotals } from './summary-list.ts'

type SummaryRow = components['schemas']['SummaryRow']

const seesCost = (grants: Grants) => accessTo(grants, 'CATALOG_PRODUCT_COST').read

/** What there is, and how it came about. */
export const inventoryHandlers: HandlersOf<'getInventorySummary' | 'exportInventorySummary' | 'listStockMovements'> = {
  getInventorySummary: async (call) => {
    const { query, user } = call
    const source = sourceOf(call)
    const order = withoutCost(query, user.grants)
    const [page, total, sums] = await Promise.all([
      summary.page(source, order, (row) => rowOf(row, user.grants)),
      query.cursor === undefined ? summary.total(source, query) : undefined,
      summaryTotals(source),
    ])
    return { body: { ...page, total, totals: sumsOf(sums, user.grants) } }
  },

  exportInventorySummary: async (call) => {
    const { grants } = call.user
    const { by = 'location' } = call.query
    const rows = await summary.all(sourceOf(call), withoutCost(call.query, grants))
    const { currency } = await call.company.db.selectFrom('company').select('currency').executeTakeFirstOrThrow()
    const what = { location: 'Location', department: 'Department', item: 'Item' }[by]
    const header = [`${what} ID`, what, 'On hand', 'In transit', 'Inbound', 'Reserved']
    const lines = rows.map((row) => {
      const { id, name, onHand, inTransit, inbound, reserved, value } = rowOf(row, grants)
      return [id, name, ...[onHand, inTransit, inbound, reserved, ...(value === undefined ? [] : [value])].map(String)]
    })
    const titles = seesCost(grants) ? [...header, `Value (${currency})`] : header
    const text = BYTE_ORDER_MARK + [titles, ...lines].map(csvLine).join('')
    return fileAnswer(`inventory-by-${by}.csv`, 'text/csv; charset=utf-8', text)
  },

  listStockMovements: async ({ company: { db }, user, query }) => {
    const page = await movements.page({ db, itemID: query.itemID }, query, ({ unitCost, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      ...(seesCost(user.grants) && { unitCost }),
    }))
    return { body: page }
  },
}

type Asked = Call<'getInventorySummary'> | Call<'exportInventorySummary'>

function sourceOf({ company: { db }, query }: Asked): SummarySource {
  const { by = 'location', at, locationID, locationType, departmentID } = query
  return {
    db,
    by,
    at: at === undefined ? undefined : new Date(at),
    filters: { locationID, locationType, departmentID },
  }
}

/** An order by value would tell what may not be seen. */
function withoutCost<Query extends { sort?: string }>(query: Query, grants: Grants): Query {
  return seesCost(grants) || !query.sort?.endsWith('value') ? query : { ...query, sort: undefined }
}

type Sums = Awaited<ReturnType<typeof summaryTotals>>

function sumsOf({ on_hand, in_transit, inbound, reserved, value }: Sums, grants: Grants) {
  return { onHand: on_hand, inTransit: in_transit, inbound, reserved, ...(seesCost(grants) && { value }) }
}

function rowOf({ id, kind, name, ...sums }: Sums & { id: string; kind: string; name: string }, grants: Grants) {
  const locationType = kind === '' ? undefined : (kind as NonNullable<SummaryRow['locationType']>)
  return { id, name, locationType, ...sumsOf(sums, grants) }
}
