import { LIMITED_PRICES, type PastPrice, PRICE_LIMIT_DAYS, type PriceField, pricesLately } from '@greenroom/catalog'
import { sql } from 'kysely'
import type { WriteTransaction } from '#calls/write.ts'
import type { CompanyQueries } from '#database/company-store.ts'

/** The prices by which changes are judged besides those of now, by item: only of items whose prices changed lately. */
export async function pastPrices(
  { db, at }: Pick<WriteTransaction, 'db' | 'at'>,
  itemIDs: readonly string[],
): Promise<Map<string, ReturnType<typeof pricesLately>>> {
  if (itemIDs.length === 0) return new Map()
  const running = await runningChangeSets(db)
  const rows = await db
    .selectFrom('audit_entry')
    .select(['audit_entry.entity_id as itemID', 'audit_entry.action', 'audit_entry.changes'])
    .select(({ selectFrom }) =>
      selectFrom('change_set')
        .innerJoin('document_event', 'document_event.number', 'change_set.document_number')
        .select('document_event.action')
        .whereRef('change_set.change_set_id', '=', 'audit_entry.change_set_id')
        .where('document_event.kind', '=', 'price-change')
        .where('document_event.action', 'in', ['submit', 'approve'])
        .where('document_event.to_state', '=', 'APPROVED')
        .orderBy('document_event.event_id', 'desc')
        .limit(1)
        .as('approval'),
    )
    .select(sql<boolean>`coalesce(audit_entry.change_set_id = any(${running}::bigint[]), false)`.as('isRunning'))
    .where('audit_entry.entity', '=', 'item')
    .where(sql<boolean>`audit_entry.item_id = any(${[...itemIDs]})`)
    .where(
      sql<boolean>`(audit_entry.at > ${at}::timestamptz - make_interval(days => ${PRICE_LIMIT_DAYS})
        or audit_entry.change_set_id = any(${running}::bigint[]))`,
    )
    .where(({ or }) => or(LIMITED_PRICES.map(changesPrice)))
    .orderBy('audit_entry.audit_id')
    .execute()
  const byItem = Map.groupBy(rows, ({ itemID }) => itemID)
  return new Map([...byItem].map(([itemID, entries]) => [itemID, pricesLately(entries.flatMap(pricesOf))]))
}

function changesPrice(field: PriceField) {
  return sql<boolean>`audit_entry.changes @> ${JSON.stringify([{ field }])}::jsonb`
}

/** The change sets of the price changes that run until a time. */
async function runningChangeSets(db: CompanyQueries): Promise<number[]> {
  const rows = await db
    .selectFrom('document')
    .select(sql<number>`(references_kept ->> 'changeSetID')::bigint`.as('id'))
    .where('kind', '=', 'price-change')
    .where('state', '=', 'RUNNING')
    .execute()
  return rows.map(({ id }) => id)
}

interface Entry {
  action: string
  changes: { field: string; from: unknown; to: unknown }[]
  approval: string | null
  /** The price is one that a price change gives back. */
  isRunning: boolean
}

function pricesOf({ action, changes, approval, isRunning }: Entry): PastPrice[] {
  const isBase = action === 'create' || (approval === 'approve' && !isRunning)
  const ofPrices = changes.filter(({ field }) => LIMITED_PRICES.includes(field as PriceField))
  return ofPrices.map((change) => ({ ...change, isBase }) as PastPrice)
}
