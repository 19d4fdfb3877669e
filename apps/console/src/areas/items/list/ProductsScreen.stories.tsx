import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { Item } from './product-row.ts'

const meta = {
  title: 'Screens/Products',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE')
const WRITE = READ.map(({ key }) => ({ key, access: ['READ', 'WRITE'] }))
const at = '/app/catalog/products'

function itemNamed(name: string, index: number): Item {
  return {
    itemID: `TEE-${index}`,
    upc: `40000000000${index}`,
    name,
    type: 1,
    itemStatus: index % 3 === 2 ? 'Discontinued' : 'Active',
    reportingMode: 'ALL',
    costPrice: 5.25,
    sellingPrice: 30,
    version: 1,
    updatedAt: '2026-01-02T03:04:05Z',
    updatedBy: 'ada',
  }
}

const page = (names: readonly string[]) => () => ({
  data: names.map(itemNamed),
  nextCursor: null,
  total: { count: names.length, capped: false },
})

const LONG = 'Slow Lightning world tour twentieth anniversary zip'

export const Filled = screenStory(
  { at, features: WRITE, answers: { 'GET /items': page(['Tour tee', 'Hoodie', 'Poster']) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Tour tee')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New item' })).toBeVisible()
  },
)

export const Empty = screenStory({ at, features: WRITE, answers: { 'GET /items': page([]) } }, async ({ canvas }) => {
  await expect(await canvas.findByText('No products yet')).toBeVisible()
})

export const Loading = screenStory({ at, features: WRITE, answers: { 'GET /items': never } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
})

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: { 'GET /items': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const ReadOnly = screenStory(
  { at, features: READ, answers: { 'GET /items': page(['Tour tee']) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Tour tee')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New item' })).toHaveAttribute('aria-disabled', 'true')
  },
)

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/CATALOG_PRODUCT/)).toBeVisible()
})

export const LongTexts = screenStory(
  {
    at,
    features: WRITE,
    answers: { 'GET /items': page([LONG, LONG, 'Donaudampfschifffahrtsgesellschaftskapitänsmütze']) },
  },
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(LONG))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const RightToLeft = screenStory(
  { at, dir: 'rtl', features: WRITE, answers: { 'GET /items': page(['قميص الجولة', 'معطف', 'ملصق']) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('قميص الجولة')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

const asked: string[] = []

/** Every filter in one menu: values with the number of items, and ranges. Each is a chip that can be removed. */
export const Filters = screenStory(
  {
    at,
    features: READ,
    answers: {
      'GET /items': ({ url }) => {
        asked.push(new URL(url).search)
        return page(['Tour tee', 'Hoodie'])()
      },
      'GET /items/counts': () => [
        { value: 'Active', count: 1000, capped: true },
        { value: 'Discontinued', count: 3, capped: false },
      ],
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All filters' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Status' }))
    await waitFor(() => expect(screen.getByRole('option', { name: /^Active/ })).toHaveAccessibleDescription('1,000+'))
    await userEvent.click(screen.getByRole('option', { name: /^Discontinued/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Status, back to All filters' }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Status' })).toHaveAccessibleDescription('1 chosen'))
    await userEvent.click(screen.getByRole('option', { name: 'Price' }))
    const form = within(await screen.findByRole('form', { name: 'Price' }))
    await userEvent.type(form.getByRole('textbox', { name: 'From' }), '9')
    await userEvent.type(form.getByRole('textbox', { name: 'To' }), '5{Enter}')
    await expect(await form.findByText('Enter amounts of 0 or more, the lower one first.')).toBeVisible()
    await userEvent.clear(form.getByRole('textbox', { name: 'From' }))
    await userEvent.type(form.getByRole('textbox', { name: 'From' }), '2.50{Enter}')
    await waitFor(() => expect(asked.at(-1)).toContain('status=Discontinued&sellingPrice=2.50..5'))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('$2.50 to $5.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Price' }))
    await waitFor(() => expect(canvas.queryByText('$2.50 to $5.00')).toBeNull())
  },
)

const TOUR = { productID: 'TT', productName: 'Tour tee', variants: 12, matching: 3, active: 2 }

const groups = {
  'GET /products': () => ({
    data: [
      { item: itemNamed('Enamel pin', 9) },
      { product: { ...TOUR, lowestPrice: 28, highestPrice: 32.5 } },
      {
        product: {
          ...TOUR,
          productID: 'LT',
          productName: LONG,
          variants: 3,
          active: 3,
          lowestPrice: 30,
          highestPrice: 30,
        },
      },
    ],
    nextCursor: null,
    total: { count: 3, capped: false },
    items: { count: 7, capped: false },
  }),
  'GET /items': () => ({ data: ['Large', 'Medium', 'Small'].map(variantNamed), nextCursor: null }),
}

function variantNamed(name: string, index: number): Item {
  return { ...itemNamed(name, index), productID: 'TT', productName: 'Tour tee' }
}

