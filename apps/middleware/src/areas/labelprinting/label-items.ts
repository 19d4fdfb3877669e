import type { ListKind } from '@greenroom/catalog'
import { cardPriceOf, type LabelContext, type LabelItem } from '@greenroom/labels'
import type { Grants } from '@greenroom/permissions'
import { wallClock } from '@greenroom/quick-dates'
import { type RawBuilder, sql } from 'kysely'
import { labelSettingsOf } from '#areas/labels/label-settings.ts'
import { companyFormats } from '#companies/formats.ts'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'

const COLUMNS = [
  'item_id as itemID',
  'upc',
  'name',
  'extended_description as description',
  'cost_price as costPrice',
  'selling_price as sellingPrice',
  'msrp',
] as const

/** What the card price of an item is (`@greenroom/labels` C1). */
export type CardPrice = (item: Pick<LabelItem, 'sellingPrice' | 'msrp'>) => number | undefined

/** By the rule of the company. */
export async function cardPrices(db: CompanyQueries): Promise<CardPrice> {
  const { cardPriceSource: source, cardPricePercent: percent } = await labelSettingsOf(db)
  const { currency } = await db.selectFrom('company').select('currency').executeTakeFirstOrThrow()
  return (item) => cardPriceOf(item, { source, percent }, currency)
}

/** Items with all that labels print, by ID. What the user may not see is left out by the layout (`@greenroom/labels` S3). */
export async function labelItems(
  db: CompanyQueries,
  itemIDs: readonly string[],
  cardPrice: CardPrice,
): Promise<Map<string, LabelItem>> {
  const rows = await db
    .selectFrom('item')
    .select(COLUMNS)
    .select((item) => {
      const nameOf = (kind: ListKind, id: RawBuilder<string | null>) =>
        item
          .selectFrom('list_entry')
          .select(sql<string>`coalesce(list_entry.name, list_entry.entry_id)`.as('name'))
          .where('list_entry.kind', '=', kind)
          .where('list_entry.entry_id', '=', id)
      return [
        nameOf('department', sql.ref('item.department_id')).as('department'),
        nameOf('category', sql.ref('item.category_id')).as('category'),
        nameOf('subcategory', sql.ref('item.subcategory_id')).as('subcategory'),
        nameOf('color', sql.ref('item.color_id')).as('color'),
        nameOf('brand', sql.ref('item.brand_id')).as('brand'),
        nameOf('size', sql.ref('item.size_id')).as('size'),
        nameOf('style', sql.ref('item.style_id')).as('style'),
        nameOf('season', sql.ref('item.season_id')).as('season'),
      ]
    })
    .where(sql<boolean>`item_id = any(${itemIDs})`)
    .execute()
  return new Map(rows.map((item) => [item.itemID, { ...item, cardPrice: cardPrice(item) }]))
}

/** The formats of the company, today there, and what the user may see. */
export async function labelContext({ db, now }: CompanyStore, grants: Grants): Promise<LabelContext> {
  const { timeZone, numberFormat, dateFormat } = await companyFormats(db)
  const { currency } = await db.selectFrom('company').select('currency').executeTakeFirstOrThrow()
  const date = wallClock(timeZone)(now().getTime()).slice(0, 'YYYY-MM-DD'.length)
  return { formats: { number: numberFormat, date: dateFormat }, currency, date, grants }
}
