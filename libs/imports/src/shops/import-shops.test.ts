import { fc, test as fcTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import {
  addRow,
  attributeColumns,
  attributeHeaders,
  emptyGroups,
  numberColumns,
  type FileForm,
  FORM_OPTIONS,
  type KnownEntries,
  type MissingChoices,
  ownColumns,
  planImport,
  readEntries,
  readRow,
  readShopify,
  readSquare,
  recognizeForm,
} from '../index.ts'
import { plainCode } from '@greenroom/validation'
import { identityFrom } from './import-shop.ts'

const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Variant Image,Cost per item,Status'.split(
    ',',
  )
const SQUARE =
  'Token,Item Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,Price,Archived,Option Name 1,Option Value 1,Default Unit Cost,Default Vendor Name,Current Quantity Main St,Tax - Sales Tax (8.5%),Tax - Tourist Tax (2%)'.split(
    ',',
  )

/** Rows as objects, so that a test lists only the relevant columns. */
function cellsOf(headers: readonly string[], row: Record<string, string>): string[] {
  return headers.map((header) => row[header] ?? '')
}

function read(
  form: 'shopify' | 'square',
  rows: Record<string, string>[],
  known: KnownEntries = {},
  missing: MissingChoices = {},
) {
  const headers = form === 'shopify' ? SHOPIFY : SQUARE
  const reader = form === 'shopify' ? readShopify(headers, known) : readSquare(headers, known)
  const entries = readEntries(known, missing)
  const options = { ...FORM_OPTIONS[form], missing }
  const plan = planImport(reader.mapping, options, { restricted: `#'"&?` }, { attributes: reader.attributes, entries })
  const groups = emptyGroups()
  const skipped: string[] = []
  const rowOf = new Map<number, string[]>()
  const rejected: string[] = []
  rows.forEach((row, index) => {
    const cells = reader.read(cellsOf(headers, row))
    if (cells === 'picture') return
    if (typeof cells === 'string') return skipped.push(cells)
    rowOf.set(index + 2, cells)
    const reading = readRow(cells, plan)
    if (reading.outcome === 'rejected') rejected.push(...reading.issues.map(({ message }) => message))
    return addRow(groups, index + 2, reading)
  })
  const items = Array.from(groups.items.values(), (item) => ({ ...item, row: rowOf.get(item.line)! }))
  return { items, skipped, rejected, reader, entries }
}

const SHIRT = {
  Handle: 'classic-varsity-top',
  Title: 'Classic Varsity Top',
  'Option1 Name': 'Size',
  'Option1 Value': 'Small',
  'Option2 Name': 'Colour',
  'Option2 Value': 'Red',
  'Option3 Name': 'Fabric',
  'Option3 Value': 'Wool',
  'Variant Price': '60',
}
const LISTS: KnownEntries = {
  size: [{ id: 'S', name: 'Small' }],
  color: [{ id: 'RED', name: 'red' }],
  attributes: [{ id: 'FABRIC', name: 'Fabric' }],
}

test('M12 recognizes a file by its header row', () => {
  const forms: [string[], FileForm][] = [
    [SHOPIFY, 'shopify'],
    [['Title', 'URL handle', 'Option1 name', 'Option1 value', 'Price'], 'shopify'],
    [SQUARE, 'square'],
    [['Item ID', 'UPC', 'Additional UPCs', 'Name', 'Type', 'Status', 'Material'], 'own'],
    [['SKU', 'Title', 'Price'], 'other'],
    [[], 'other'],
  ]
  for (const [headers, form] of forms) expect(recognizeForm(headers)).toBe(form)
})

test('M13 reads our own export exactly, and skips its system items', () => {
  const mapping = ownColumns(['Item ID', 'Name', 'Vendor code', 'Vendor'])
  expect(mapping).toEqual({ itemID: 0, name: 1, vendor: 2 })
  const plan = planImport({ itemID: 0, name: 1 }, FORM_OPTIONS.own, { restricted: '#' })
  expect(readRow(['A', ' Hat'], plan)).toMatchObject({ outcome: 'rejected', issues: [{ code: 'outerSpace' }] })
  expect(readRow(['DONATE', 'Donation'], plan)).toEqual({ outcome: 'skipped', reason: 'system item' })
})

test('M14 resolves a name to its record, and an ID to itself', () => {
  const reader = readEntries(LISTS, {})
  expect(reader.read('size', 'S')).toBe('S')
  expect(reader.read('size', 'small')).toBe('S')
  expect(reader.read('color', 'RED')).toBe('RED')
  expect(reader.read('brand', 'Acme')).toBe('Acme')
  expect(reader.missing.size).toBe(0)
})

