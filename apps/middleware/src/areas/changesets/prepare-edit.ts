import { inSentence } from '@greenroom/money'
import { sql } from 'kysely'
import { explainDenied } from '@greenroom/permissions'
import {
  type BulkEdit,
  type BulkContext,
  changeInBulk,
  checkAdjustments,
  itemField,
  LIMITED_PRICES,
  type ItemFieldName,
  type PriceAdjustment,
} from '@greenroom/catalog'
import type { Issue } from '@greenroom/validation'
import type { ChangeSetCounts, RowFault } from './tables.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Change } from '#database/columns.ts'
import { changesBetween, type WriteTransaction } from '#calls/write.ts'
import { Failure, refused, refusedField } from '#failures/failures.ts'
import { COLUMN_OF, type ItemColumn, type ItemRow } from '#areas/items/item-columns.ts'
import { conditionsOf, type ItemSelection, soughtIn } from '#areas/items/item-filter.ts'
import { findReferences, referenceErrors } from '#areas/items/item-references.ts'
import {
  fieldError,
  type ItemRules,
  type ItemValues,
  readBody,
  refuseErrors,
  selectionOf,
} from '#areas/items/item-rules.ts'
import { pastPrices } from '#areas/items/past-prices.ts'
import { brokenPackages, discontinuedComponent } from '#areas/items/package-rules.ts'
import { foundByTrigrams } from '#query/search-text.ts'
import type { BulkEditBody } from './change-set-record.ts'
import { insertRows, type PreparedRow } from './prepared-rows.ts'

/** More items than this are not changed in one call: the answer names each of them. */
const MOST_AT_ONCE = 50_000

/** All changes of an edit together, in characters: each item keeps its own, and its history as well. */
const MOST_CHARACTERS = 128_000_000

/** Items read at a time; with their additional attributes, which may be 100,000 characters, fewer. */
const ITEMS_A_STEP = { plain: 1_000, withAttributes: 100 }

/**
 * Says of every item that matches what the edit would do to it, and keeps that as a change set. Throws where the edit
 * itself breaks a rule; what only some items speak against becomes a fault of theirs. With `hold` nobody changes them
 * before the transaction ends.
 */
export async function prepareEdit(
  tx: WriteTransaction,
  body: BulkEditBody,
  rules: ItemRules,
  hold: 'forUpdate' | undefined,
): Promise<number> {
  const filter = selectionOf(rules.grants, body.filter)
  const { values, edit } = await readEdit(tx.db, body, rules)
  const ids = await matchingIDs(tx.db, filter, hold)
  if (ids.length === 0) throw refusedField('filter', 'There is no item to change: none is found by the filter.')
  refuseLarge(JSON.stringify(values).length * ids.length, ids.length)
  const { change_set_id } = await tx.db
    .insertInto('change_set')
    .values({
      kind: 'BULK',
      state: 'PREPARED',
      edit: JSON.stringify(body),
      created_at: tx.at,
      created_by: tx.writer.user.userName,
    })
    .returning('change_set_id')
    .executeTakeFirstOrThrow()
  const counts = await insertEdited(tx, change_set_id, ids, edit, values, rules)
  await tx.db
    .updateTable('change_set')
    .set({ counts: JSON.stringify(counts), total: counts.change })
    .where('change_set_id', '=', change_set_id)
    .execute()
  return change_set_id
}

/** Step by step, so that neither the process nor its memory is held up by an edit of many items. */
async function insertEdited(
  tx: WriteTransaction,
  changeSetID: number,
  ids: string[],
  edit: BulkEdit,
  values: ItemValues,
  rules: ItemRules,
): Promise<ChangeSetCounts> {
  const columns = columnsFor(edit, values)
  const counts: ChangeSetCounts = { items: ids.length, change: 0, unchanged: 0, problems: 0, system: 0 }
  const step = values.attributes ? ITEMS_A_STEP.withAttributes : ITEMS_A_STEP.plain
  const discontinued: string[] = []
  let size = 0
  for (let start = 0; start < ids.length; start += step) {
    const items = await itemsOf(tx.db, ids.slice(start, start + step), columns)
    const lately = await pricesLatelyOf(tx, items, edit, rules)
    const rows = items.map((item) => rowOf(item, edit, values, { ...rules, lately: lately.get(item.item_id) }))
    discontinued.push(...rows.filter(isDiscontinued).map(({ itemID }) => itemID))
    count(counts, rows)
    size += await insertRows(tx.db, changeSetID, rows)
    refuseLarge(size, ids.length)
  }
  const held = await markPackageComponents(tx.db, changeSetID, discontinued)
  return { ...counts, change: counts.change - held, problems: counts.problems + held }
}

function refuseLarge(size: number, items: number) {
  if (size <= MOST_CHARACTERS) return
  const message = `The edit is too large for ${inSentence(items)} items: its changes of all items together may have at most ${inSentence(MOST_CHARACTERS)} characters. Change fewer items at once.`
  throw refusedField('filter', message)
}

