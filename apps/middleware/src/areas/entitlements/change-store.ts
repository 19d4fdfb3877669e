import { inSentence } from '@greenroom/money'
import { ENTITLEMENT_LIMITS, type SellingDates, tooManyCells } from '@greenroom/catalog'
import type { Location, LocationType } from '@greenroom/permissions'
import { type AliasableExpression, type RawBuilder, sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import { foundItems, isNoSystemItem } from '#areas/items/found-items.ts'
import type { ItemSelection } from '#areas/items/item-filter.ts'
import { refuseSystemItems } from '#areas/items/item-rules.ts'
import { MOST_IDS, noteChanged } from '#database/change-log.ts'
import { changeObject } from '#database/change-object.ts'
import { auditOf, type WriteTransaction } from '#calls/write.ts'
import { Failure, notFound, refusedField } from '#failures/failures.ts'
import { lockCompany } from '#query/locks.ts'
import { refuseTooManyToday } from './changed-today.ts'
import { comparedItems, countEntitled, dateChange, DIFFERENCE } from './entitled-sql.ts'
import { requireItems, requireLocations, unknownLocations } from './entitlement-store.ts'
import { placesOf } from './selling-places.ts'

type ChangeAnswer = components['schemas']['EntitlementChange']

type Kind = 'ENTITLE' | 'REMOVE' | 'COPY' | 'UNDO'

/** The keys of cells, items by locations, as columns. */
export interface Cells {
  items: string[]
  types: LocationType[]
  locations: string[]
}

/** A cell that a change is about, and what it shall become. */
interface Wanted {
  item_id: string
  location_type: LocationType
  location_id: string
  has: boolean
  has_from: string | null
  has_to: string | null
}

/** Entitles cells. Without dates, existing entitlements keep theirs; with `existingOnly` nothing is entitled. */
export function entitleCells(
  tx: WriteTransaction,
  cells: Cells,
  dates: SellingDates | undefined,
  existingOnly: boolean,
) {
  const date = (given: string | null | undefined, stored: string) =>
    dates ? sql<string | null>`${given ?? null}::timestamp` : sql.ref<string | null>(stored)
  const wanted = tx.everywhere
    .selectFrom(listed(cells))
    .leftJoin('entitlement', (join) => join.on(isCell))
    .select(['cell.item_id', 'cell.location_type', 'cell.location_id', sql<boolean>`true`.as('has')])
    .select(date(dates?.from, 'entitlement.sold_from').as('has_from'))
    .select(date(dates?.to, 'entitlement.sold_to').as('has_to'))
    .where(existingOnly ? sql<boolean>`entitlement.entitlement_id is not null` : sql<boolean>`true`)
  return applyChange(tx, 'ENTITLE', [wanted])
}

/** Takes the explicit entitlements of cells away. */
export function removeCells(tx: WriteTransaction, cells: Cells) {
  const wanted = tx.everywhere
    .selectFrom(listed(cells))
    .select(['cell.item_id', 'cell.location_type', 'cell.location_id', sql<boolean>`false`.as('has')])
    .select([sql<null>`null::timestamp`.as('has_from'), sql<null>`null::timestamp`.as('has_to')])
  return applyChange(tx, 'REMOVE', [wanted])
}

/** Lets targets sell what the source may sell, at its dates (E5). */
export async function copyCells(tx: WriteTransaction, source: Location, targets: readonly Location[]) {
  const [here, ...there] = await placesOf(tx.db, [source, ...targets])
  const { explicit, inherited } = await countEntitled(tx.everywhere, here!.locations)
  if ((explicit + inherited) * targets.length > ENTITLEMENT_LIMITS.bulk) throw refusedField('targets', tooManyCells())
  const copies = targets.map(({ type, locationID }, index) =>
    comparedItems(tx.everywhere, here!.locations, there[index]!.locations)
      .select(['item.item_id', sql<LocationType>`${type}::text`.as('location_type')])
      .select([sql<string>`${locationID}::text`.as('location_id'), sql<boolean>`true`.as('has')])
      .select(['here.sold_from as has_from', 'here.sold_to as has_to'])
      .where(sql<boolean>`(${DIFFERENCE.onlyHere} or ${DIFFERENCE.dates})`)
      .where(isNoSystemItem),
  )
  return applyChange(tx, 'COPY', copies)
}

interface Undone {
  change_id: number
  leaveChanged: boolean
  mayRemove: boolean
}

/** Makes the cells of a change what they were, as far as nobody has changed them since. */
export async function undoCells(tx: WriteTransaction, { change_id, leaveChanged, mayRemove }: Undone) {
  // Of several who undo it at once, one does.
  await lockCompany(tx)
  await refusePlacesOfOthers(tx, change_id)
  const { everywhere } = tx
  const again = await everywhere
    .selectFrom('entitlement_change')
    .select('user_name')
    .where('undoes', '=', change_id)
    .executeTakeFirst()
  if (again) throw new Failure(409, 'ER_000', `${again.user_name} has undone this change already`)
  const rows = everywhere
    .selectFrom('entitlement_change_row as cell')
    .leftJoin('entitlement', (join) => join.on(isCell))
    .where('cell.change_id', '=', change_id)
  const { changed, entitles } = await rows
    .select([
      sql<number>`count(*) filter (where not ${isAsWanted})::int`.as('changed'),
      sql<number>`count(*) filter (where ${isAsWanted} and not cell.had)::int`.as('entitles'),
    ])
    .executeTakeFirstOrThrow()
  if (changed > 0 && !leaveChanged) {
    throw new Failure(409, 'ER_000', `${inSentence(changed)} of its cells were changed since`)
  }
  if (entitles > 0 && !mayRemove) throw new Failure(403, 'ER_005', REMOVES)
  // Items and locations that are gone by now have no cells any more.
  const wanted = rows
    .innerJoin('item', 'item.item_id', 'cell.item_id')
    .innerJoin('location', (join) =>
      join.onRef('location.type', '=', 'cell.location_type').onRef('location.location_id', '=', 'cell.location_id'),
    )
    .select(['cell.item_id', 'cell.location_type', 'cell.location_id', 'cell.had as has'])
    .select(['cell.had_from as has_from', 'cell.had_to as has_to'])
    .where(isAsWanted)
  const answer = await applyChange(tx, 'UNDO', [wanted], change_id)
  if (answer.changeID === null) throw new Failure(409, 'ER_000', 'There is nothing left to undo')
  return answer
}

const REMOVES = 'Undoing this removes entitlements that somebody else made. This needs DELETE access to Entitlement.'

/** The change of somebody who works at more places is not there for those who do not. */
async function refusePlacesOfOthers(tx: WriteTransaction, changeID: number) {
  const at = await tx.everywhere
    .selectFrom('entitlement_change_row')
    .innerJoin('location', (join) =>
      join
        .onRef('location.type', '=', 'entitlement_change_row.location_type')
        .onRef('location.location_id', '=', 'entitlement_change_row.location_id'),
    )
    .select(['location.type', 'location.location_id as locationID'])
    .distinct()
    .where('entitlement_change_row.change_id', '=', changeID)
    .execute()
  if ((await unknownLocations(tx, at)).length > 0) throw notFound()
}

/** The cells that are named one by one. Throws the 404 of an item or a location. */
export async function namedCells(tx: WriteTransaction, cells: components['schemas']['CellKey'][]): Promise<Cells> {
  refuseSystemItems(cells.map(({ itemID }) => itemID))
  await requireItems(tx, cells)
  await requireLocations(tx, cells)
  const once = [...new Map(cells.map((cell) => [`${cell.itemID} ${cell.type} ${cell.locationID}`, cell])).values()]
  return {
    items: once.map(({ itemID }) => itemID),
    types: once.map(({ type }) => type),
    locations: once.map(({ locationID }) => locationID),
  }
}

/** Every item that a filter finds, at every one of the locations (E6). */
export async function filteredCells(
  tx: WriteTransaction,
  filter: ItemSelection,
  locations: readonly Location[],
): Promise<Cells> {
  await requireLocations(tx, [...locations])
  const at = [...new Map(locations.map((one) => [`${one.type} ${one.locationID}`, one])).values()]
  const most = Math.floor(ENTITLEMENT_LIMITS.bulk / at.length)
  const items = await foundItems(tx.db, filter, most + 1)
  if (items.length === 0) throw refusedField('filter', 'No item matches the filter.')
  if (items.length > most) throw refusedField('filter', tooManyCells())
  return {
    items: at.flatMap(() => items),
    types: at.flatMap(({ type }) => items.map(() => type)),
    locations: at.flatMap(({ locationID }) => items.map(() => locationID)),
  }
}

/** Whether the row of `entitlement` is that of a cell. */
const isCell = sql<boolean>`entitlement.item_id = cell.item_id and entitlement.location_type = cell.location_type
  and entitlement.location_id = cell.location_id`

function listed({ items, types, locations }: Cells) {
  return sql<
    Pick<Wanted, 'item_id' | 'location_type' | 'location_id'>
  >`unnest(${items}::text[], ${types}::text[], ${locations}::text[])`.as<'cell'>(
    sql`cell(item_id, location_type, location_id)`,
  )
}

/** Writes what differs from what there is, all or nothing, and keeps it so that it can be undone. */
async function applyChange(
  tx: WriteTransaction,
  kind: Kind,
  wanted: readonly AliasableExpression<Wanted>[],
  undoes: number | null = null,
): Promise<ChangeAnswer> {
  // Of two changes of a cell, the second sees what the first has made of it.
  await lockCompany(tx)
  const { everywhere, writer, at } = tx
  const { change_id } = await everywhere
    .insertInto('entitlement_change')
    .values({ kind, undoes, user_id: writer.user.userID, user_name: writer.user.userName, at })
    .returning('change_id')
    .executeTakeFirstOrThrow()
  for (const cells of wanted) await insertRows(tx, change_id, cells)
  const counts = await countRows(tx, change_id)
  if (counts.entitled + counts.dated + counts.removed === 0) {
    await everywhere.deleteFrom('entitlement_change').where('change_id', '=', change_id).execute()
    return { changeID: null, ...counts }
  }
  await everywhere.updateTable('entitlement_change').set(counts).where('change_id', '=', change_id).execute()
  await refuseTooManyToday(tx)
  await writeRows(tx, change_id)
  await auditChange(tx, change_id, kind === 'UNDO' ? 'UNDO' : 'BULK')
  return { changeID: String(change_id), ...counts }
}

/** Those of the cells that differ from what they shall become. */
async function insertRows({ everywhere }: WriteTransaction, changeID: number, wanted: AliasableExpression<Wanted>) {
  await everywhere
    .insertInto('entitlement_change_row')
    .columns([
      ...(['change_id', 'item_id', 'location_type', 'location_id', 'entitlement_id'] as const),
      ...(['had', 'had_from', 'had_to', 'has', 'has_from', 'has_to'] as const),
    ])
    .expression(() =>
      everywhere
        .selectFrom(wanted.as('cell'))
        .leftJoin('entitlement', (join) => join.on(isCell))
        .select(sql<number>`${changeID}::bigint`.as('change_id'))
        .select(['cell.item_id', 'cell.location_type', 'cell.location_id', 'entitlement.entitlement_id'])
        .select([sql<boolean>`(entitlement.entitlement_id is not null)`.as('had')])
        .select(['entitlement.sold_from as had_from', 'entitlement.sold_to as had_to'])
        .select(['cell.has', 'cell.has_from', 'cell.has_to'])
        .where(sql<boolean>`not ${isAsWanted}`),
    )
    .execute()
}

/** Whether a cell is what it shall become, or what a change has made of it. */
const isAsWanted = sql<boolean>`((entitlement.entitlement_id is not null) = cell.has
  and entitlement.sold_from is not distinct from cell.has_from and entitlement.sold_to is not distinct from cell.has_to)`

async function countRows({ everywhere }: WriteTransaction, changeID: number) {
  return everywhere
    .selectFrom('entitlement_change_row as cell')
    .select([
      sql<number>`count(*) filter (where not had)::int`.as('entitled'),
      sql<number>`count(*) filter (where had and has)::int`.as('dated'),
      sql<number>`count(*) filter (where not has)::int`.as('removed'),
    ])
    .where('cell.change_id', '=', changeID)
    .executeTakeFirstOrThrow()
}

async function writeRows({ everywhere }: WriteTransaction, changeID: number) {
  await everywhere
    .deleteFrom('entitlement')
    .using('entitlement_change_row as cell')
    .where('cell.change_id', '=', changeID)
    .where('cell.has', '=', false)
    .where(isCell)
    .execute()
  await everywhere
    .insertInto('entitlement')
    .columns(['item_id', 'location_type', 'location_id', 'sold_from', 'sold_to'])
    .expression(() =>
      everywhere
        .selectFrom('entitlement_change_row as cell')
        .select(['cell.item_id', 'cell.location_type', 'cell.location_id'])
        .select(['cell.has_from as sold_from', 'cell.has_to as sold_to'])
        .where('cell.change_id', '=', changeID)
        .where('cell.has', '=', true),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_code', 'location_type', 'location_id', 'item_id']).doUpdateSet(({ ref }) => ({
        sold_from: ref('excluded.sold_from'),
        sold_to: ref('excluded.sold_to'),
      })),
    )
    .execute()
}