test('M15 creates no record for a name with a character that could not be read', () => {
  const reader = readEntries({ brand: [] }, { brand: 'create' })
  expect(reader.read('brand', 'Caf\ufffd')).toBe('Caf\ufffd')
  expect(reader.created).toEqual([])
})

test('M15 counts names without a record, and creates, ignores or refuses them by choice', () => {
  const names = ['Ångström Co', 'ångström co', 'Angstrom-Co', '???', '']
  const read = (choices: MissingChoices) => {
    const reader = readEntries({ vendor: [{ id: 'angstrom', name: 'X' }] }, choices)
    return { reader, ids: names.map((name) => reader.read('vendor', name)) }
  }
  expect(read({}).ids).toEqual(names)
  expect(read({ vendor: 'leave' }).ids).toEqual(['', '', '', '', ''])
  const { reader, ids } = read({ vendor: 'create' })
  expect(ids).toEqual(['ANGSTROM-CO', 'ANGSTROM-CO', 'ANGSTROM-CO-2', 'NEW', ''])
  expect(reader.created).toHaveLength(3)
  expect([...reader.missing.get('vendor')!]).toEqual([
    ['Ångström Co', 1],
    ['ångström co', 1],
    ['Angstrom-Co', 1],
    ['???', 1],
  ])
})

test('M16 reads additional attributes from their own columns', () => {
  const attributes = [
    { key: 'MATERIAL', label: 'Material' },
    { key: 'COLOR2', label: 'Color' },
    { key: 'A', label: 'Fit' },
    { key: 'B', label: 'fit' },
  ]
  expect([...attributeHeaders(attributes).values()]).toEqual(['Material', 'Color (COLOR2)', 'Fit (A)', 'fit (B)'])
  const headers = ['Item ID', 'material', 'Color', 'Color (COLOR2)', 'B']
  expect(attributeColumns(headers, attributes, new Set([0, 2]))).toEqual([
    { label: 'MATERIAL', index: 1 },
    { label: 'COLOR2', index: 3 },
    { label: 'B', index: 4 },
  ])
  const plan = planImport({ itemID: 0 }, {}, { restricted: '#' }, { attributes: [{ label: 'MATERIAL', index: 1 }] })
  expect(readRow(['A', "'=Cotton\n"], plan)).toMatchObject({ attributes: [{ key: 'MATERIAL', value: '=Cotton\n' }] })
  expect(readRow(['A', ''], plan)).toMatchObject({ attributes: [] })
  const groups = emptyGroups()
  for (const value of ['Cotton', 'Cotton', 'Wool']) addRow(groups, 2, readRow(['A', value], plan))
  expect(groups.conflicts).toBe(1)
})

test('M16 reads a value by the type of its attribute, and refuses it at its column', () => {
  const rule = (type: 'FLAG' | 'CHOICE' | 'NUMBER', choices: string[] = []) => ({ label: type, type, choices })
  const attributes = [
    { id: 'ORGANIC', name: 'Organic cotton', rule: rule('FLAG') },
    { id: 'FIT', name: 'Fit', rule: rule('CHOICE', ['Slim', 'Wide']) },
    { id: 'WEIGHT', name: 'Weight', rule: rule('NUMBER') },
  ]
  const columns = attributes.map(({ id }, index) => ({ label: id, index: index + 1 }))
  const entries = readEntries({ attributes }, {})
  const plan = planImport({ itemID: 0 }, { trimSpaces: true }, { restricted: '#' }, { attributes: columns, entries })
  for (const yes of ['true', 'True', 'yes', '1']) {
    const values = ['true', 'Slim', '1000']
    expect(readRow(['A', yes, 'slim', '1,000'], plan)).toMatchObject({ attributes: values.map((value) => ({ value })) })
  }
  expect(readRow(['A', 'maybe', 'Slim', '12,5'], plan)).toEqual({
    outcome: 'rejected',
    issues: [
      {
        column: 1,
        field: 'attributes.ORGANIC',
        value: 'maybe',
        code: 'unfit',
        message: 'FLAG is neither yes nor no (maybe).',
      },
      {
        column: 3,
        field: 'attributes.WEIGHT',
        value: '12,5',
        code: 'unfit',
        message: 'NUMBER is not a number (12,5).',
      },
    ],
  })
  expect(numberColumns(plan)).toEqual([3])
})

