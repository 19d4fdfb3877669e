import { equalCodes, isFarPrice, LIMITED_PRICES, type PriceField, upcKey, usedUPC } from '@greenroom/catalog'
import { type RawBuilder, sql } from 'kysely'
import { allows } from '@greenroom/permissions'
import type { Change } from '#database/columns.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { ItemRules } from '#areas/items/item-rules.ts'
import { selectUsedUPCs } from '#areas/items/used-upcs.ts'
import { type IDRange, within } from './compare.ts'
import { type ImportRecord, mappedFields } from './import-record.ts'
import type { RowWarning } from './tables.ts'

type UPCField = 'upc' | 'additionalUPCs'
type UsedUPC = Extract<RowWarning, { code: 'usedUPC' }>

/** Items that have one UPC by the file, by its key. */
export type FileUPCs = ReadonlyMap<string, readonly string[]>

/** As many as are named, and one more to tell. */
const MOST_KEPT = 5

/** The UPCs that several rows of the file give to their items. */
export async function repeatedUPCs(db: CompanyQueries, record: ImportRecord): Promise<FileUPCs> {
  const mapped = mappedFields(record)
  if (!mapped.includes('upc') && !mapped.includes('additionalUPCs')) return new Map()
  const rows = await db
    .selectFrom(plannedUPCs(db, record).as('planned'))
    .select('planned.key')
    .select(sql<string[]>`(array_agg(distinct planned.item_id))[1:${sql.lit(MOST_KEPT)}]`.as('item_ids'))
    .groupBy('planned.key')
    .having(sql<boolean>`count(distinct planned.item_id) > 1`)
    .execute()
  return new Map(rows.map(({ key, item_ids }) => [key, item_ids]))
}

/** The UPCs that rows give to their items, beside those that the items keep. One key for those that are equal (U1). */
function plannedUPCs(db: CompanyQueries, record: ImportRecord, range?: IDRange) {
  const upc = sql<string>`case when import_row.action = ${'create'}
    then coalesce(import_row.fields ->> 'upc', import_row.item_id) else import_row.fields ->> 'upc' end`
  const list = sql`case when jsonb_typeof(import_row.fields -> 'additionalUPCs') = 'array'
    then import_row.fields -> 'additionalUPCs' else '[]'::jsonb end`
  const additional = sql<{ code: string }>`jsonb_array_elements_text(${list})`
  const main = db
    .selectFrom('import_row')
    .select(['import_row.item_id', 'import_row.part', 'import_row.line', 'import_row.fields', 'import_row.changes'])
    .select([sql<UPCField>`${'upc'}::text`.as('field'), upc.as('code')])
    .where('import_row.import_id', '=', record.import_id)
    .where(isGiven('upc'))
    .where(within(range))
  const more = db
    .selectFrom(['import_row', additional.as<'each'>(sql`each(code)`)])
    .select(['import_row.item_id', 'import_row.part', 'import_row.line', 'import_row.fields', 'import_row.changes'])
    .select([sql<UPCField>`${'additionalUPCs'}::text`.as('field'), 'each.code'])
    .where('import_row.import_id', '=', record.import_id)
    .where(isGiven('additionalUPCs'))
    .where(within(range))
  const key = sql<string>`case when code ~ '^0[0-9]{12}$' then substr(code, 2) else code end`
  return db
    .selectFrom(main.unionAll(more).as('planned'))
    .selectAll()
    .select(key.as('key'))
    .where('planned.code', 'is not', null)
}

/** New items get theirs, others where it changes. */
function isGiven(field: UPCField) {
  return sql<boolean>`(import_row.action = ${'create'} or (import_row.action = ${'update'} and ${changes(field)}))`
}

function changes(field: UPCField) {
  return sql<boolean>`import_row.changes @> ${JSON.stringify([{ field }])}::jsonb`
}

/** The rows of a range that give their item a UPC that another item has, or has by the file. */
export async function usedUPCsOf(db: CompanyQueries, record: ImportRecord, range: IDRange, inFile: FileUPCs) {
  const doubtful = await db
    .selectFrom(plannedUPCs(db, record, range).as('planned'))
    .selectAll()
    .where(({ or, exists }) =>
      or([
        sql<boolean>`planned.key = any(${[...inFile.keys()]})`,
        exists(holding(db, isUPC)),
        exists(holding(db, isAdditional)),
      ]),
    )
    .execute()
  const given = doubtful.filter((row) => !keeps(row.changes, row))
  if (given.length === 0) return []
  const held = await selectUsedUPCs(
    db,
    given.flatMap(({ code }) => equalCodes(code)),
  ).execute()
  const left = await givenUp(db, record, [...new Set(held.map(({ item_id }) => item_id))])
  const stay = held.filter(({ item_id, field }) => !left.has(`${field} ${item_id}`))
  const byKey = Map.groupBy(stay, ({ code }) => upcKey(code))
  return given.flatMap(({ field, code, key, ...row }) => {
    const itemIDs = [...(byKey.get(key) ?? []).map(({ item_id }) => item_id), ...(inFile.get(key) ?? [])]
    const others = [...new Set(itemIDs)].filter((itemID) => itemID !== row.item_id).slice(0, MOST_KEPT)
    return others.length > 0
      ? [{ row, warning: { code: 'usedUPC', field, value: code, itemIDs: others } as UsedUPC }]
      : []
  })
}

/** With a leading zero as well, which `equalCodes` tells from another code. */
const EITHER = sql`array[planned.key, '0' || planned.key]`