/** One entry for each cell, as if it had been changed alone. */
async function auditChange(tx: WriteTransaction, changeID: number, source: 'BULK' | 'UNDO') {
  const id = sql<string>`coalesce(cell.entitlement_id, entitlement.entitlement_id)::text`
  const cells = tx.everywhere
    .selectFrom('entitlement_change_row as cell')
    .leftJoin('entitlement', (join) => join.on(isCell))
    .where('cell.change_id', '=', changeID)
  const entries = cells
    .select([id.as('entity_id'), 'cell.item_id', 'cell.location_type', 'cell.location_id', CHANGES.as('changes')])
    .select(sql<string>`case when not had then ${'create'} when has then ${'update'} else ${'delete'} end`.as('action'))
  const writer = { ...tx.writer, source }
  await auditOf(tx.everywhere, { ...tx, writer }, 'entitlement', entries.as('changed')).execute()
  const first = await cells
    .select(id.as('id'))
    .limit(MOST_IDS + 1)
    .execute()
  noteChanged(
    tx.changed,
    'entitlement',
    first.map((row) => row.id),
  )
}

/** What is audited of a cell. The field names are bound: the guard reads raw SQL. */
const CHANGES = sql<string>`((case when had and has then '[]'::jsonb else jsonb_build_array(
    ${ofKey('itemID', 'cell.item_id')}, ${ofKey('locationType', 'cell.location_type')},
    ${ofKey('locationID', 'cell.location_id')}) end)
  || ${dateChange('from', sql.ref('cell.had_from'), sql.ref('cell.has_from'))} || ${dateChange('to', sql.ref('cell.had_to'), sql.ref('cell.has_to'))})`

function ofKey(field: string, column: string): RawBuilder<unknown> {
  const value = (there: string) => sql`case when ${sql.ref(there)} then ${sql.ref(column)} end`
  return changeObject(sql`${field}::text`, value('cell.had'), value('cell.has'))
}