test('M17 further images of a Shopify product are pictures of its first item', () => {
  const address = (n: number) => `https://example.com/${n}.jpg`
  const image = (n: number) => ({ Handle: SHIRT.Handle, 'Image Src': address(n), 'Image Position': `${n}` })
  const { items, skipped, reader } = read('shopify', [
    { ...SHIRT, 'Image Src': address(1) },
    { Handle: SHIRT.Handle, 'Option1 Value': 'Large', 'Variant Price': '65', 'Image Src': address(2) },
    image(3),
    image(3),
    image(1),
    { Handle: SHIRT.Handle, 'Image Src': 'http://example.com/4.jpg' },
    { 'Image Src': address(5) },
    ...Array.from({ length: 18 }, (_, n) => image(n + 5)),
  ])
  expect(skipped).toEqual(['picture without address', 'picture without product', 'too many pictures'])
  const [first, second] = items.map(({ row }) => reader.picturesOf.get(row))
  expect(first).toEqual([2, 3, ...Array.from({ length: 17 }, (_, n) => n + 5)].map(address))
  expect(second).toBeUndefined()
})

test('M17 turns a Shopify product into items of one product', () => {
  const { items, skipped, rejected } = read(
    'shopify',
    [
      {
        ...SHIRT,
        'Variant SKU': 'TOP-S',
        'Variant Barcode': '4006381333931',
        'Image Src': 'https://example.com/1.jpg',
      },
      { Handle: SHIRT.Handle, 'Option1 Value': 'Large', 'Option2 Value': 'Red', 'Variant Price': '65' },
      { Handle: SHIRT.Handle, 'Image Src': 'https://example.com/2.jpg', 'Image Position': '2' },
    ],
    LISTS,
    { size: 'create' },
  )
  expect(rejected).toEqual([])
  expect(skipped).toEqual([])
  expect(items.map(({ itemID }) => itemID)).toEqual(['TOP-S', expect.stringMatching(/^CLAS-\w{10}$/)])
  expect(items[0]).toMatchObject({
    values: {
      upc: '4006381333931',
      productID: 'classic-varsity-top',
      productName: 'Classic Varsity Top',
      name: 'Classic Varsity Top, Small, Red, Wool',
      sellingPrice: 60,
      size: 'S',
      color: 'RED',
      itemImage: 'https://example.com/1.jpg',
    },
    attributes: [{ key: 'FABRIC', value: 'Wool' }],
  })
  expect(items[1]!.values).toMatchObject({ productID: 'classic-varsity-top', size: 'LARGE', sellingPrice: 65 })
  expect(items[1]!.values).not.toHaveProperty('costPrice')
})

test('M17 reads a code that a formula keeps as text, and a text that looks like a formula', () => {
  const row = { ...SHIRT, Title: '+Size top', 'Variant SKU': '="007001"', 'Variant Barcode': "'012345678905" }
  const { items } = read('shopify', [row], LISTS)
  expect(items).toMatchObject([{ itemID: '007001', values: { upc: '012345678905', productName: '+Size top' } }])
})

test('M18 reads status, description and tags of Shopify', () => {
  const row = (more: Record<string, string>) => ({ Handle: 'cap', Title: 'Cap', 'Option1 Name': 'Title', ...more })
  const known = { department: [{ id: 'MEN', name: 'Men' }], season: [{ id: 'FA', name: 'Fall' }], attributes: [] }
  const [draft] = read(
    'shopify',
    [
      row({
        'Option1 Value': 'Default Title',
        'Variant Price': '1',
        Status: 'draft',
        'Body (HTML)': '<p>Black &amp; warm.</p><ul><li>Wool</li></ul>',
        Tags: 'men, fall, soft, warm',
      }),
    ],
    known,
    { attributes: 'create' },
  ).items
  expect(draft).toMatchObject({
    itemID: 'CAP',
    values: {
      name: 'Cap',
      itemStatus: 'Discontinued',
      extendedDescription: 'Black & warm.\nWool',
      department: 'MEN',
      season: 'FA',
    },
    attributes: [{ key: 'TAGS', value: 'soft, warm' }],
  })
  const status = (Status: string) =>
    read('shopify', [row({ 'Variant Price': '1', Status })]).items[0]!.values.itemStatus
  expect(['active', 'archived', ''].map(status)).toEqual(['Active', 'Discontinued', undefined])
})

