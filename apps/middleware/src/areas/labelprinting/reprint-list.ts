import { isPermitted } from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import type { Grants, Location } from '@greenroom/permissions'
import { type RawBuilder, sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { equals } from '#query/filters.ts'
import { onHandRows } from '#ledger/on-hand-at.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byName, byTime } from '#query/sort-keys.ts'

type Reason = components['schemas']['LabelReprint']['reasons'][number]

interface Source {
  db: CompanyQueries
  grants: Grants
  /** Of the company's currency. */
  decimals: number
  /** Where the items are on hand; anywhere if undefined. */
  place: Location | undefined
}

const REASONS: readonly Reason[] = ['PRICE', 'NAME', 'BARCODE', 'TEMPLATE']

/** A price on a label, and that of the item now. What the label does not show is null, and never differs. */
interface Price {
  name: 'Selling Price' | 'MSRP' | 'Card Price' | 'Cost Price'
  printed: RawBuilder<number | null>
  now: RawBuilder<number>
}

/** The prices that the user may see. */
function pricesOf({ grants, decimals }: Source): Price[] {
  const increased = sql`item.selling_price * (100 + label_settings.card_price_percent) / 100`
  const cardPrice = sql`case label_settings.card_price_source
    when 'MSRP' then item.msrp when 'PERCENT' then round(${increased}, ${decimals}::integer) end`
  const price = (name: Price['name'], column: string, now: RawBuilder<unknown>): Price => ({
    name,
    printed: sql`${sql.ref(`label_print.${column}`)}`,
    now: sql`coalesce(${now}, 0)`,
  })
  const prices = [
    price('Selling Price', 'selling_price', sql`item.selling_price`),
    price('MSRP', 'msrp', sql`item.msrp`),
    price('Card Price', 'card_price', cardPrice),
    price('Cost Price', 'cost_price', sql`item.cost_price`),
  ]
  return prices.filter(({ name }) => isPermitted(name, { grants }))
}

const differs = ({ printed, now }: Price) => sql<boolean>`coalesce(${printed} <> ${now}, false)`

/** What a label shows and an item has now. */
function changed(prices: readonly Price[]): Record<Reason, RawBuilder<boolean>> {
  return {
    PRICE: sql<boolean>`(${sql.join(prices.map(differs), sql` or `)})`,
    NAME: sql<boolean>`label_print.name <> item.name`,
    BARCODE: sql<boolean>`label_print.upc <> item.upc`,
    TEMPLATE: sql<boolean>`label_print.template_version <> label_template.version`,
  }
}

type ChangedPrice = components['schemas']['LabelReprint']['prices'][number]

/** The prices that differ, as on the label and now. */
function changedPrices(prices: readonly Price[]) {
  const entries = prices.map(
    (price) => sql`case when ${differs(price)}
      then jsonb_build_object('name', ${price.name}::text, 'printed', ${price.printed}, 'now', ${price.now}) end`,
  )
  return sql<ChangedPrice[]>`to_jsonb(array_remove(array[${sql.join(entries)}], null))`
}

/** The item of the row, as far as it is on hand at a location. */
function inStock(db: CompanyQueries, place: Location) {
  return onHandRows(db, place)
    .select('stock_balance.item_id')
    .where('stock_balance.quantity', '>', 0)
    .where(sql<boolean>`stock_balance.item_id = item.item_id`)
}

const name = byName('item.name')

export const reprintList = listQuery({
  from: (source: Source) => {
    const { db, place } = source
    const prices = pricesOf(source)
    const reasons = changed(prices)
    return db
      .selectFrom('label_print')
      .innerJoin('item', 'item.item_id', 'label_print.item_id')
      .innerJoin('label_template', 'label_template.template_id', 'label_print.template_id')
      .leftJoin('label_settings', (join) => join.onTrue())
      .select(['item.item_id', 'item.name', 'label_print.template_id', 'label_template.name as template_name'])
      .select(['label_print.printed_at', 'label_print.printed_by'])
      .select(REASONS.map((reason) => sql<boolean>`coalesce(${reasons[reason]}, false)`.as(reason)))
      .select(changedPrices(prices).as('prices'))
      .where('item.item_status', '=', 'Active')
      .where(({ or, and, exists }) =>
        and([or(REASONS.map((reason) => reasons[reason])), ...(place ? [exists(inStock(db, place))] : [])]),
      )
  },
  key: [byCode('item.item_id'), byCode('label_print.template_id')],
  byDefault: [name],
  sorts: { name, itemID: byCode('item.item_id'), printedAt: byTime('label_print.printed_at') },
  filters: { templateID: equals('label_print.template_id') },
  search: ['item.name', 'item.item_id', 'label_template.name'],
})

type Row = Awaited<ReturnType<typeof reprintList.all>>[number]

export function showReprint(row: Row): components['schemas']['LabelReprint'] {
  return {
    itemID: row.item_id,
    name: row.name,
    templateID: row.template_id,
    templateName: row.template_name,
    reasons: REASONS.filter((reason) => row[reason]),
    prices: row.prices,
    printedAt: row.printed_at.toISOString(),
    printedBy: row.printed_by,
  }
}
