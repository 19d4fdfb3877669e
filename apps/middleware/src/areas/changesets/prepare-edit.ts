import { sql } from 'kysely'
import { explainDenied } from '@greenroom/permissions'
import {
  type BulkEdit,
  changeInBulk,
  checkAdjustments,
  itemField,
  type ItemFieldName,
  type PriceAdjustment,
} from '@greenroom/catalog'
import type { Issue } from '@greenroom/validation'
import type { ChangeSetCounts, RowFault } from './tables.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Change } from '#database/columns.ts'
import { changesBetween, type WriteTransaction } from '#database/write.ts'
import { Failure, refused } from '#http/failures.ts'
import { COLUMN_OF, type ItemColumn, type ItemRow, OTHER_COLUMNS } from '#areas/items/item-columns.ts'
import { conditionsOf, type ItemFilter } from '#areas/items/item-filter.ts'
import { findReferences, referenceErrors } from '#areas/items/item-references.ts'
import {
  fieldError,
  type ItemRules,
  type ItemValues,
  readBody,
  refuseErrors,
  refuseHiddenFilter,
} from '#areas/items/item-rules.ts'
import { brokenPackages, discontinuedComponent } from '#areas/items/package-rules.ts'
import { foundByTrigrams } from '#query/search-text.ts'
import type { BulkEditBody } from './change-set-record.ts'
import { insertRows, type PreparedRow } from './prepared-rows.ts'

/** More items than this are not changed in one call: the answer names each of them. */
const MOST_AT_ONCE = 50_000

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
  refuseHiddenFilter(rules.grants, body.filter)
  const { values, edit } = await readEdit(tx.db, body, rules)
  const items = await matchingItems(tx.db, body.filter, columnsFor(edit, values), hold)
  const rows = items.map((item) => rowOf(item, edit, values, rules))
  await markPackageComponents(tx.db, rows)
  const counts = countsOf(rows)
  const { change_set_id } = await tx.db
    .insertInto('change_set')
    .values({
      kind: 'BULK',
      state: 'PREPARED',
      edit: JSON.stringify(body),
      counts: JSON.stringify(counts),
      total: counts.change,
      created_at: tx.at,
      created_by: tx.writer.user.userName,
    })
    .returning('change_set_id')
    .executeTakeFirstOrThrow()
  await insertRows(tx.db, change_set_id, rows)
  return change_set_id
}

async function readEdit(db: CompanyQueries, { fields, adjustments = [] }: BulkEditBody, rules: ItemRules) {
  refuseLockedPrices(adjustments, rules)
  const { values, fieldErrors, attributeErrors } = readBody(fields, 'bulk', rules)
  const edit: BulkEdit = { fields: values.fields, adjustments }
  const references = await findReferences(db, [values])
  refuseErrors([
    ...fieldErrors,
    ...attributeErrors,
    ...checkAdjustments(edit).map(fieldError),
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
function columnsFor({ fields, adjustments }: BulkEdit, { attributes, defaultItem }: ItemValues): ItemColumn[] {
  const names = [...Object.keys(fields), ...adjustments.map(({ field }) => field), ...BESIDE]
  const columns = names.map((name) => COLUMN_OF[name as keyof typeof COLUMN_OF])
  return [
    ...new Set<ItemColumn>([
      ...(['item_id', 'version', 'item_status'] as const),
      ...columns,
      ...(attributes ? [OTHER_COLUMNS.attributes] : []),
      ...(defaultItem === undefined ? [] : [OTHER_COLUMNS.defaultItem]),
    ]),
  ]
}

async function matchingItems(
  db: CompanyQueries,
  filter: ItemFilter,
  columns: ItemColumn[],
  hold: 'forUpdate' | undefined,
): Promise<ItemRow[]> {
  const query = db
    .selectFrom('item')
    .select(columns)
    .where(conditionsOf(filter))
    .where(filter.search ? foundByTrigrams(filter.search) : sql<boolean>`true`)
    .orderBy('item_id')
    .limit(MOST_AT_ONCE + 1)
  const rows = await (hold ? query[hold]() : query).execute()
  if (rows.length > MOST_AT_ONCE) throw refused(`More than ${MOST_AT_ONCE.toLocaleString('en')} items match the filter`)
  return rows as ItemRow[]
}

const FIELDS = Object.entries(COLUMN_OF)

function rowOf(item: ItemRow, edit: BulkEdit, { attributes, defaultItem }: ItemValues, rules: ItemRules): PreparedRow {
  const stored = Object.fromEntries(FIELDS.map(([field, column]) => [field, item[column as keyof ItemRow]]))
  const { changes, issues } = changeInBulk(edit, stored, rules)
  const before = { attributes: item.attributes, defaultItem: item.default_item }
  const others = Object.keys(OTHER_COLUMNS).filter((name) => ({ attributes, defaultItem })[name] !== undefined)
  return {
    itemID: item.item_id,
    version: item.version,
    changes: [...(changes as Change[]), ...changesBetween(before, { attributes, defaultItem }, others)],
    fault: issues[0] && faultOf(issues[0]),
  }
}

function faultOf({ field, code, message }: Issue): RowFault {
  return { field, code, message }
}

/** An active package keeps its components active, unless it is discontinued with them (section 4). */
async function markPackageComponents(db: CompanyQueries, rows: PreparedRow[]) {
  const discontinued = rows.filter(
    ({ changes, fault }) => !fault && changes.some(({ field, to }) => field === 'itemStatus' && to === 'Discontinued'),
  )
  if (discontinued.length === 0) return
  const ids = discontinued.map(({ itemID }) => itemID)
  const broken = await brokenPackages(db, ids, ids)
  for (const row of discontinued) {
    const packages = broken.get(row.itemID)
    if (!packages) continue
    const { field, code = '', message } = discontinuedComponent(row.itemID, packages)
    row.fault = { field, code, message }
  }
}

function countsOf(rows: PreparedRow[]): ChangeSetCounts {
  const counts = { items: rows.length, change: 0, unchanged: 0, problems: 0, system: 0 }
  for (const { changes, fault } of rows) {
    if (fault) counts[fault.code === 'systemItem' ? 'system' : 'problems']++
    else counts[changes.length > 0 ? 'change' : 'unchanged']++
  }
  return counts
}