export const Grouped = screenStory(
  {
    at: `${at}?group=product&search=tee`,
    features: [...WRITE, ...grant(['READ', 'WRITE'], 'UTILITIES_BULK_EDIT')],
    answers: groups,
  },
  async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('treegrid', { name: 'Products' })
    const product = await canvas.findByRole('row', { name: /Tour tee/ })
    await expect(product).toHaveAttribute('aria-level', '1')
    await expect(product).toHaveAttribute('aria-expanded', 'false')
    await expect(product).toHaveAttribute('aria-posinset', '2')
    await expect(product).toHaveTextContent('3 of 12 match')
    await expect(product).toHaveTextContent('$28.00 – $32.50')
    await expect(product).toHaveTextContent('2 of 3 active')
    await expect(canvas.getByText('3 products, 7 items')).toBeVisible()

    await userEvent.tab()
    while (!grid.contains(document.activeElement)) await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    const variant = await canvas.findByRole('row', { name: /Medium/ })
    await expect(variant).toHaveAttribute('aria-level', '2')
    await expect(variant).toHaveAttribute('aria-setsize', '3')
    await expect(product).toHaveAttribute('aria-expanded', 'true')

    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: 'Bulk edit (3)' })).toBeVisible()
    await expect(variant).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('3 products, 7 items, 3 items selected')).toBeVisible()

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}')
    await expect(product).toHaveAttribute('aria-expanded', 'false')
    await expect(variant).not.toBeInTheDocument()
  },
)

/** Products alone: what only an item has is left out, until a product opens to its variants. */
export const GroupedWithoutItems = screenStory(
  {
    at: `${at}?group=product`,
    features: READ,
    answers: {
      ...groups,
      'GET /products': () => ({
        data: [{ product: { ...TOUR, lowestPrice: 28, highestPrice: 32.5 } }],
        nextCursor: null,
        total: { count: 1, capped: false },
        items: { count: 3, capped: false },
      }),
    },
  },
  async ({ canvas, userEvent }) => {
    const product = await canvas.findByText('Tour tee')
    const titles = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(titles()).toEqual(['Item ID', 'Name', 'Variants', 'Price', 'Status'])
    await userEvent.click(product)
    await expect(await canvas.findByText('Medium')).toBeVisible()
    await expect(titles()).toContain('UPC')
  },
)

export const GroupedOnPhone = {
  ...screenStory({ at: `${at}?group=product`, features: WRITE, answers: groups }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Tour tee'))
    await expect(await canvas.findByText('Medium')).toBeVisible()
    await userEvent.click(canvas.getByText('Tour tee'))
    await expect(canvas.queryByText('Medium')).not.toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }),
  globals: { viewport: { value: 'mobile2', isRotated: false } },
}

export const GroupedVariantsFailed = screenStory(
  {
    at: `${at}?group=product`,
    features: READ,
    answers: { ...groups, 'GET /items': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }) },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Tour tee'))
    await expect(await canvas.findByText('The variants couldn’t be loaded. Try again')).toBeVisible()
  },
)

export const GroupedEmpty = screenStory(
  {
    at: `${at}?group=product`,
    features: WRITE,
    answers: {
      'GET /products': () => ({
        data: [],
        nextCursor: null,
        total: { count: 0, capped: false },
        items: { count: 0, capped: false },
      }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No products yet')).toBeVisible()
  },
)

const stored = (viewID: string, name: string, query: string, more = {}) => {
  const layout = { order: [], visible: {}, widths: {} }
  const state = JSON.stringify({ query, layout })
  return { viewID, screen: 'products', name, state, shared: false, roleIDs: [], own: true, opens: false, ...more }
}

/** The list opens with the view that was chosen for the role; a changed view can be taken back. */
export const Views = screenStory(
  {
    at,
    features: [...WRITE, ...grant(['READ', 'WRITE'], 'CONFIG_ROLES')],
    answers: {
      'GET /items': page(['Tour tee', 'Hoodie']),
      'GET /roles': () => [
        { roleID: 7, name: 'Cashier', isDefault: true, holders: 1, version: 1 },
        { roleID: 8, name: 'Buyer', isDefault: true, holders: 2, version: 1 },
      ],
      'GET /views': () => [
        stored('1', 'Active', 'status=Active', { shared: true, opens: true, opensForRoleIDs: [7] }),
        stored('2', 'Gone', 'status=Discontinued', { roleIDs: [8] }),
      ],
    },
  },
  async ({ canvas, userEvent }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Views' }))
    const tab = (name: RegExp) => tabs.getByRole('link', { name })
    await waitFor(() => expect(tab(/^Active/)).toHaveAttribute('aria-current', 'page'))
    await expect(canvas.queryByText('Edited')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Status' }))
    await expect(await canvas.findByText('Edited')).toBeVisible()
    await expect(tab(/^Active not saved/)).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(canvas.queryByText('Edited')).toBeNull())
    await userEvent.click(tab(/^All products/))
    await waitFor(() => expect(tab(/^All products/)).toHaveAttribute('aria-current', 'page'))
    await userEvent.type(canvas.getByRole('searchbox'), 'tee')
    await waitFor(() => expect(tab(/^All products/)).not.toHaveAttribute('aria-current'))
    await userEvent.click(tab(/^Active/))
    await waitFor(() => expect(tab(/^Active/)).toHaveAttribute('aria-current', 'page'))
    await userEvent.click(await canvas.findByRole('button', { name: 'View' }))
    const opens = await screen.findByRole('menuitemradio', { name: /^Active/ })
    await expect(opens).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open it for roles' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Cashier' })).toBeChecked())
    await expect(screen.getByRole('checkbox', { name: 'Buyer' })).not.toBeChecked()
  },
)
