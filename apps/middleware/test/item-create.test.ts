import { localUPC } from '@greenroom/catalog'
import { describe, expect, test } from 'vitest'
import { requestID } from './app.ts'
import { auditOf, catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const item = async (itemID: string) => (await call('GET', `/items?itemID=${itemID}`)).body.data[0]

describe('create', () => {
  test('returns the item, with its defaults and the message of section 8', async () => {
    const answer = await call('POST', '/items', newItem('C1', { department: { departmentID: 'MUSIC' } }))
    expect(answer).toMatchObject({ status: 200, code: 'OK_000', message: 'Item has been modified/created' })
    expect(answer.body).toMatchObject({
      itemID: 'C1',
      upc: 'C1',
      department: { departmentID: 'MUSIC' },
      itemStatus: 'Active',
      reportingMode: 'ALL',
      version: 1,
      updatedBy: 'role2',
    })
    expect(await item('C1')).toEqual(answer.body)
  })

  test('uses the restricted characters of every active entry of the company', async () => {
    const key = 'SPECIAL_CHARS_RESTRICTED'
    const entries = [
      { key, value: '%', status: 'ACTIVE' },
      { key, value: '~', status: 'INACTIVE' },
    ]
    await catalog.one.db.insertInto('system_configuration').values(entries).execute()
    const refusal = await call('POST', '/items', newItem('PERCENT', { name: 'Half & half, 50%, ~' }))
    expect(refusal.errors).toMatchObject([{ field: 'name', message: 'Name may not contain & %' }])
    const values = entries.map(({ value }) => value)
    await catalog.one.db.deleteFrom('system_configuration').where('value', 'in', values).execute()
  })

  test.for([
    ['no name', { name: '' }, 'name', 'Name is required.'],
    ['a long name', { name: 'x'.repeat(51) }, 'name', 'Name is longer than 50 characters (51).'],
    ['a restricted character', { name: 'Fish & chips' }, 'name', 'Name may not contain &'],
    [
      'an ID with an unseen character',
      { itemID: 'C\u200b1' },
      'itemID',
      'Item ID contains a character that is not seen. Type it again.',
    ],
    ['an ID with a comma', { itemID: 'FT,A' }, 'itemID', 'Item ID may not contain commas.'],
    ['a product ID with a comma', { productID: 'TE,ES' }, 'productID', 'Product ID may not contain commas.'],
    [
      'a product ID that addresses take for a folder',
      { productID: '..' },
      'productID',
      'Product ID may not be .. alone.',
    ],
    ['a long UPC', { upc: '1'.repeat(16) }, 'upc', 'UPC is longer than 15 characters (16).'],
    [
      'its UPC twice',
      { additionalUPCs: ['U'], upc: 'U' },
      'additionalUPCs',
      'Additional UPCs must be different from the main UPC',
    ],
    [
      'a department that does not exist',
      { department: { departmentID: 'X' } },
      'department',
      'Department X does not exist',
    ],
    ['a vendor that does not exist', { vendor: { vendorCode: 'X' } }, 'vendor', 'Vendor X does not exist'],
    ['a tax that does not exist', { tax: { taxID: 'X' } }, 'tax', 'Tax X does not exist'],
    [
      'a fee that does not exist',
      { extendedInfo: [{ key: 'ITEM_FEE_ID', value: 'X' }] },
      'fees',
      'Fees X does not exist',
    ],
    [
      'an unknown attribute',
      { attributes: [{ key: 'X', value: '1' }] },
      'attributes.0.key',
      'Additional attribute X does not exist',
    ],
  ] as const)('refuses %s', async ([, more, field, message]) => {
    const answer = await call('POST', '/items', newItem('BAD', more))
    expect(answer).toMatchObject({ status: 400, code: 'ER_000', message: 'Please correct the marked fields.' })
    expect(answer.errors).toContainEqual(expect.objectContaining({ field, message }))
    expect(await item('BAD')).toBeUndefined()
  })

  test('shows an issue with a title under that title (section 5)', async () => {
    const [title, message] = ['Invalid Additional UPCs', 'Additional UPCs cannot exceed 15 characters']
    const long = { additionalUPCs: ['1'.repeat(16)] }
    const product = { productID: 'BAD', productName: 'Bad' }
    const refused = { status: 400, message: `${title}: ${message}` }
    const error = (field: string) => expect.objectContaining({ field, title, message })
    const item = await call('POST', '/items', newItem('BAD', long))
    expect(item).toMatchObject({ ...refused, errors: [error('additionalUPCs')] })
    const variants = [newItem('BAD2', long)]
    const variant = await call('POST', '/items', { ...newItem('BAD', product), variants })
    expect(variant).toMatchObject({ ...refused, errors: [error('variants.0.additionalUPCs')] })
  })

  test('refuses texts that are too long to index together, without a failure', async () => {
    const letters = Array.from({ length: 1_500 }, (_, index) => String.fromCodePoint(0x1f300 + ((index * 7_919) % 700)))
    const additionalUPCs = Array.from({ length: 100 }, (_, index) =>
      letters.slice(index * 15, index * 15 + 15).join(''),
    )
    const answer = await call('POST', '/items', newItem('LONG', { additionalUPCs }))
    expect(answer).toMatchObject({ status: 400, message: 'The texts of the item are too long together' })
  })

  test('distinguishes item IDs by case, and refuses a duplicate', async () => {
    await call('POST', '/items', newItem('85123A'))
    expect(await call('POST', '/items', newItem('85123a'))).toMatchObject({ status: 200 })
    const again = await call('POST', '/items', newItem('85123A'))
    expect(again).toMatchObject({ status: 400, message: 'Duplicate item ID(s) found for 85123A' })
  })

  test('knows an item ID however its letters are composed', async () => {
    const [composed, decomposed] = ['CAF\u00c9-1', 'CAFE\u0301-1']
    expect(await call('POST', '/items', newItem(decomposed))).toMatchObject({ body: { itemID: composed } })
    const again = await call('POST', '/items', newItem(composed))
    expect(again).toMatchObject({ status: 400, message: `Duplicate item ID(s) found for ${composed}` })
    expect(await item(encodeURIComponent(decomposed))).toMatchObject({ itemID: composed })
    const { body } = await call('GET', `/items?search=${encodeURIComponent('cafe\u0301-1')}`)
    expect(body.data).toMatchObject([{ itemID: composed }])
  })

  test('refuses one of two concurrent creations with the same ID', async () => {
    const answers = await Promise.all([
      call('POST', '/items', newItem('RACE')),
      call('POST', '/items', newItem('RACE')),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('creates nothing more when the same request is repeated', async () => {
    const token = await catalog.app.signIn('one', 'role2')
    const headers = { token, 'x-client-request-id': requestID() }
    const send = () => catalog.app.app.inject({ method: 'POST', url: '/api/items', headers, payload: newItem('IDEM') })
    const [first, second] = [await send(), await send()]
    expect(second.json()).toEqual(first.json())
  })

  test('refuses to create a system item', async () => {
    const answer = await call('POST', '/items', newItem('FEEID042'))
    expect(answer).toMatchObject({ status: 400, message: 'FEEID042 System generated item and cannot be modified' })
  })

  test('leaves an audit entry', async () => {
    await call('POST', '/items', newItem('AUD'))
    const entry = await auditOf(catalog, 'AUD')
    expect(entry).toMatchObject([{ action: 'create', user_name: 'role2' }])
    expect(entry[0]!.changes).toContainEqual({ field: 'sellingPrice', from: null, to: 5 })
  })
})

describe('generated IDs', () => {
  test('are UPCs too: several at a time, never twice, none that an item has in any way', async () => {
    const [first, second, third, fourth, ...rest] = Array.from({ length: 20 }, (_, n) => localUPC(100_001 + n))
    await call('POST', '/items', newItem('UPC-1', { upc: first, additionalUPCs: [`0${third}`] }))
    await call('POST', '/items', newItem('UPC-2', { upc: 'OTHER', additionalUPCs: [fourth] }))
    const answers = await Promise.all(
      [1, 3, 2].map((count) => call('POST', '/generate/auto/id', { type: 'UPC', count })),
    )
    expect(answers.map(({ body }) => body.all.length)).toEqual([1, 3, 2])
    for (const { body } of answers) expect(body.nextID).toBe(body.all[0])
    expect(answers.flatMap(({ body }) => body.all).toSorted()).toEqual([second, ...rest.slice(0, 5)])
    const noted = await catalog.one.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity', '=', 'autoID')
      .execute()
    expect(noted.map(({ changes }) => changes.find(({ field }) => field === 'count')?.to).toSorted()).toEqual([1, 2, 3])
    expect(await call('POST', '/generate/auto/id', { type: 'UPC', count: 5001 })).toMatchObject({ status: 400 })
  })

  test('are never repeated, and skip those in use', async () => {
    await call('POST', '/items', newItem('100001'))
    await call('POST', '/items', newItem('100003'))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', '/generate/auto/id', { type: 'ITEM' })),
    )
    expect(answers.map(({ body }) => body.nextID).toSorted()).toEqual([
      '100002',
      '100004',
      '100005',
      '100006',
      '100007',
    ])
  })
})

test('requires a product ID and a product name where the settings of the account do', async () => {
  const turn = (value: string) =>
    call('PUT', '/account/configuration', {
      accountConfigurations: ['id', 'name'].map((part) => ({
        key: `item.product.${part}.required`,
        value,
        seen: String(value !== 'true'),
      })),
    })
  expect((await turn('true')).status).toBe(200)
  const errors = [{ field: 'productID' }, { field: 'productName' }]
  expect(await call('POST', '/items', newItem('LOOSE'))).toMatchObject({ status: 400, errors })
  expect((await call('POST', '/items', newItem('BOUND', { productID: 'B', productName: 'Bound' }))).status).toBe(200)
  await turn('false')
  expect((await call('POST', '/items', newItem('LOOSE'))).status).toBe(200)
})
