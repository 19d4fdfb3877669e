import type { components } from '@greenroom/openapi'
import type { RowTexts } from '#database/statement-marks.ts'
import { isoTime, quoted, textList } from '#query/row-texts.ts'
import type { ItemColumn, ItemRow } from './item-columns.ts'

export type ItemAnswer = components['schemas']['Item']

/** How a column is shown: of its value, and of the text that PostgreSQL writes for it. Undefined is left out. */
interface Shown {
  answer(value: never): unknown
  json(text: string): string | undefined
}

const text: Shown = { answer: (value: string) => value, json: quoted }
const number: Shown = { answer: (value: number) => value, json: (digits) => String(Number(digits)) }
const flag: Shown = { answer: (value: boolean) => value, json: (letter) => (letter === 't' ? 'true' : 'false') }
const time: Shown = { answer: (value: Date) => value.toISOString(), json: (at) => `"${isoTime(at)}"` }
const texts: Shown = {
  answer: (list: string[]) => (list.length > 0 ? list : undefined),
  json: (list) => (list === '{}' ? undefined : JSON.stringify(textList(list))),
}
const pairs: Shown = {
  answer: (list: object[]) => (list.length > 0 ? list : undefined),
  json: (list) => (list === '[]' ? undefined : list),
}

/** A reference is answered as an object of its ID. */
const reference = (key: string): Shown => ({
  answer: (id: string) => (id ? { [key]: id } : undefined),
  json: (id) => (id ? `{"${key}":${quoted(id)}}` : undefined),
})

/** Every field of an item as the contract shows it, but for the SKU type and the fees, which share one. */
const FIELDS: readonly [field: keyof ItemAnswer, column: ItemColumn, shown: Shown][] = [
  ['itemID', 'item_id', text],
  ['upc', 'upc', text],
  ['additionalUPCs', 'additional_upcs', texts],
  ['masterSKU', 'master_sku', text],
  ['productID', 'product_id', text],
  ['productName', 'product_name', text],
  ['name', 'name', text],
  ['costPrice', 'cost_price', number],
  ['sellingPrice', 'selling_price', number],
  ['msrp', 'msrp', number],
  ['uom', 'uom_id', reference('id')],
  ['ecommerceName', 'ecommerce_name', text],
  ['ecommerceEnabled', 'ecommerce_enabled', flag],
  ['appCommerceEnabled', 'app_commerce_enabled', flag],
  ['ctoType', 'cto_type', text],
  ['extendedDescription', 'extended_description', text],
  ['metaData', 'meta_data', text],
  ['type', 'type', number],
  ['itemStatus', 'item_status', text],
  ['reportingMode', 'reporting_mode', text],
  ['department', 'department_id', reference('departmentID')],
  ['category', 'category_id', reference('categoryID')],
  ['subcategory', 'subcategory_id', reference('subCategoryID')],
  ['size', 'size_id', reference('sizeID')],
  ['color', 'color_id', reference('colorID')],
  ['style', 'style_id', reference('styleID')],
  ['brand', 'brand_id', reference('brandID')],
  ['season', 'season_id', reference('seasonID')],
  ['team', 'team_id', reference('id')],
  ['printerCategory', 'printer_category_id', reference('printerCategoryID')],
  ['vendor', 'vendor_code', reference('vendorCode')],
  ['vendorAlias', 'vendor_alias', text],
  ['royaltyLevel', 'royalty_level', text],
  ['licensee', 'licensee', text],
  ['consignment', 'consignment', flag],
  ['discount', 'discount_id', reference('discountID')],
  ['discountExcluded', 'discount_excluded', flag],
  ['tax', 'tax_id', reference('taxID')],
  ['taxIncluded', 'tax_included', flag],
  ['minimumLevel', 'minimum_level', number],
  ['maximumLevel', 'maximum_level', number],
  ['lotSizeMultiplier', 'lot_size_multiplier', number],
  ['minimumOrderQuantity', 'minimum_order_quantity', number],
  ['itemImage', 'item_image', text],
  ['enableAutoReplenishment', 'enable_auto_replenishment', flag],
  ['yellowDogIdentifier', 'yellow_dog_identifier', text],
  ['defaultItem', 'default_item', flag],
  ['attributes', 'attributes', pairs],
  ['version', 'version', number],
  ['createdAt', 'created_at', time],
  ['updatedAt', 'updated_at', time],
  ['updatedBy', 'updated_by', text],
]

/**
 * An item as the contract shows it. What is empty is left out, which halves a page of items; columns that were not
 * read, because their field is hidden, are left out the same way.
 */
export function itemAnswer(row: Partial<ItemRow> & Pick<ItemRow, 'item_id'>): ItemAnswer {
  const answer: Record<string, unknown> = {}
  for (const [field, column, shown] of FIELDS) {
    const value = row[column]
    if (value !== undefined && value !== null) answer[field] = shown.answer(value as never)
  }
  answer['extendedInfo'] = extendedInfo(row.sku_type ?? null, row.fee_ids ?? [])
  return answer as ItemAnswer
}

/**
 * The same as JSON, straight from the texts of these columns: a list sends thousands of values, and to make objects of
 * them on the way takes longer than to read them.
 */
export function itemJSON(columns: readonly ItemColumn[]): (row: RowTexts) => string {
  const fields = FIELDS.flatMap(([field, column, { json }]) => {
    const index = columns.indexOf(column)
    return index === -1 ? [] : [{ index, name: `"${field}":`, json }]
  })
  const [skuType, fees] = [columns.indexOf('sku_type'), columns.indexOf('fee_ids')]
  return (row) => {
    let content = ''
    for (const { index, name, json } of fields) {
      const value = row[index]
      const shown = value === null || value === undefined ? undefined : json(value)
      if (shown !== undefined) content += content === '' ? name + shown : `,${name}${shown}`
    }
    const info = extendedInfo(row[skuType] ?? null, textList(row[fees] ?? '{}'))
    return info ? `{${content},"extendedInfo":${JSON.stringify(info)}}` : `{${content}}`
  }
}

/** The SKU type and the fees, each under its key (section 3). */
function extendedInfo(skuType: string | null, feeIDs: readonly string[]) {
  const info = feeIDs.map((feeID) => ({ key: 'ITEM_FEE_ID', value: feeID }))
  if (skuType) return [{ key: 'SKU_TYPE', value: skuType }, ...info]
  return info.length > 0 ? info : undefined
}
