import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isSamePart } from '../form/item-parts.ts'
import { scan } from '#browser/scan-fixture.ts'
import { useScanner } from '#shell/use-scanner.ts'
import { openPage, openTab, variant } from '../form/tab-fixture.tsx'
import { PRODUCT_TABS } from '../paths.ts'
import { ProductScreen } from '../ProductScreen.tsx'
import { rowsOf, totalsOf } from './components.ts'

const box = { ...variant, itemID: 'BOX', name: 'Fan box', type: 3 as const, costPrice: 18, sellingPrice: 30 }
const tee = {
  itemID: 'TEE',
  upc: '1',
  name: 'Tour tee',
  type: 1,
  itemStatus: 'Active',
  quantity: 2,
  costPrice: 8,
  sellingPrice: 16,
  qoh: 9,
} as const
const mug = {
  itemID: 'MUG',
  upc: '2',
  name: 'Mug',
  type: 1,
  itemStatus: 'Discontinued',
  quantity: 1,
  costPrice: 2,
  sellingPrice: 6,
  qoh: 3,
} as const
const contents = { version: 4, components: [mug, tee] }

const READER = { CATALOG_PRODUCT: ['WRITE'], CATALOG_PRODUCT_PRICE: ['READ'], CATALOG_PRODUCT_COST: ['READ'] }
const EDITOR = { ...READER, CATALOG_PACKAGING: ['WRITE'] }

function open(access: Record<string, string[]> = EDITOR, answers = {}, served: object = contents) {
  return openPage('packages', box, access, { 'GET /items/components': () => served, ...answers })
}

test('rows differ if changed, added or removed, however a quantity is typed', () => {
  const rows = rowsOf(contents)
  const isSame = (...next: typeof rows) => isSamePart('components', { components: rows }, { components: next })
  expect(isSame(rows[1]!, { ...rows[0]!, quantity: '1.0' })).toBe(true)
  expect([isSame(rows[0]!), isSame({ ...rows[0]!, quantity: 'x' }, rows[1]!)]).toEqual([false, false])
  expect(totalsOf([{ ...rows[0]!, quantity: 'x' }, rows[1]!])).toEqual({ cost: 16, price: 32, makeable: 4 })
})

test('shows what the components cost and sell for, and how many packages can be made', async () => {
  await open()
  await screen.findByText('Cost of the components')
  const facts = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(facts).toEqual(['$18.00', '$38.00', '$30.00', '$8.00 (21.05%)', '3'])
  within(screen.getByRole('row', { name: /Mug/ })).getByText('Discontinued')
})

test('checks a quantity on save, then saves it with the item', async () => {
  const { user, sent } = await open(EDITOR, { 'PUT /items': () => ({ ...box, version: 4 }) })
  const field = await screen.findByRole('textbox', { name: 'Quantity of Tour tee' })
  await user.clear(field)
  await user.type(field, '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Quantity must be above 0.')
  screen.getByText('Please correct the marked fields.')
  await user.clear(field)
  await user.type(field, '2.5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Item has been modified/created')
  expect((await sent('/items')).filter(({ method }) => method === 'PUT')).toMatchObject([
    {
      body: {
        itemID: 'BOX',
        version: 3,
        components: [
          { itemID: 'MUG', quantity: 1 },
          { itemID: 'TEE', quantity: 2.5 },
        ],
      },
    },
  ])
})