test('M19 shortens long texts the same way every time', () => {
  const long = (Handle: string, sku: string, title = 'x'.repeat(100)) =>
    read('shopify', [{ ...SHIRT, Handle, Title: title, 'Variant SKU': sku }], LISTS).items[0]!
  const [one, same, other] = [
    long('h'.repeat(30), 'S'.repeat(16)),
    long('h'.repeat(30), 'S'.repeat(16)),
    long('h'.repeat(31), 'S'.repeat(17)),
  ]
  expect(one.itemID).toBe(same.itemID)
  expect(one.itemID).not.toBe(other.itemID)
  expect(one.itemID).toHaveLength(15)
  expect(one.values.productID).toHaveLength(25)
  expect(one.values.productID).not.toBe(other.values.productID)
  expect(one.values.name).toMatch(/^x{32}, Small, Red, Wool$/)
  expect(one.values.productName).toHaveLength(85)
  expect(long('h', 'S'.repeat(15)).itemID).toBe('S'.repeat(15))
})

test('M19 makes of a realistic list of long SKUs as many items, and the same ones at the next import', () => {
  const parts = [
    ['TOUR-TEE', 'TOUR-TANK', 'FAN-HOODIE', 'FAN-JACKET', 'CREW-NECK', 'BOMBER', 'POLO-SHIRT', 'RAGLAN'],
    ['HOME', 'AWAY', 'THIRD', 'RETRO', 'TRAINING'],
    ['BLACK', 'WHITE', 'NAVY', 'RED', 'GREEN', 'GREY', 'GOLD', 'SKY'],
    ['MENS', 'WOMENS', 'YOUTH'],
    ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', 'OS'],
  ]
  const skus = parts.reduce(
    (made, more) => made.flatMap((one) => more.map((part) => `${one}${one && '-'}${part}`)),
    [''],
  )
  const itemIDs = (list: string[]) => list.map((sku) => identityFrom(sku, []).itemID)
  expect(skus).toHaveLength(9600)
  expect(new Set(itemIDs(skus)).size).toBe(skus.length)
  expect(itemIDs(skus.toReversed()).toReversed()).toEqual(itemIDs(skus))
})

const code = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({ unit: fc.constantFrom('A', 'B', '-'), minLength: 14, maxLength: 18 }),
  )
  .map((text) => plainCode(text).trim())
  .filter((text) => text !== '' && !/^'?[=+\-@]|^'/.test(text))

fcTest.prop([fc.uniqueArray(code, { minLength: 1 })])('M19 makes of SKUs without repeats as many items', (skus) => {
  const reader = readShopify(SHOPIFY, {})
  const plan = planImport({ itemID: reader.mapping.itemID! }, {}, { restricted: '' })
  const read = skus.map((sku, index) => reader.read(cellsOf(SHOPIFY, { Handle: `p${index}`, 'Variant SKU': sku })))
  expect(read.map((cells) => typeof cells)).not.toContain('string')
  const itemIDs = read
    .map((cells) => readRow(cells as string[], plan))
    .flatMap((row) => ('itemID' in row ? row.itemID : []))
  expect(new Set(itemIDs).size).toBe(itemIDs.length)
  expect(new Set(read.map(([itemID]) => itemID)).size).toBe(skus.length)
})

fcTest.prop([code, fc.constantFrom('', '\u200b', '\u00ad')])(
  'M19 makes of a SKU the same item however it is composed, with or without unseen characters',
  (sku, unseen) => {
    const reader = readShopify(SHOPIFY, {})
    const plan = planImport(
      { itemID: reader.mapping.itemID!, productID: reader.mapping.productID! },
      {},
      { restricted: '' },
    )
    const forms = [sku.normalize('NFC'), sku.normalize('NFD'), `${sku.normalize('NFD')}${unseen}`]
    const rows = forms.map((form) => {
      const cells = reader.read(cellsOf(SHOPIFY, { Handle: `h${form}`, 'Variant SKU': form }))
      return readRow(cells as string[], plan)
    })
    expect(rows.slice(1).map((row) => ('values' in row ? row.values : row.outcome))).toEqual(
      rows.slice(1).map(() => ('values' in rows[0]! ? rows[0].values : rows[0]!.outcome)),
    )
  },
)

