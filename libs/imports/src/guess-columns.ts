import type { AttributeColumn } from './import-attributes.ts'
import { type ColumnMapping, importableFields } from './import-plan.ts'
import type { ItemField, ItemFieldName } from '@greenroom/catalog'
import { choiceOf, isBlank } from '@greenroom/validation'

/** Other systems' names for our fields, in lowercase without spaces and punctuation; the likelier name first. */
const ALSO_CALLED: Partial<Record<ItemFieldName, readonly string[]>> = {
  itemID: [
    'itemcode',
    'itemno',
    'itemnumber',
    'stockcode',
    'variantsku',
    'customsku',
    'sku',
    'systemid',
    'article',
    'articlenumber',
    'code',
  ],
  upc: ['upccode', 'barcode', 'variantbarcode', 'ean', 'ean13', 'gtin'],
  additionalUPCs: ['additionalupc', 'otherupcs', 'otherbarcodes'],
  masterSKU: ['parentsku'],
  productID: ['handle', 'parentid', 'stylecode', 'stylenumber', 'styleno'],
  name: ['itemname', 'title', 'description', 'itemdescription', 'producttitle', 'productname', 'item'],
  type: ['itemtype'],
  costPrice: ['cost', 'unitcost', 'costperitem', 'purchaseprice', 'variantcost', 'wholesale', 'wholesaleprice'],
  sellingPrice: [
    'newprice',
    'price',
    'unitprice',
    'variantprice',
    'retailprice',
    'regularprice',
    'salesprice',
    'retail',
  ],
  msrp: ['rrp', 'srp', 'suggestedretailprice', 'listprice', 'variantcompareatprice', 'compareatprice'],
  ecommerceName: ['onlinename', 'webname'],
  extendedDescription: ['longdescription', 'bodyhtml', 'description'],
  metaData: ['seodescription'],
  minimumLevel: ['minlevel', 'minimum', 'reorderpoint'],
  maximumLevel: ['maxlevel', 'maximum'],
  lotSizeMultiplier: ['lotsize'],
  minimumOrderQuantity: ['moq', 'minorderqty'],
  uom: ['uom', 'unit'],
  department: ['dept', 'deptname'],
  category: ['productcategory', 'class'],
  subcategory: ['subcat', 'subclass'],
  size: ['variantsize'],
  color: ['colour', 'colourname', 'variantcolor', 'variantcolour'],
  brand: ['manufacturer'],
  vendor: ['supplier', 'suppliername'],
  tax: ['taxcode', 'taxclass'],
}

/**
 * A first mapping from the header row, for the user to correct. Each column fills at most one field, whatever its cells
 * hold: what can't be read is refused, row by row. A reference prefers the column of its ID; any other has names, which
 * `readEntries` resolves.
 */
export function guessColumns(headers: readonly string[], sampleRows: readonly (readonly string[])[]): ColumnMapping {
  const names = headers.map(plainName)
  const mapping: Partial<Record<ItemFieldName, number>> = {}
  const taken = new Set<number>()
  for (const field of importableFields) {
    const index = callNames(field)
      .map((name) => names.indexOf(name))
      .find((at) => at >= 0 && !taken.has(at) && (field.name !== 'type' || hasTypes(field, at, sampleRows)))
    if (index === undefined) continue
    mapping[field.name] = index
    taken.add(index)
  }
  return mapping
}

/**
 * The headers of the columns that fill neither a field nor an additional attribute. First those that are named like a
 * field, such as a second column of prices.
 */
export function unusedColumns(
  headers: readonly string[],
  mapping: ColumnMapping,
  attributes: readonly AttributeColumn[],
): string[] {
  const used = new Set([...Object.values(mapping), ...attributes.map(({ index }) => index)])
  const ofFields = new Set(importableFields.flatMap(callNames))
  const isOther = (header: string) => Number(!ofFields.has(plainName(header)))
  return headers.filter((_, index) => !used.has(index)).toSorted((one, other) => isOther(one) - isOther(other))
}

function plainName(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function callNames({ name, label, kind }: ItemField): string[] {
  const own = name.toLowerCase()
  const ofRecord = kind === 'ref' ? [`${own}id`, `${own}code`, `${own}name`] : []
  return [...ofRecord, own, label.toLowerCase().replaceAll(' ', ''), ...(ALSO_CALLED[name] ?? [])]
}

/** Whether a column may hold our types: other systems have categories in a column of this name. */
function hasTypes({ choices = [] }: ItemField, index: number, sampleRows: readonly (readonly string[])[]): boolean {
  const cells = sampleRows.map((row) => row[index]).filter((cell) => !isBlank(cell))
  return cells.length === 0 || cells.some((cell) => choiceOf(choices, cell) !== undefined)
}