test('with read access and without access to cost, shows no controls and no cost', async () => {
  const plain = { ...tee, costPrice: undefined }
  await open({ CATALOG_PRODUCT: ['WRITE'], CATALOG_PACKAGING: ['READ'] }, {}, { version: 1, components: [plain] })
  await screen.findByText(/You have view-only access to the components/)
  expect(screen.queryByRole('combobox', { name: 'Add a component' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Cost each' })).toBeNull()
  expect(screen.queryByText('Cost of the components')).toBeNull()
})

test('an empty package says what to do first', async () => {
  await open(EDITOR, {}, { version: 1, components: [] })
  await screen.findByText('Search above to add the first component.')
})

test('a lookup shows and lets choose as many items as the settings of the account say', async () => {
  const limits = { 'item.lookup.record.limit': '2', 'item.lookup.selection.limit': '1' }
  const accountConfigurations = Object.entries(limits).map(([key, value]) => ({ key, value }))
  const [cap, pin] = ['CAP', 'PIN'].map((itemID) => ({ ...tee, itemID, name: itemID }))
  const { user, sent } = await open(EDITOR, {
    'GET /account/configuration': () => ({ accountConfigurations }),
    'GET /items': ({ url }: Request) => {
      const itemID = new URL(url).searchParams.get('itemID')
      return { data: itemID === 'BOX' ? [box] : itemID === 'CAP' ? [cap] : [cap, pin], nextCursor: null }
    },
  })
  const field = await screen.findByRole('combobox', { name: 'Add a component' })
  // Typed by user-event, the focus on the first result would fire a change in the middle of React's work.
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'c' } })
  await user.click(await screen.findByRole('option', { name: /CAP/ }))
  await screen.findByRole('row', { name: /CAP/ })
  fireEvent.change(field, { target: { value: 'p' } })
  expect((await screen.findByRole('option', { name: /PIN/ })).textContent).toContain('At most 1 at a time. Save first.')
  const searches = (await sent('/items')).map(({ query }) => query)
  expect(searches).toContainEqual({ search: 'c', limit: '2' })
})

/** The screen with the scanner of the shell. */
function Scanning() {
  useScanner(() => {})
  return <ProductScreen />
}

test('a new package takes scans as components, counts what is scanned twice, and costs what they cost', async () => {
  const items = [tee, { ...mug, itemStatus: 'Active' }]
  const { sent, user, router } = await openTab(
    <Scanning />,
    { ...EDITOR, CATALOG_PRODUCT_COST: ['WRITE'], CATALOG_PRODUCT_PRICE: ['WRITE'] },
    {
      'GET /items': ({ url }: Request) => {
        const { searchParams } = new URL(url)
        const wanted = [searchParams.get('itemID'), ...(searchParams.get('code') ?? '').split(',')]
        const data = items.filter(({ itemID, upc }) => wanted.includes(itemID) || wanted.includes(`40000000000${upc}`))
        return { data, nextCursor: null }
      },
      'POST /items': () => box,
    },
    '',
    `${PRODUCT_TABS}info`,
  )
  await waitFor(() => expect(document.querySelector('input[name="name"]')).not.toBeNull())
  expect(screen.queryByRole('link', { name: 'Package Components' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Type/ }))
  await user.click(await screen.findByRole('option', { name: 'Package' }))
  await act(() => router.navigate(`${PRODUCT_TABS}packages`))
  await screen.findByText('Search above or scan to add the first component.')
  for (const code of ['400000000001', '400000000002', '400000000001']) {
    await scan(code)
    await waitFor(() => expect(screen.getByText('Cost of the components')).toBeDefined())
  }
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Tour tee' })
  await waitFor(() => expect(quantity).toHaveProperty('value', '2'))
  fireEvent.change(quantity, { target: { value: '12,50' } })
  await scan('400000000001')
  await screen.findByText('TEE was not counted: 12,50 is not a number. Correct it and scan again.')
  expect(quantity).toHaveProperty('value', '12,50')
  fireEvent.change(quantity, { target: { value: '2' } })
  expect(document.querySelector('input[name="costPrice"]')).toHaveProperty('value', '18.00')
  for (const [name, text] of Object.entries({ name: 'Fan box', itemID: 'BOX', sellingPrice: '30' })) {
    fireEvent.change(document.querySelector(`input[name="${name}"]`)!, { target: { value: text } })
  }
  await user.click(screen.getByText('Save'))
  await waitFor(async () =>
    expect((await sent('/items')).find(({ method }) => method === 'POST')?.body).toMatchObject({
      type: 3,
      costPrice: 18,
      components: [
        { itemID: 'TEE', quantity: 2 },
        { itemID: 'MUG', quantity: 1 },
      ],
    }),
  )
})

test('a stored package with a cost of its own offers that of its components', async () => {
  const access = { ...EDITOR, CATALOG_PRODUCT_COST: ['WRITE'] }
  const { user } = await openPage('packages', { ...box, costPrice: 15 }, access, {
    'GET /items/components': () => contents,
  })
  await user.click(await screen.findByRole('button', { name: 'Use $18.00 as cost price' }))
  expect(document.querySelector('input[name="costPrice"]')).toHaveProperty('value', '18.00')
  expect(screen.queryByRole('button', { name: 'Use $18.00 as cost price' })).toBeNull()
})