test('M19 takes what an ID is made of for what it is', () => {
  const rows = (...options: [string, string][]) =>
    read(
      'shopify',
      options.map(([Handle, value]) => ({
        Handle,
        'Option1 Name': 'Fit',
        'Option1 Value': value,
        Title: Handle,
        'Variant Price': '1',
      })),
    )
  const { items } = rows(['tee', 'XL'], ['tee', 'XL+'], ['tee', 'S/M'], ['tee', 'S-M'], ['tee', 'One Size'])
  expect(items.map(({ itemID }) => itemID)).toEqual([
    'TEE-XL',
    expect.stringMatching(/^TEE-\w{10}$/),
    expect.stringMatching(/^TEE-\w{10}$/),
    'TEE-S-M',
    'TEE-ONE-SIZE',
  ])
  expect(new Set(items.map(({ itemID }) => itemID)).size).toBe(5)
  const clash = rows(['cap', 'Wool'], ['cap-wool', ''], ['cap', 'Wool'])
  expect([clash.items.length, clash.skipped]).toEqual([1, ['ID of another item']])
})

test('M20 turns a Square variation into an item of its product', () => {
  const { items, reader, rejected } = read(
    'square',
    [
      {
        'Item Name': 'Latte',
        'Variation Name': 'Regular',
        Price: 'variable',
        Categories: 'Drinks > Coffee, Sale',
        Archived: 'Y',
        'Tax - Sales Tax (8.5%)': 'Y',
      },
      {
        'Item Name': 'Hoodie',
        'Variation Name': 'Large',
        SKU: 'H-L',
        GTIN: '4006381333931',
        Price: '$45.00',
        'Default Unit Cost': '20',
        'Reporting Category': 'Apparel',
        'Option Name 1': 'Size',
        'Option Value 1': 'Small',
        Archived: 'N',
      },
    ],
    {
      ...LISTS,
      tax: [{ id: 'STD', name: 'Sales tax' }],
      category: [
        { id: 'COF', name: 'Coffee' },
        { id: 'APP', name: 'Apparel' },
      ],
    },
  )
  expect(rejected).toEqual([])
  expect(items).toMatchObject([
    {
      itemID: 'LATTE',
      values: { name: 'Latte', productID: 'latte', category: 'COF', itemStatus: 'Discontinued', tax: 'STD' },
    },
    {
      itemID: 'H-L',
      values: {
        name: 'Hoodie, Large',
        upc: '4006381333931',
        sellingPrice: 45,
        costPrice: 20,
        category: 'APP',
        size: 'S',
        itemStatus: 'Active',
      },
    },
  ])
  expect(items[0]!.values).not.toHaveProperty('sellingPrice')
  expect(reader.leftOut).toEqual(['Token', 'Current Quantity Main St', 'Tax - Tourist Tax (2%)'])
})

test('M21 lists what is read and what is ignored', () => {
  const { understood, leftOut } = readShopify(SHOPIFY, {})
  expect(understood).toContainEqual({ column: 'Variant Barcode', as: 'UPC; the item ID where blank' })
  expect(leftOut).toEqual(['Variant Grams', 'Image Position'])
})

test('M44 matches a name with that of a record as people see both', () => {
  const known = { vendor: [{ id: 'V-5', name: 'Caf\u00e9\u00a0 Noir' }], brand: [{ id: 'B', name: 'Old\u200bName' }] }
  const reader = readEntries(known, { vendor: 'create', brand: 'create' })
  for (const name of ['Caf\u00e9 Noir', 'Cafe\u0301 Noir', 'CAF\u00c9\u00a0noir', ' Caf\u00e9 Noir ']) {
    expect(reader.read('vendor', name)).toBe('V-5')
  }
  expect(reader.read('brand', 'oldname')).toBe('B')
  expect(reader.created).toEqual([])
  expect(reader.read('vendor', 'Bar\u00a0Rouge')).toBe('BAR-ROUGE')
  expect(reader.read('vendor', 'bar rouge')).toBe('BAR-ROUGE')
  expect(reader.created).toHaveLength(1)
})

test('M44 finds the record of a tag, and the tax of a column, as people see their names', () => {
  const season = [{ id: 'E', name: '\u00c9t\u00e9\u00a02026' }]
  const cap = { Handle: 'cap', Title: 'Cap', 'Variant Price': '1', Tags: 'e\u0301te\u0301 2026' }
  expect(read('shopify', [cap], { season }).items[0]!.values).toMatchObject({ season: 'E' })
  const tax = [{ id: 'STD', name: 'Sales\u00a0tax' }]
  const latte = { 'Item Name': 'Latte', 'Tax - Sales Tax (8.5%)': 'Y' }
  expect(read('square', [latte], { tax }).items[0]!.values).toMatchObject({ tax: 'STD' })
})
