import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_LISTS } from '#data/reference.atoms.ts'
import { Refusal } from '#session/session-fixture.ts'
import { openPage, variant } from '../form/tab-fixture.tsx'
import { PRODUCT_TABS } from '../paths.ts'

afterEach(() => void vi.restoreAllMocks())

const ACCESS = { CATALOG_PRODUCT: ['READ', 'WRITE'] }
const other = { ...variant, itemID: 'TEE-L', name: 'Tour tee L', version: 7 }

test.each([403, 500])(
  'a save stays saved if the variants cannot be loaded again (%i), and the next save continues from its version',
  async (status) => {
    let loads = 0
    let version = variant.version
    const { user, router, sent } = await openPage('variants', variant, ACCESS, {
      'GET /product/TEE': () =>
        loads++ === 0
          ? { productID: 'TEE', variants: [variant, other] }
          : new Refusal(status, { code: 'ER_000', message: 'Request not processed' }),
      'PUT /items': () => ({ ...variant, version: ++version }),
    })
    await screen.findByText('Add row')
    for (const level of ['5', '6']) {
      await act(() => router.navigate(`${PRODUCT_TABS}config/reorder?itemID=TEE-M`))
      const field = await waitFor(() => document.querySelector<HTMLInputElement>('input[name="minimumLevel"]')!)
      fireEvent.change(field, { target: { value: level } })
      await user.keyboard('{Control>}s{/Control}')
      await screen.findByText('No changes')
      expect(screen.queryByText("Item couldn't be modified")).toBeNull()
      await act(() => router.navigate(`${PRODUCT_TABS}variants?itemID=TEE-M`))
      await screen.findByText("Variants couldn't be loaded")
    }
    const puts = (await sent('/items')).filter(({ method }) => method === 'PUT')
    expect(puts.map(({ body }) => body)).toEqual([
      { itemID: 'TEE-M', version: 3, minimumLevel: 5 },
      { itemID: 'TEE-M', version: 4, minimumLevel: 6 },
    ])
  },
)

test('Ctrl+S saves a cell of the matrix while it is edited, even as the first change', async () => {
  // jsdom has no layout, and a sheet without a height has no rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  const { user, sent } = await openPage('variants', variant, ACCESS, {
    'GET /product/TEE': () => ({ productID: 'TEE', variants: [variant, other] }),
    'PUT /items': () => ({ ...variant, version: 4 }),
  })
  expect(screen.getByRole('button', { name: 'Open' })).toHaveProperty('disabled', true)
  await user.click(await screen.findByRole('gridcell', { name: 'Tour tee L' }))
  expect(screen.getByRole('button', { name: 'Open' })).toHaveProperty('disabled', false)
  await user.keyboard('Tour tee XL')
  await screen.findByText('Unsaved changes')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => {
    const [put] = (await sent('/items')).filter(({ method }) => method === 'PUT')
    expect(put?.body).toMatchObject({ variants: [{ itemID: 'TEE-L', version: 7, name: 'Tour tee XL' }] })
  })
})

