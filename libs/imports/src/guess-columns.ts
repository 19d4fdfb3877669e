import type { AttributeColumn } from './import-attributes.ts'
import { type ColumnMapping, importableFields } from './import-plan.ts'
import type { ItemField, ItemFieldName, ItemIssue } from '@greenroom/catalog'
import { isBlank, readValue } from '@greenroom/validation'

/** Other systems' names for our fields, in lowercase without spaces and punctuation; the likelier name first. */
const ALSO_CALLED: Partial<Record<ItemFieldName, readonly string[]>> = {
  itemID: [
    'itemcode',
    'itemno',
    'itemnumber',
    'stockcode',
    'variantsku',
    'sku',
    'article',
    'articlenumber',
    'item',
    'code',
  ],
  upc: ['upccode', 'barcode', 'variantbarcode', 'ean', 'ean13', 'gtin'],
  additionalUPCs: ['additionalupc', 'otherupcs', 'otherbarcodes'],
  masterSKU: ['parentsku'],
  productID: ['handle', 'parentid'],
  name: ['itemname', 'title', 'description', 'itemdescription', 'producttitle', 'productname'],
  type: ['itemtype'],
  costPrice: ['cost', 'unitcost', 'costperitem', 'purchaseprice', 'variantcost'],
  sellingPrice: ['price', 'unitprice', 'variantprice', 'retailprice', 'saleprice', 'salesprice'],
  msrp: ['rrp', 'listprice', 'variantcompareatprice', 'compareatprice'],
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
 * A first mapping from the header row, for the user to correct. Each column fills at most one field. Numbers, choices
 * and flags are matched only if at least half of the sample can be read as such. A reference prefers the column of its
 * ID; any other has names, which `readEntries` resolves.
 */
export function guessColumns(headers: readonly string[], sampleRows: readonly (readonly string[])[]): ColumnMapping {
  const names = headers.map((header) => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const mapping: Partial<Record<ItemFieldName, number>> = {}
  const taken = new Set<number>()
  for (const field of importableFields) {
    const index = callNames(field)
      .map((name) => names.indexOf(name))
      .find((at) => at >= 0 && !taken.has(at) && fits(field, at, sampleRows))
    if (index === undefined) continue
    mapping[field.name] = index
    taken.add(index)
  }
  return mapping
}

/** The headers of the columns that fill neither a field nor an additional attribute. */
export function unusedColumns(
  headers: readonly string[],
  mapping: ColumnMapping,
  attributes: readonly AttributeColumn[],
): string[] {
  const used = new Set([...Object.values(mapping), ...attributes.map(({ index }) => index)])
  return headers.filter((_, index) => !used.has(index))
}

function callNames({ name, label, kind }: ItemField): string[] {
  const own = name.toLowerCase()
  const ofRecord = kind === 'ref' ? [`${own}id`, `${own}code`, `${own}name`] : []
  return [...ofRecord, own, label.toLowerCase().replaceAll(' ', ''), ...(ALSO_CALLED[name] ?? [])]
}

function fits(field: ItemField, index: number, sampleRows: readonly (readonly string[])[]): boolean {
  if (!['money', 'whole', 'choice', 'flag'].includes(field.kind)) return true
  const cells = sampleRows.map((row) => row[index]).filter((cell) => !isBlank(cell))
  const readable = cells.filter((cell) => {
    const issues: ItemIssue[] = []
    readValue(field, cell, { mode: 'create', restricted: '' }, issues)
    return issues.length === 0
  })
  return readable.length * 2 >= cells.length
}
