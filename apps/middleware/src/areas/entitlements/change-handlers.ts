import { checkSellingDates, type SellingDates } from '@greenroom/catalog'
import { allows } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import { selectionOf } from '#areas/items/item-rules.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import type { HandlersOf, SessionUser } from '#calls/call.ts'
import { notFound, refused, refusedField } from '#failures/failures.ts'
import { listQuery } from '#query/list-query.ts'
import { byNumber, descending } from '#query/sort-keys.ts'
import { subjectsOf } from './change-subjects.ts'
import { copyCells, entitleCells, filteredCells, namedCells, removeCells, undoCells } from './change-store.ts'

const changeID = byNumber('entitlement_change.change_id')

const changes = listQuery({
  from: ({ everywhere, user }: { everywhere: CompanyQueries; user: SessionUser }) => {
    const rows = everywhere
      .selectFrom('entitlement_change')
      .select(['change_id', 'kind', 'undoes', 'entitled', 'dated', 'removed', 'at', 'user_name'])
      .select(({ selectFrom }) =>
        selectFrom('entitlement_change as undo')
          .select('undo.change_id')
          .whereRef('undo.undoes', '=', 'entitlement_change.change_id')
          .as('undone_by'),
      )
    return user.scope === 'ALL' ? rows : rows.where('user_id', '=', user.userID)
  },
  key: changeID,
  byDefault: [descending(changeID)],
})

type Changes =
  | 'listEntitlementChanges'
  | 'changeEntitlements'
  | 'removeEntitlementCells'
  | 'copyEntitlements'
  | 'undoEntitlementChange'

/** Many entitlements changed at once, in one transaction, and undone at once. */
export const entitlementChangeHandlers: HandlersOf<Changes> = {
  listEntitlementChanges: async ({ company: { db, everywhere }, user, query }) => {
    const { rows, nextCursor } = await changes.read({ everywhere, user }, query)
    const subjects = await subjectsOf(
      db,
      rows.map((row) => row.change_id),
    )
    const data = rows.map((row) => ({
      changeID: String(row.change_id),
      kind: row.kind,
      entitled: row.entitled,
      dated: row.dated,
      removed: row.removed,
      at: row.at.toISOString(),
      by: row.user_name,
      ...(row.undoes !== null && { undoes: String(row.undoes) }),
      ...(row.undone_by !== null && { undoneBy: String(row.undone_by) }),
      ...subjects.get(row.change_id),
    }))
    return { body: { data, nextCursor } }
  },

  changeEntitlements: (call) =>
    write(call, async (tx) => {
      const { dates, existingOnly = false } = call.body
      const wanted = dates && readDates(dates)
      if (existingOnly && !wanted) throw refusedField('dates', 'Give the dates that entitlements shall have')
      const cells = await cellsOf(tx, call.user, call.body)
      return { body: await entitleCells(tx, cells, wanted, existingOnly) }
    }),

  removeEntitlementCells: (call) =>
    write(call, async (tx) => ({ body: await removeCells(tx, await cellsOf(tx, call.user, call.body)) })),

  copyEntitlements: (call) =>
    write(call, async (tx) => {
      const { source, targets } = call.body
      const once = new Map(targets.map((target) => [`${target.type} ${target.locationID}`, target]))
      if (once.delete(`${source.type} ${source.locationID}`)) {
        throw refusedField('targets', 'A location is not copied to itself')
      }
      return { body: await copyCells(tx, source, [...once.values()]) }
    }),

  undoEntitlementChange: (call) =>
    write(call, async (tx) => {
      const { grants, userID } = call.user
      const change = await tx.everywhere
        .selectFrom('entitlement_change')
        .select(['change_id', 'user_id'])
        .where(sql<boolean>`change_id = ${call.params.changeID}::bigint`)
        .executeTakeFirst()
      if (!change) throw notFound()
      const mayRemove = change.user_id === userID || allows(grants, 'CATALOG_ENTITLEMENT', 'DELETE')
      const { leaveChanged = false } = call.body
      return { body: await undoCells(tx, { change_id: change.change_id, leaveChanged, mayRemove }) }
    }),
}

async function cellsOf(
  tx: WriteTransaction,
  { grants }: SessionUser,
  { cells, filter, locations }: components['schemas']['CellSelection'],
) {
  if (cells && !filter && !locations) return namedCells(tx, cells)
  if (!cells && filter && locations) return filteredCells(tx, selectionOf(grants, filter), locations)
  throw refused('Give either cells, or a filter of the items with locations')
}

/** Throws where a rule speaks against the dates (E4). */
function readDates({ from = null, to = null }: Partial<SellingDates>): SellingDates {
  const errors = checkSellingDates({ from, to }).map((issue) => ({ ...issue, field: `dates.${issue.field}` }))
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
  return { from, to }
}