const isUPC = sql<boolean>`item.upc = any(${EITHER})`
const isAdditional = sql<boolean>`(item.additional_upcs && ${EITHER} and item.additional_upcs <> '{}')`

function holding(db: CompanyQueries, condition: RawBuilder<boolean>) {
  return db.selectFrom('item').select('item.item_id').where(condition)
}

/** Whether an item has the code already, as one of several. */
function keeps(made: Change[], { field, code }: { field: UPCField; code: string }): boolean {
  const before = made.find((change) => change.field === field)?.from
  return [before].flat().some((one) => typeof one === 'string' && upcKey(one) === upcKey(code))
}

/** The items, with the field, to which the file gives other UPCs than they have. */
async function givenUp(db: CompanyQueries, record: ImportRecord, itemIDs: string[]): Promise<ReadonlySet<string>> {
  if (itemIDs.length === 0) return new Set()
  const rows = await db
    .selectFrom('import_row')
    .select(['item_id', changes('upc').as('upc'), changes('additionalUPCs').as('additionalUPCs')])
    .where('import_id', '=', record.import_id)
    .where('action', '=', 'update')
    .where(sql<boolean>`item_id = any(${itemIDs})`)
    .execute()
  return new Set(
    rows.flatMap(({ item_id, ...row }) =>
      (['upc', 'additionalUPCs'] as const).filter((field) => row[field]).map((field) => `${field} ${item_id}`),
    ),
  )
}

/** The same as faults of their rows, which name the other items to those who may see them. */
export async function usedUPCFaults(
  db: CompanyQueries,
  record: ImportRecord,
  range: IDRange,
  { refusesUsedUPCs, grants }: ItemRules,
  inFile: FileUPCs,
) {
  if (!refusesUsedUPCs) return []
  const mayName = allows(grants, 'CATALOG_PRODUCT', 'READ')
  return (await usedUPCsOf(db, record, range, inFile)).map(({ row, warning }) => {
    const { field, code, message } = usedUPC(warning.field, warning.value, mayName ? warning.itemIDs : [])
    return { row, field, code, message }
  })
}

/** Marks the rows of a range that are to be looked at. */
export async function markRows(
  db: CompanyQueries,
  record: ImportRecord,
  range: IDRange,
  { refusesUsedUPCs }: ItemRules,
  inFile: FileUPCs,
) {
  const found = [
    ...(refusesUsedUPCs ? [] : await usedUPCsOf(db, record, range, inFile)).map(({ row, warning }) => ({
      itemID: row.item_id,
      warning: warning as RowWarning,
    })),
    ...(await farPricesOf(db, record, range)),
  ]
  if (found.length === 0) return
  const byItem = Map.groupBy(found, ({ itemID }) => itemID)
  const texts = [...byItem.values()].map((marks) => JSON.stringify(marks.map(({ warning }) => warning)))
  const marked = sql<{ item_id: string; warnings: string }>`unnest(${[...byItem.keys()]}::text[], ${texts}::jsonb[])`
  await db
    .updateTable('import_row')
    .from(marked.as<'marked'>(sql`marked(item_id, warnings)`))
    .set(({ ref }) => ({ warnings: ref('marked.warnings') }))
    .where('import_row.import_id', '=', record.import_id)
    .where('import_row.action', 'in', ['create', 'update'])
    .whereRef('import_row.item_id', '=', 'marked.item_id')
    .execute()
}

async function farPricesOf(db: CompanyQueries, record: ImportRecord, range: IDRange) {
  const prices: string[] = LIMITED_PRICES.filter((name) => mappedFields(record).includes(name))
  if (prices.length === 0) return []
  const rows = await db
    .selectFrom('import_row')
    .select(['item_id', 'changes'])
    .where('import_id', '=', record.import_id)
    .where('action', '=', 'update')
    .where(within(range))
    .where(sql<boolean>`jsonb_path_query_array(changes, '$[*].field') ?| ${prices}::text[]`)
    .execute()
  return rows.flatMap(({ item_id: itemID, changes: made }) =>
    made.flatMap(({ field, from, to }) => {
      const isFar = prices.includes(field) && typeof to === 'number' && isFarPrice(from as number | null, to)
      if (!isFar) return []
      return { itemID, warning: { code: 'farPrice', field: field as PriceField, from, to } as RowWarning }
    }),
  )
}

/** Forgets what an earlier check marked. */
export async function unmarkRows(db: CompanyQueries, importID: number) {
  await db
    .updateTable('import_row')
    .set({ warnings: '[]' })
    .where('import_id', '=', importID)
    .where(sql<boolean>`warnings <> '[]'::jsonb`)
    .execute()
}

/** Items with a UPC of another item, and prices that are far from those before. */
export function countWarnings(db: CompanyQueries, { import_id }: ImportRecord) {
  const marked = (code: RowWarning['code']) => sql`warnings @> ${JSON.stringify([{ code }])}::jsonb`
  return db
    .selectFrom('import_row')
    .select(sql<number>`count(*) filter (where ${marked('usedUPC')})`.as('usedUPCs'))
    .select(sql<number>`count(*) filter (where ${marked('farPrice')})`.as('farPrices'))
    .where('import_id', '=', import_id)
    .where('action', 'in', ['create', 'update'])
    .where(sql<boolean>`warnings <> '[]'::jsonb`)
    .executeTakeFirstOrThrow()
}
