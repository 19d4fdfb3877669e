import { type Catalog, newItem } from './catalog.ts'
import { contractReads, type ContractRead, idIn, pathOf } from './contract-lists.ts'
import { madeByOne } from './made-by-one.ts'
import { madeDocuments } from './made-documents.ts'

/** Sees everything, and nothing that needs a feature of its own. */
export const [SEES, BLIND] = ['role2', 'role103'] as const

const madeIn = (value: string) => [{ key: 'ORIGIN', value }]

/** A stored value of each field that may be hidden, how it looks in any answer, another value, and a blank one. */
export const SECRETS: Record<string, { value: unknown; text: string; other: unknown; blank: unknown }> = {
  costPrice: { value: 71_939.17, text: '71939.17', other: 3, blank: 0 },
  sellingPrice: { value: 82_848.28, text: '82848.28', other: 6, blank: 0 },
  masterSKU: { value: 'SECRET-SKU', text: 'SECRET-SKU', other: 'SKU-2', blank: '' },
  extendedDescription: { value: 'Secret words', text: 'Secret words', other: 'Hard', blank: '' },
  ctoType: { value: 'SECRET-CTO', text: 'SECRET-CTO', other: 'NEVER', blank: '' },
  attributes: { value: madeIn('Secret origin'), text: 'Secret origin', other: madeIn('Peru'), blank: [] },
}

export const SECRET_VALUES: Record<string, unknown> = Object.fromEntries(
  Object.entries(SECRETS).map(([name, { value }]) => [name, value]),
)

export const secretItem = 'SECRET'
const inProduct = { productID: 'SECRETS', productName: 'Secrets' }

/** Values of the parameters that lead to the item. */
const FOUND: Record<string, string> = {
  itemID: secretItem,
  productID: inProduct.productID,
  expand: 'item',
  fetchVariants: 'true',
  from: '1767225600',
  to: '1767312000',
  username: SEES,
  domain: 'one',
  kind: 'department',
  screen: 'products',
}

/** Values of parameters only where they are required. */
const REQUIRED: Record<string, string> = {
  search: secretItem,
  field: 'department',
  items: secretItem,
  locations: 'STORE/HB-MAIN',
  place: 'STORE/HB-MAIN',
  itemIDs: secretItem,
  locationID: 'HB-MAIN',
  locationType: 'STORE',
  otherID: 'HB-BAR',
  otherType: 'STORE',
}

/** Reads without a value of an item, or whose answer is no text. */
const OTHERS = [
  'streamChanges',
  'returnFromSso',
  'listMerchants',
  'previewMerge',
  'countImportPictures',
  'getImage',
  'getCompanyLogo',
  'getLabelImage',
  'downloadLabelPDF',
]

/** Files of documents. */
const FILES = /^print|Attachment$/

export const reads = contractReads.filter(
  ({ operationID }) => !OTHERS.includes(operationID) && !FILES.test(operationID),
)

/** The whole answer to a read of the item as text; `query` over what leads to it, with nothing for what is left out. */
export async function answerTo(catalog: Catalog, token: string, read: ContractRead, query: Record<string, string>) {
  const wanted = read.parameters.flatMap(({ name, schema, required }): [string, string][] => {
    if (name === 'from' && !read.has('to')) return []
    const found = (required ? REQUIRED[name] : undefined) ?? FOUND[name]
    const value =
      idIn(read.path, name, query) ?? (name === 'expand' && !schema.enum?.includes('item') ? undefined : found)
    return value ? [[name, value]] : []
  })
  const url = `/api${pathOf(read, Object.fromEntries(wanted))}`
  const { statusCode: status, body, rawPayload } = await catalog.app.app.inject({ url, headers: { token } })
  return { status, body, rawPayload }
}

/** Stores every value in items, change sets, an import and their history. Returns the IDs of paths. */
export async function storeSecrets(catalog: Catalog): Promise<Record<string, string>> {
  const call = catalog.as(SEES)
  const { itemID: _, productID: __, ...ids } = await madeByOne(catalog)
  const stored = await call('POST', '/items', newItem(secretItem, { ...inProduct, ...SECRET_VALUES }))
  if (stored.status !== 200) throw new Error(stored.message)
  await call('POST', '/items/hierarchy/entitlement', [
    { itemID: secretItem, locations: [{ locationID: 'HB-MAIN', type: 'STORE' }] },
  ])
  await call('POST', '/items', newItem('PLAIN'))
  const edit = { fields: SECRET_VALUES, filter: { itemIDs: ['PLAIN'] } }
  const { changeSetID } = (await call('POST', '/changesets', edit)).body
  const applied = await call('PATCH', '/items/batches', { ...edit, changeSetID })
  if (applied.status !== 200) throw new Error(applied.message)
  const documents = await madeDocuments(call, secretItem)
  return { ...ids, ...documents, changeSetID: String(changeSetID), importID: await importOver(catalog, 'IMPORTED') }
}

/** A checked import that would write every value over this item. Returns its ID. */
async function importOver(catalog: Catalog, imported: string): Promise<string> {
  const call = catalog.as(SEES)
  await call('POST', '/items', newItem(imported))
  const { ctoType: _, attributes, ...fields } = SECRET_VALUES
  const names = ['itemID', ...Object.keys(fields), 'attributes.ORIGIN']
  const begun = await call('POST', '/items/imports', {
    fileName: 'secrets.csv',
    columns: names,
    mapping: names.map((field, column) => ({ field, column })),
  })
  const path = `/items/imports/${begun.body.importID}`
  const item = { itemID: imported, ...fields, attributes }
  await call('PUT', `${path}/parts/0`, { items: [{ line: 2, item }], rejections: [] })
  const { body } = await call('POST', `${path}/check`, { rows: 1, skipped: 0, conflicts: 0 })
  if (body.counts.update !== 1) throw new Error('the import changes nothing')
  return String(begun.body.importID)
}
