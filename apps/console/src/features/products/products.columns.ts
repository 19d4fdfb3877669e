import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { ProductRow } from './product-row.ts'
import { ProductState } from './ProductState.tsx'
import { ProductThumbnail } from './ProductThumbnail.tsx'

/** What the columns need from outside: the rights to see prices, and how the company writes money and time. */
export type ColumnSettings = {
  mayReadCost: boolean
  mayReadPrice: boolean
  money: (amount: number) => string
  when: (time: string) => string
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

const column = gridColumns<ProductRow>()
const unsorted = { enableSorting: false } as const

/** The columns of the product list. Cost and price do not exist for those who may not see them (section 6). */
export function productColumns({ mayReadCost, mayReadPrice, money, when }: ColumnSettings): GridColumn<ProductRow>[] {
  const moneyMeta = { kind: 'money', format: (amount: unknown) => money(Number(amount)) } as const
  const all = column.columns([
    column.accessor((row) => row.item.itemID, { id: 'itemID', header: 'Item ID', size: 148, enableHiding: false }),
    column.accessor((row) => row.item.itemImage, {
      id: 'image',
      header: 'Image',
      size: 72,
      ...unsorted,
      cell: ({ row }) => createElement(ProductThumbnail, { item: row.original.item }),
    }),
    column.accessor((row) => row.item.name, { id: 'name', header: 'Name', size: 280 }),
    column.accessor((row) => row.item.productName, {
      id: 'productName',
      header: 'Product name',
      size: 240,
      ...unsorted,
    }),
    column.accessor((row) => row.item.upc, { id: 'upc', header: 'UPC', size: 140 }),
    column.accessor((row) => row.item.additionalUPCs?.join(', '), {
      id: 'additionalUPCs',
      header: 'Additional UPCs',
      ...unsorted,
    }),
    column.accessor((row) => row.item.masterSKU, { id: 'masterSKU', header: 'Master SKU', size: 130, ...unsorted }),
    column.accessor((row) => row.item.sellingPrice, { id: 'sellingPrice', header: 'Price', size: 96, meta: moneyMeta }),
    column.accessor((row) => row.item.costPrice, { id: 'costPrice', header: 'Cost', size: 96, meta: moneyMeta }),
    column.accessor((row) => row.item.itemStatus, {
      id: 'status',
      header: 'Status',
      size: 128,
      ...unsorted,
      meta: { kind: 'badge' },
      cell: ({ row }) => createElement(ProductState, { item: row.original.item }),
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
      meta: { kind: 'number', format: (value) => `${Number(value).toFixed(2)} %` },
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
    ...(mayReadCost ? [] : ['costPrice']),
    ...(mayReadPrice ? [] : ['sellingPrice']),
    ...(mayReadCost && mayReadPrice ? [] : ['margin']),
  ])
  return all.filter(({ id = '', ...rest }) => !denied.has(id || String('accessorKey' in rest ? rest.accessorKey : '')))
}
