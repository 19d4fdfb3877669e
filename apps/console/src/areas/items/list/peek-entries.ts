import { margin } from '@greenroom/validation'
import type { Description } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { labelIn, type ProductLists } from './product-lists.ts'
import type { Item } from './product-row.ts'

/** The facts of an item in a preview. Values missing from the answer, such as a hidden cost, have no line. */
export function peekEntries(
  item: Item,
  lists: ProductLists,
  formats: Formats,
): { title: string; entries: Description[] }[] {
  const label = (name: keyof ProductLists, id: string | undefined) => id && labelIn(lists, name, id)
  const money = (term: string, amount: number | null | undefined): Description[] =>
    typeof amount === 'number' ? [{ term, value: formats.money(amount), numeric: true }] : []
  const percent = margin(item.costPrice, item.sellingPrice)
  return [
    {
      title: 'Price and stock',
      entries: [
        ...money('Selling price', item.sellingPrice),
        ...money('Cost price', item.costPrice),
        ...(percent === undefined ? [] : [{ term: 'Margin', value: `${percent.toFixed(2)}%`, numeric: true }]),
        ...money('MSRP', item.msrp),
        ...(item.qoh === undefined ? [] : [{ term: 'On hand', value: formats.number(item.qoh), numeric: true }]),
      ],
    },
    {
      title: 'Codes',
      entries: [
        { term: 'UPC', value: item.upc },
        { term: 'Additional UPCs', value: item.additionalUPCs?.join(', ') },
        { term: 'Master SKU', value: item.masterSKU },
        { term: 'Product', value: item.productName ?? item.productID },
      ],
    },
    {
      title: 'Classification',
      entries: [
        { term: 'Type', value: label('type', String(item.type)) },
        { term: 'Department', value: label('department', item.department?.departmentID) },
        { term: 'Category', value: label('category', item.category?.categoryID) },
        { term: 'Subcategory', value: label('subcategory', item.subcategory?.subCategoryID) },
        { term: 'Brand', value: label('brand', item.brand?.brandID) },
        { term: 'Vendor', value: label('vendor', item.vendor?.vendorCode) },
        { term: 'Season', value: label('season', item.season?.seasonID) },
        { term: 'Style', value: label('style', item.style?.styleID) },
        { term: 'Color', value: label('color', item.color?.colorID) },
        { term: 'Size', value: label('size', item.size?.sizeID) },
      ],
    },
    {
      title: 'Last change',
      entries: [
        { term: 'By', value: item.updatedBy },
        { term: 'When', value: formats.since(item.updatedAt) },
      ],
    },
  ]
}