async function readEdit(db: CompanyQueries, { fields, adjustments = [] }: BulkEditBody, rules: ItemRules) {
  if (Object.keys(fields).length === 0 && adjustments.length === 0)
    throw refusedField('fields', 'There is nothing to change: the edit sets no field and adjusts no price.')
  refuseLockedPrices(adjustments, rules)
  const { values, fieldErrors, attributeErrors } = readBody(fields, 'bulk', rules)
  const edit: BulkEdit = { fields: values.fields, adjustments }
  const references = await findReferences(db, [values])
  refuseErrors([
    ...fieldErrors,
    ...attributeErrors,
    ...checkAdjustments(edit, rules).map(fieldError),
    ...referenceErrors(values, references),
  ])
  return { values, edit }
}

function refuseLockedPrices(adjustments: PriceAdjustment[], { locked }: ItemRules) {
  const denied = adjustments.find(({ field }) => locked.has(field))
  if (!denied) return
  const message = explainDenied(itemField(denied.field).feature!, 'WRITE')
  throw new Failure(403, 'ER_005', message, { errors: [{ field: denied.field, message }] })
}

/** What is judged together with a field that the edit sets. */
const BESIDE: ItemFieldName[] = ['minimumLevel', 'maximumLevel', 'department', 'category', 'subcategory']

/** What is read of each item: what the edit changes, and what the rules set beside it. */
function columnsFor({ fields, adjustments }: BulkEdit, { attributes }: ItemValues): ItemColumn[] {
  const names = [...Object.keys(fields), ...adjustments.map(({ field }) => field), ...BESIDE]
  const columns = names.map((name) => COLUMN_OF[name as keyof typeof COLUMN_OF])
  return [
    ...new Set<ItemColumn>([
      ...(['item_id', 'version', 'item_status'] as const),
      ...columns,
      ...(attributes ? (['attributes'] as const) : []),
    ]),
  ]
}

async function matchingIDs(
  db: CompanyQueries,
  filter: ItemSelection,
  hold: 'forUpdate' | undefined,
): Promise<string[]> {
  const sought = soughtIn(filter)
  const query = db
    .selectFrom('item')
    .select('item_id')
    .where(conditionsOf(filter))
    .where(sought ? foundByTrigrams(sought) : sql<boolean>`true`)
    .orderBy('item_id')
    .limit(MOST_AT_ONCE + 1)
  const rows = await (hold ? query[hold]() : query).execute()
  if (rows.length > MOST_AT_ONCE) throw refused(`More than ${inSentence(MOST_AT_ONCE)} items match the filter`)
  return rows.map(({ item_id }) => item_id)
}

async function itemsOf(db: CompanyQueries, ids: string[], columns: ItemColumn[]): Promise<ItemRow[]> {
  const query = db
    .selectFrom('item')
    .select(columns)
    .where(sql<boolean>`item_id = any(${ids})`)
    .orderBy('item_id')
  return (await query.execute()) as ItemRow[]
}

async function pricesLatelyOf(
  tx: WriteTransaction,
  items: ItemRow[],
  { fields, adjustments }: BulkEdit,
  { directPercent }: ItemRules,
) {
  const hasPrices = adjustments.length > 0 || LIMITED_PRICES.some((field) => fields[field] !== undefined)
  const isLimited = directPercent !== undefined && hasPrices
  return pastPrices(tx, isLimited ? items.map(({ item_id }) => item_id) : [])
}

const FIELDS = Object.entries(COLUMN_OF)

function rowOf(item: ItemRow, edit: BulkEdit, { attributes }: ItemValues, rules: BulkContext): PreparedRow {
  const stored = Object.fromEntries(FIELDS.map(([field, column]) => [field, item[column as keyof ItemRow]]))
  const { changes, issues } = changeInBulk(edit, stored, rules)
  const others = attributes ? changesBetween({ attributes: item.attributes }, { attributes }, ['attributes']) : []
  return {
    itemID: item.item_id,
    version: item.version,
    changes: [...(changes as Change[]), ...others],
    fault: issues[0] && faultOf(issues[0]),
  }
}

function faultOf({ field, code, message }: Issue): RowFault {
  return { field, code, message }
}

function isDiscontinued({ changes, fault }: PreparedRow): boolean {
  return !fault && changes.some(({ field, to }) => field === 'itemStatus' && to === 'Discontinued')
}

/** An active package keeps its components active, unless it is discontinued with them (section 4). Answers how many. */
async function markPackageComponents(db: CompanyQueries, changeSetID: number, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const broken = [...(await brokenPackages(db, ids, ids))]
  const faults = broken.map(([itemID, packages]) => {
    const { field, code = '', message } = discontinuedComponent(itemID, packages)
    return JSON.stringify({ field, code, message })
  })
  const marked = sql<{
    item_id: string
    fault: string
  }>`unnest(${broken.map(([id]) => id)}::text[], ${faults}::jsonb[])`
  await db
    .updateTable('change_set_row')
    .from(marked.as<'marked'>(sql`marked(item_id, fault)`))
    .set(({ ref }) => ({ fault: ref('marked.fault') }))
    .where('change_set_row.change_set_id', '=', changeSetID)
    .whereRef('change_set_row.item_id', '=', 'marked.item_id')
    .execute()
  return broken.length
}

function count(counts: ChangeSetCounts, rows: PreparedRow[]) {
  for (const { changes, fault } of rows) {
    if (fault) counts[fault.code === 'systemItem' ? 'system' : 'problems']++
    else counts[changes.length > 0 ? 'change' : 'unchanged']++
  }
}