test('sizes and colors are typed by name or code, and the product ID is that of the item', async () => {
  const entry = (id: string, description: string) => ({ description, status: 'Active', sizeID: id, colorID: id })
  const lists = {
    ...NO_LISTS,
    sizes: [entry('S', 'Small'), entry('M', 'Medium')],
    colors: [entry('BLK', 'Black'), entry('WHT', 'White')],
  }
  const { user } = await openPage('variants', { ...variant, productID: undefined }, ACCESS, {
    'GET /attributes': () => lists,
  })
  await user.click(await screen.findByText('Generate'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate variants' }))
  await user.type(dialog.getByRole('textbox', { name: 'Sizes' }), 's, medium,')
  await user.type(dialog.getByRole('textbox', { name: 'Colors' }), 'blk, pink,')
  expect(dialog.getByText("“pink” isn't in the list.")).toBeDefined()
  expect(dialog.getByRole('button', { name: /^Add/ })).toHaveProperty('disabled', true)
  expect(dialog.getByRole('textbox', { name: 'Name pattern' })).toHaveProperty('value', '{name} {color.name} {size}')
  await user.type(dialog.getByRole('textbox', { name: 'Colors' }), '{Backspace}')
  await user.click(dialog.getByRole('checkbox', { name: 'UPCs from a pattern' }))
  expect(dialog.getByRole('textbox', { name: 'UPC pattern' })).toHaveProperty('value', '{id}')
  await user.click(dialog.getByRole('button', { name: 'Add 2 variants' }))
  expect(await screen.findByText(/2 variants new or changed/)).toBeDefined()
  expect(document.querySelector('input[name="productID"]')).toHaveProperty('value', 'TEE-M')
})

test('a color that is missing is created from where variants are generated, and chosen with what else was typed', async () => {
  const entry = (id: string, description: string) => ({ description, status: 'Active', sizeID: id, colorID: id })
  const colors = [entry('BLK', 'Black')]
  const access = { ...ACCESS, CATALOG_ATTRIBUTES: ['READ', 'WRITE'] }
  const { user, sent } = await openPage('variants', variant, access, {
    'GET /attributes': () => ({ ...NO_LISTS, sizes: [entry('S', 'Small'), entry('M', 'Medium')], colors }),
    'GET /product/TEE': () => ({ productID: 'TEE', variants: [] }),
    'POST /lists/color': () => ({ id: 'HOT-PINK', description: 'Hot pink', status: 'Active', version: 1 }),
  })
  await user.click(await screen.findByText('Generate'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate variants' }))
  await user.type(dialog.getByRole('textbox', { name: 'Sizes' }), 's, m,')
  await user.type(dialog.getByRole('textbox', { name: 'Colors' }), 'Hot pink, blk,')
  await user.click(dialog.getByRole('button', { name: 'Create color “Hot pink”' }))
  const create = within(await screen.findByRole('dialog', { name: 'Create color' }))
  await user.click(create.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByRole('button', { name: 'Add 4 variants' })).toHaveProperty('disabled', false)
  expect(dialog.queryByRole('button', { name: /Create color/ })).toBeNull()
  expect(dialog.getByRole('row', { name: 'Hot pink' })).toBeDefined()
  expect(await sent('/lists/color')).toMatchObject([
    { method: 'POST', body: { id: 'HOT-PINK', description: 'Hot pink' } },
  ])
})

test('users who may not write a list are not offered to create where variants are generated', async () => {
  const { user } = await openPage(
    'variants',
    variant,
    { ...ACCESS, CATALOG_ATTRIBUTES: ['READ'] },
    {
      'GET /product/TEE': () => ({ productID: 'TEE', variants: [] }),
    },
  )
  await user.click(await screen.findByText('Generate'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate variants' }))
  await user.type(dialog.getByRole('textbox', { name: 'Colors' }), 'Hot pink,')
  expect(await dialog.findByText("“Hot pink” isn't in the list.")).toBeDefined()
  expect(dialog.queryByRole('button', { name: /Create/ })).toBeNull()
})

test('generated variants get the next free UPCs of the server, one call for all of them', async () => {
  // jsdom has no layout, and a sheet without a height has no rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  const entry = (id: string, description: string) => ({ description, status: 'Active', sizeID: id, colorID: id })
  const lists = { ...NO_LISTS, sizes: [entry('S', 'Small'), entry('M', 'Medium')] }
  const all = ['400001000014', '400001000021']
  const { user, sent } = await openPage('variants', variant, ACCESS, {
    'GET /attributes': () => lists,
    'GET /product/TEE': () => ({ productID: 'TEE', variants: [] }),
    'POST /generate/auto/id': () => ({ nextID: all[0], all }),
  })
  await user.click(await screen.findByText('Generate'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate variants' }))
  await user.type(dialog.getByRole('textbox', { name: 'Sizes' }), 's, medium,')
  expect(dialog.queryByRole('textbox', { name: 'UPC pattern' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Add 2 variants' }))
  for (const upc of all) expect(await screen.findByText(upc)).toBeDefined()
  const calls = await sent('/generate/auto/id')
  expect(calls.map(({ body }) => body)).toEqual([{ type: 'UPC', count: 2 }])
})

test('a size is typed in its cell by code or name, and one that is missing is created from there', async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  const sizes = ['Small', 'Medium'].map((description) => ({ description, status: 'Active', sizeID: description[0] }))
  const access = { ...ACCESS, CATALOG_ATTRIBUTES: ['READ', 'WRITE'] }
  const { user, sent } = await openPage('variants', variant, access, {
    'GET /product/TEE': () => ({ productID: 'TEE', variants: [variant, other] }),
    'GET /attributes': () => ({ ...NO_LISTS, sizes }),
    'PUT /items': () => ({ ...variant, version: 4 }),
  })
  await user.click(await screen.findByRole('gridcell', { name: 'Tour tee L' }))
  await user.keyboard('{ArrowRight}{ArrowRight}m')
  await screen.findByRole('option', { name: /Medium/ })
  await user.keyboard('{Enter}')
  expect(screen.getByRole('gridcell', { name: 'Medium' }).textContent).toBe('Medium')
  await user.keyboard('Huge')
  await user.click(await screen.findByRole('option', { name: 'Create size “Huge”' }))
  await screen.findByRole('dialog', { name: 'Create size' })
  await user.keyboard('{Escape}')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => {
    const [put] = (await sent('/items')).filter(({ method }) => method === 'PUT')
    expect(put?.body).toMatchObject({ variants: [{ itemID: 'TEE-L', version: 7, size: { sizeID: 'M' } }] })
  })
})
