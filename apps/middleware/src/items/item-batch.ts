import { sql } from 'kysely'
import { isSystemItem } from '@greenroom/permissions'
import type { HandlersOf } from '../call.ts'
import { write, type WriteTransaction } from '../database/write.ts'
import { refused } from '../failures.ts'
import { ensureProducts } from '../products/product-store.ts'
import type { ItemRow } from './item-columns.ts'
import { conditionsOf, type ItemFilter } from './item-filter.ts'
import { findReferences, referenceErrors } from './item-references.ts'
import { storedValues } from './item-row.ts'
import { type ItemBody, type ItemRules, itemRules, type ItemValues, readBody, refuseErrors } from './item-rules.ts'
import { updateItems } from './item-store.ts'
import { checkDiscontinued } from './package-rules.ts'
import { foundByTrigrams } from './search-text.ts'

/** More items than this are not changed in one call: the answer names each of them. */
const MOST_AT_ONCE = 50_000

export const itemBatchHandlers: HandlersOf<'updateItems'> = {
  updateItems: (call) =>
    write(call, async (tx) => {
      const { fields, filter } = call.body
      const rules = await itemRules(tx.db, call.user.grants)
      const { values, errors } = readBody(fields, 'bulk', rules)
      const references = await findReferences(tx.db, [values])
      refuseErrors([...errors, ...referenceErrors(values, references)])

      const rows = (await matchingItems(tx, filter)).filter(({ item_id }) => !isSystemItem(item_id))
      for (const row of rows) refuseBrokenPair(fields, row, rules)
      await ensureProducts(
        tx,
        rows.slice(0, 1).map((row) => ({ itemID: row.item_id, values, stored: row })),
      )
      const changed = await updateItems(tx, rows, values)
      await checkDiscontinued(
        tx.db,
        changed.filter((row) => discontinues(row, values)).map((row) => row.item_id),
      )
      return {
        body: changed.map(({ item_id }) => ({ itemID: item_id, companyCode: call.company.code })),
        message: 'Items are modified',
      }
    }),
}

async function matchingItems(tx: WriteTransaction, filter: ItemFilter): Promise<ItemRow[]> {
  const rows = await tx.db
    .selectFrom('item')
    .selectAll()
    .where(conditionsOf(filter))
    .where(filter.search ? foundByTrigrams(filter.search) : sql<boolean>`true`)
    .orderBy('item_id')
    .limit(MOST_AT_ONCE + 1)
    .forUpdate()
    .execute()
  if (rows.length > MOST_AT_ONCE) throw refused(`More than ${MOST_AT_ONCE.toLocaleString('en')} items match the filter`)
  return rows
}

/** A level that is set alone is judged beside the one that the item has. */
function refuseBrokenPair(fields: ItemBody, row: ItemRow, rules: ItemRules) {
  if (fields.minimumLevel === undefined && fields.maximumLevel === undefined) return
  const { minimumLevel, maximumLevel } = fields
  const { errors } = readBody({ minimumLevel, maximumLevel }, 'bulk', rules, storedValues(row))
  const message = `${row.item_id}: ${errors[0]?.message}`
  if (errors.length > 0)
    throw refused(
      message,
      errors.map((error) => ({ ...error, message })),
    )
}

function discontinues(row: ItemRow, { fields }: ItemValues): boolean {
  return row.item_status === 'Active' && fields.itemStatus === 'Discontinued'
}
