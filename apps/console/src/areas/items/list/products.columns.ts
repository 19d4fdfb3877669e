import { countOf, type GridColumn, gridColumns, numbers } from '@greenroom/ui'
import { createElement } from 'react'
import type { ProductRow, ProductSummary } from './product-row.ts'
import { ProductState } from '../form/ProductState.tsx'
import { ProductThumbnail } from './ProductThumbnail.tsx'

/** What the columns need from outside: the rights to see prices, and how the company writes money and time. */
export type ColumnSettings = {
  mayReadCost: boolean
  mayReadPrice: boolean
  money: (amount: number) => string
  when: (time: string) => string
  /** Whether the list has rows of products. */
  isGrouped: boolean
}

/** Columns that only show on demand; everybody else's first sight stays short. */
export const HIDDEN_COLUMNS = [
  'productName',
  'additionalUPCs',
  'masterSKU',
  'subcategory',
  'season',
  'style',
  'color',
  'size',
  'msrp',
  'margin',
  'updatedBy',
]

/** "3 of 12 match" while a filter leaves some of them out. */
function variantWords({ variants, matching }: ProductSummary): string {
  if (matching < variants) return `${numbers.text(matching)} of ${numbers.text(variants)} match`
  return countOf(variants, 'variant')
}

/** One price, or the lowest and the highest of a product whose variants differ. */
function priceOf({ item, grouped }: ProductRow): number | [low: number, high: number] | undefined {
  const { lowestPrice: low, highestPrice: high } = grouped?.product ?? {}
  if (low === undefined || high === undefined) return item.sellingPrice
  return low === high ? low : [low, high]
}

function stateOf({ item, grouped }: ProductRow) {
  const { active = 0, matching = 0 } = grouped?.product ?? {}
  if (active > 0 && active < matching) return `${numbers.text(active)} of ${numbers.text(matching)} active`
  return createElement(ProductState, { item })
}

const column = gridColumns<ProductRow>()
const unsorted = { enableSorting: false } as const

/** The columns of the product list, which is sorted by name alone where it is grouped. Cost and price do not exist for those who may not see them (section 6). */
export function productColumns({
  mayReadCost,
  mayReadPrice,
  money,
  when,
  isGrouped,
}: ColumnSettings): GridColumn<ProductRow>[] {
  const moneyMeta = { kind: 'money', format: (amount: unknown) => money(Number(amount)) } as const
  const all = column.columns([
    column.accessor((row) => row.item.itemID, {
      id: 'itemID',
      header: 'Item ID',
      size: isGrouped ? 184 : 148,
      enableHiding: false,
      meta: { phone: 'detail' },
    }),
    column.accessor((row) => row.item.itemImage, {
      id: 'image',
      header: 'Image',
      size: 72,
      meta: { phone: 'picture' },
      ...unsorted,
      cell: ({ row }) => createElement(ProductThumbnail, { item: row.original.item }),
    }),
    column.accessor((row) => row.item.name, {
      id: 'name',
      header: 'Name',
      size: isGrouped ? 240 : 280,
      meta: { phone: 'title', phoneTitle: ({ grouped }: ProductRow) => grouped?.variant },
    }),
    column.accessor(({ grouped }) => grouped?.product && variantWords(grouped.product), {
      id: 'variants',
      header: 'Variants',
      size: 116,
      ...unsorted,
      meta: { phone: 'detail' },
    }),
    column.accessor((row) => row.item.productName, {
      id: 'productName',
      header: 'Product name',
      size: 240,
      ...unsorted,
    }),
    column.accessor((row) => row.item.upc, { id: 'upc', header: 'UPC', size: 128 }),
    column.accessor((row) => row.item.additionalUPCs?.join(', '), {
      id: 'additionalUPCs',
      header: 'Additional UPCs',
      ...unsorted,
    }),
    column.accessor((row) => row.item.masterSKU, { id: 'masterSKU', header: 'Master SKU', size: 130, ...unsorted }),
    column.accessor(priceOf, {
      id: 'sellingPrice',
      header: 'Price',
      size: isGrouped ? 152 : 96,
      meta: { kind: 'money', format: (price) => [price].flat().map(Number).map(money).join(' – '), phone: 'amount' },
    }),
    column.accessor((row) => row.item.costPrice, { id: 'costPrice', header: 'Cost', size: 96, meta: moneyMeta }),
    column.accessor((row) => row.item.itemStatus, {
      id: 'status',
      header: 'Status',
      size: 128,
      ...unsorted,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => stateOf(row.original),
    }),
    column.accessor('type', { header: 'Type', size: 104, ...unsorted }),
    column.accessor('department', { header: 'Department', size: 140, ...unsorted }),
    column.accessor('category', { header: 'Category', size: 140, ...unsorted }),
    column.accessor('subcategory', { header: 'Subcategory', size: 140, ...unsorted }),
    column.accessor('brand', { header: 'Brand', size: 130, ...unsorted }),
    column.accessor('vendor', { header: 'Vendor', size: 150, ...unsorted }),
    column.accessor('season', { header: 'Season', size: 110, ...unsorted }),
    column.accessor('style', { header: 'Style', size: 120, ...unsorted }),
    column.accessor('color', { header: 'Color', size: 110, ...unsorted }),
    column.accessor('size', { header: 'Size', size: 90, ...unsorted }),
    column.accessor('margin', {
      header: 'Margin',
      size: 96,
      ...unsorted,
      meta: { kind: 'number', format: (value) => `${Number(value).toFixed(2)}%` },
    }),
    column.accessor((row) => row.item.msrp, { id: 'msrp', header: 'MSRP', size: 96, ...unsorted, meta: moneyMeta }),
    column.accessor((row) => row.item.updatedAt, {
      id: 'updatedAt',
      header: 'Changed',
      size: 150,
      meta: { kind: 'date', format: (time) => when(String(time)) },
    }),
    column.accessor((row) => row.item.updatedBy, { id: 'updatedBy', header: 'Changed by', size: 120, ...unsorted }),
  ])
  const denied = new Set([
    ...(isGrouped ? [] : ['variants']),
    ...(mayReadCost ? [] : ['costPrice']),
    ...(mayReadPrice ? [] : ['sellingPrice']),
    ...(mayReadCost && mayReadPrice ? [] : ['margin']),
  ])
  const shown = all.filter(
    ({ id = '', ...rest }) => !denied.has(id || String('accessorKey' in rest ? rest.accessorKey : '')),
  )
  return isGrouped ? shown.map((each) => (each.id === 'name' ? each : { ...each, ...unsorted })) : shown
}

/** The columns in which some row has a value: those of products have none of a single item's. All while there are no rows. */
export function filledColumns(
  columns: readonly GridColumn<ProductRow>[],
  rows: readonly ProductRow[],
): readonly GridColumn<ProductRow>[] {
  if (rows.length === 0) return columns
  return columns.filter((each) => rows.some((row) => !EMPTY.has(valueIn(each, row))))
}

const EMPTY: ReadonlySet<unknown> = new Set([undefined, null, ''])

function valueIn(each: GridColumn<ProductRow>, row: ProductRow): unknown {
  if ('accessorFn' in each) return each.accessorFn(row, 0)
  return 'accessorKey' in each ? row[each.accessorKey as keyof ProductRow] : undefined
}
