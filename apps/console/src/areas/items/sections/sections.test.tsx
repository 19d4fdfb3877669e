import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, variant } from '../form/tab-fixture.tsx'
import { PRODUCT_TABS } from '../paths.ts'

afterEach(() => void vi.restoreAllMocks())

const ACCESS = { CATALOG_PRODUCT: ['WRITE'], CATALOG_LOCATION_HINT: ['WRITE'], CATALOG_PRODUCT_CTO: ['WRITE'] }

/** The IDs of the elements that were scrolled to. */
function scrolled(): string[] {
  const ids: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this.id) ids.push(this.id)
  })
  return ids
}

let grow = () => {}

/** Says that the sections have grown when it is told to. */
class GrowthObserver {
  private readonly told: () => void
  constructor(told: () => void) {
    this.told = told
  }
  observe({ firstElementChild }: Element) {
    if (firstElementChild?.id.startsWith('section-')) grow = this.told
  }
  unobserve() {}
  disconnect() {
    if (grow === this.told) grow = () => {}
  }
}

const isExpanded = (title: string) => screen.getByRole('button', { name: title }).getAttribute('aria-expanded')

test('the route of a section opens the page at it, expanded', async () => {
  const ids = scrolled()
  await openPage('config/reorder', variant, ACCESS, {})
  expect(ids).toEqual(['section-config-reorder'])
  expect(isExpanded('Reorder settings')).toBe('true')
  expect(isExpanded('Item-level config')).toBe('false')
  expect(screen.getByRole('link', { name: 'Reorder Settings' }).getAttribute('aria-current')).toBe('page')
})

test('a section that grows as it loads stays in view until the user does something', async () => {
  vi.stubGlobal('ResizeObserver', GrowthObserver)
  const ids = scrolled()
  await openPage('config/reorder', variant, ACCESS, {})
  grow()
  expect(ids).toHaveLength(2)
  fireEvent.wheel(document.body)
  grow()
  expect(ids).toHaveLength(2)
})

test('a link of the rail leads to its section, also when it is followed again; Main Info opens at the top', async () => {
  const ids = scrolled()
  const { router } = await openPage('info', variant, ACCESS, {})
  expect(ids).toEqual([])
  const link = screen.getByRole('link', { name: 'Item Level Config' }).getAttribute('href')!
  await act(() => router.navigate(link))
  await act(() => router.navigate(link))
  expect(ids).toEqual(['section-config-item', 'section-config-item'])
  expect(document.activeElement?.id).toBe('section-config-item')
  await act(() => router.navigate(`${PRODUCT_TABS}config/item?itemID=${variant.itemID}&scope=product`))
  expect(ids).toHaveLength(2)
})

test('what an item does not have is not shown', async () => {
  await openPage('info', variant, ACCESS, {})
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())
  expect(links).not.toContain('Package Components')
  expect(links).not.toContain('Config to order')
  act(() => screen.getByRole('checkbox', { name: 'Build to order' }).click())
  await waitFor(() => expect(screen.getByRole('link', { name: 'Config to order' })).toBeDefined())
})

test.each([2, 3] as const)('an item of type %i has no stock settings, hints or variants', async (type) => {
  const item = { ...variant, productID: undefined, type }
  await openPage(
    'info',
    item,
    { ...ACCESS, CATALOG_PACKAGING: ['WRITE'] },
    {
      'GET /items/components': () => ({ version: 1, components: [] }),
    },
  )
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())
  expect(links).toEqual(expect.arrayContaining(['Main Info', 'Item Level Config']))
  for (const absent of ['Reorder Settings', 'Location Hints', 'Variant Matrix']) expect(links).not.toContain(absent)
  expect(screen.queryByRole('button', { name: 'Reorder settings' })).toBeNull()
})

test('what a service has nevertheless is shown', async () => {
  await openPage('info', { ...variant, type: 2, minimumLevel: 3 }, ACCESS, {})
  expect(screen.getByRole('link', { name: 'Reorder Settings' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Variant Matrix' })).toBeDefined()
})

test('the rail counts the errors of each section', async () => {
  await openPage('info', variant, ACCESS, {})
  fireEvent.change(document.querySelector('input[name="name"]')!, { target: { value: '' } })
  fireEvent.change(document.querySelector('input[name="upc"]')!, { target: { value: '' } })
  act(() => screen.getByText('Save').click())
  expect(await screen.findByRole('link', { name: 'Main Info 2 issues' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Item Level Config' })).toBeDefined()
})

test('the components of a package come second, and the pictures third', async () => {
  const access = { ...ACCESS, CATALOG_PACKAGING: ['WRITE'] }
  await openPage('info', { ...variant, type: 3 }, access, {
    'GET /items/components': () => ({ version: 1, components: [] }),
  })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 4)).toEqual(['Overview', 'Package Components', 'Image Gallery', 'Attributes'])
})
