import { type Expression, sql } from 'kysely'
import { LIST_KINDS, listBelow, type ListKind } from '@greenroom/catalog'
import type { CompanyQueries } from '#database/company-store.ts'
import { PURCHASE_ORDER } from '@greenroom/inventory'
import { COLUMN_OF } from '#areas/items/item-columns.ts'

/** How many records refer to an entry. */
export interface Uses {
  items: number
  /** Of the list below. */
  entries: number
  /** Sets of components, purchase orders and locations. */
  others: number
}

export const NO_USES: Uses = { items: 0, entries: 0, others: 0 }

interface UsesAsked {
  /** The one entry that is asked for. */
  id?: string
  /** A query of the IDs of items that don't count. */
  without?: Expression<unknown>
}

/**
 * The uses of a list's entries, or of one of them, by ID. Unused entries are left out. `db` reads everywhere: an entry
 * belongs to all places.
 */
export async function usesOf(db: CompanyQueries, kind: ListKind, asked: UsesAsked = {}): Promise<Map<string, Uses>> {
  const uses = new Map<string, Uses>()
  const add = (name: keyof Uses, counts: readonly Counted[]) => {
    for (const { id, count } of counts) {
      const sum = uses.get(id) ?? NO_USES
      uses.set(id, { ...sum, [name]: sum[name] + count })
    }
  }
  add('items', await itemCounts(db, kind, asked))
  add('entries', await countsBelow(db, kind, asked.id))
  for (const { table, column } of referringColumns(kind)) add('others', await columnCounts(db, table, column, asked.id))
  add('others', await orderCounts(db, kind, asked.id))
  return uses
}

async function countsBelow(db: CompanyQueries, kind: ListKind, id: string | undefined) {
  const below = listBelow(kind)
  if (!below) return []
  const rows = await db
    .selectFrom('list_entry')
    .select(['parent_id as id', count])
    .where('kind', '=', below)
    .where('parent_id', 'is not', null)
    .where(id === undefined ? sql<boolean>`true` : sql<boolean>`parent_id = ${id}`)
    .groupBy('parent_id')
    .execute()
  return rows as Counted[]
}

/** What a set of components is made of, by list. */
export const SET_COLUMNS: Partial<Record<ListKind, 'vendor_code' | 'style_id' | 'color_id' | 'printer_category_id'>> = {
  vendor: 'vendor_code',
  style: 'style_id',
  color: 'color_id',
  printerCategory: 'printer_category_id',
}

/** The columns, besides those of items, that have the ID of an entry of this list (`entry-columns.test.ts`). */
export function referringColumns(kind: ListKind): { table: 'component_set' | 'location'; column: string }[] {
  const ofSets = SET_COLUMNS[kind]
  return [
    ...(ofSets ? [{ table: 'component_set' as const, column: ofSets }] : []),
    ...(kind === 'tax' ? [{ table: 'location' as const, column: 'tax_id' }] : []),
  ]
}

function columnCounts(
  db: CompanyQueries,
  table: 'component_set' | 'location',
  column: string,
  id: string | undefined,
): Promise<Counted[]> {
  const referred = sql<string>`${sql.ref(column)}`
  return db
    .selectFrom(table)
    .select([referred.as('id'), count])
    .where(id === undefined ? sql<boolean>`${referred} is not null` : sql<boolean>`${referred} = ${id}`)
    .groupBy(referred)
    .execute()
}

/** The vendor of an order. */
export const ORDER_VENDOR = sql<string>`document.header ->> 'vendorID'`

async function orderCounts(db: CompanyQueries, kind: ListKind, id: string | undefined): Promise<Counted[]> {
  if (kind !== 'vendor') return []
  return db
    .selectFrom('document')
    .select([ORDER_VENDOR.as('id'), count])
    .where('kind', '=', PURCHASE_ORDER.name)
    .$if(id !== undefined, (one) => one.where(ORDER_VENDOR, '=', id!))
    .groupBy(ORDER_VENDOR)
    .execute()
}

const count = sql<number>`count(*)::int`.as('count')

interface Counted {
  id: string
  count: number
}

function isCounted({ without }: UsesAsked) {
  return without ? sql<boolean>`item.item_id not in ${without}` : sql<boolean>`true`
}

async function itemCounts(db: CompanyQueries, kind: ListKind, asked: UsesAsked): Promise<Counted[]> {
  const { itemField } = LIST_KINDS[kind]
  const { id } = asked
  if (itemField === undefined) return []
  if (itemField === 'attributes') return attributeCounts(db, asked)
  if (itemField === 'fees') return feeCounts(db, asked)
  const column = sql.ref<string>(`item.${COLUMN_OF[itemField]}`)
  return db
    .selectFrom('item')
    .select([column.as('id'), count])
    .where(id === undefined ? sql<boolean>`${column} is not null` : sql<boolean>`${column} = ${id}`)
    .where(isCounted(asked))
    .groupBy(column)
    .execute()
}

function feeCounts(db: CompanyQueries, asked: UsesAsked): Promise<Counted[]> {
  const { id } = asked
  return db
    .selectFrom(['item', sql<{ id: string }>`unnest(item.fee_ids)`.as<'fee'>(sql`fee(id)`)])
    .select(['fee.id', count])
    .where(id === undefined ? sql<boolean>`true` : sql<boolean>`fee.id = ${id}`)
    .where(isCounted(asked))
    .groupBy('fee.id')
    .execute()
}

/** Items store the keys of additional attributes in a list of pairs. */
async function attributeCounts(db: CompanyQueries, asked: UsesAsked): Promise<Counted[]> {
  const { id } = asked
  const counts = db
    .selectFrom(['item', sql<object>`jsonb_array_elements(item.attributes)`.as<'pair'>(sql`pair(value)`)])
    .select([sql<string>`pair.value ->> 'key'`.as('key'), count])
    .where(isCounted(asked))
    .groupBy(sql`pair.value ->> 'key'`)
    .as('counts')
  return db
    .selectFrom('list_entry')
    .innerJoin(counts, 'counts.key', 'list_entry.key')
    .select(['list_entry.entry_id as id', 'counts.count'])
    .where('kind', '=', 'additionalAttribute')
    .where(id === undefined ? sql<boolean>`true` : sql<boolean>`entry_id = ${id}`)
    .execute()
}
