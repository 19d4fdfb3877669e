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
}

/**
 * A first mapping from the header row, for the user to correct. Each column fills at most one field. Numbers, choices
 * and flags are matched only if at least half of the sample can be read as such. References are matched only by a
 * header that contains ID or code, because other systems' files contain names there.
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

function callNames({ name, label, kind }: ItemField): string[] {
  if (kind === 'ref') return [`${name}id`, `${name}code`].map((text) => text.toLowerCase())
  return [name.toLowerCase(), label.toLowerCase().replaceAll(' ', ''), ...(ALSO_CALLED[name] ?? [])]
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
