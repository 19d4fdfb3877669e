import type { Api } from '@greenroom/api-client'
import {
  Dialog,
  MoneyField,
  nextSheet,
  SearchField,
  Select,
  Sheet,
  sheetOf,
  TextField,
  ToastRegion,
} from '@greenroom/ui'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { Tag } from 'lucide-react'
import { useReducer, useState } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { scan } from '#browser/scan-fixture.ts'
import { openFormAtom } from '#browser/open-forms.atoms.ts'
import type { ScreenRoute } from '#screens/area.ts'
import { screensAtom } from '#screens/screens.atoms.ts'
import { signedIn } from '#data/data-fixture.ts'
import { itemByCode } from '#data/items-by-code.ts'
import { useScreenScan } from '#data/screen-scan.atoms.ts'
import { useScanner } from './use-scanner.ts'

const several = vi.fn()
const press = vi.fn()
const save = vi.fn()

afterEach(() => void vi.clearAllMocks())

/** jsdom has no layout, and a sheet without a height has no rows. */
Object.defineProperty(Element.prototype, 'clientHeight', { get: () => 400 })

const FOUND = { '840000007490': ['TEE-1'], '840000007506': ['TEE-1', 'TEE-2'] }

const columns = [
  { id: 'name', label: 'Name', kind: 'text', width: 100 },
  { id: 'upc', label: 'UPC', kind: 'text', width: 100, takesScans: true },
  { id: 'size', label: 'Size', kind: 'choice', width: 100, options: [{ id: '8', label: '8' }] },
  { id: 'price', label: 'Price', kind: 'money', width: 100 },
] as const
const PRICE_CHANGE: ScreenRoute = {
  path: '/app/catalog/pricechanges/:number',
  label: 'Price change',
  offered: 'link',
  record: 'number',
  documentPrefix: 'PC',
  icon: Tag,
  Screen: () => null,
}
const SIZES = ['L', '8', '4'].map((id) => ({ id, label: id }))
const cells = { name: 'Tee', upc: '', size: '', price: '' }
const rows = sheetOf([{ id: '1', cells, before: cells }])

type Features = Parameters<typeof signedIn>[1]

const READER: Features = [{ key: 'CATALOG_PRODUCT', access: ['READ'] }]

function Page() {
  const [name, setName] = useState('Tour tee')
  const [upc, setUPC] = useState('')
  const [search, setSearch] = useState('')
  const [size, setSize] = useState('L')
  const [price, setPrice] = useState('')
  const [state, dispatch] = useReducer(nextSheet, rows)
  return (
    <form onSubmit={save}>
      <TextField label="Name" value={name} onChange={setName} />
      <TextField label="UPC" value={upc} onChange={setUPC} takesScans />
      <MoneyField label="Price" currency="USD" value={price} onChange={setPrice} />
      <Select label="Size" options={SIZES} value={size} onChange={setSize} />
      <SearchField label="Search" value={search} onChange={setSearch} />
      <button type="button" onClick={press}>
        Press
      </button>
      <Sheet label="lines" columns={columns} state={state} dispatch={dispatch} />
    </form>
  )
}

function Frame() {
  const navigate = useNavigate()
  useScanner(several)
  return (
    <LinkProvider navigate={(to) => void navigate(to)}>
      <Outlet />
      <ToastRegion />
    </LinkProvider>
  )
}

async function open(page = <Page />, features: Features = READER) {
  const { store, asked } = await signedIn(
    {
      'GET /items': ({ url }) => {
        const [code] = new URL(url).searchParams.get('code')!.split(',')
        const data = FOUND[code as keyof typeof FOUND] ?? []
        return { data: data.map((itemID) => ({ itemID, name: `A ${itemID}` })), nextCursor: null }
      },
      'GET /search': () => [{ kind: 'priceChange', id: 'PC-000004', name: 'Fall', isExact: true }],
    },
    features,
  )
  const children = [
    { path: '/page', element: page },
    { path: '*', element: <p>Another page</p> },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/page'] })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  return { router, store, asked: () => asked('/items'), user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const item = '/app/catalog/products/product/info?itemID=TEE-1'
const place = ({ state: { location } }: Awaited<ReturnType<typeof open>>['router']) =>
  location.pathname + location.search

test('a scan opens its item, and presses nothing', async () => {
  const { router } = await open()
  screen.getByRole('button', { name: 'Press' }).focus()
  await scan('840000007490')
  await vi.waitFor(() => expect(place(router)).toBe(item))
  expect(press).not.toHaveBeenCalled()
})

test('a scan chooses nothing in a closed list of choices', async () => {
  const { router } = await open()
  const size = screen.getByRole('button', { name: /Size/ })
  act(() => size.focus())
  await scan('840000007490')
  await screen.findByText('Scanned 840000007490')
  expect(size.textContent).toContain('L')
  expect(size.getAttribute('aria-expanded')).toBe('false')
  expect(place(router)).toBe('/page')
})

test('says that there is no item of a code, and hands on a code that several have', async () => {
  const { router } = await open()
  await scan('840000000000')
  await screen.findByText('No item has the code 840000000000.')
  await scan('840000007506')
  await vi.waitFor(() => expect(several).toHaveBeenCalledWith('840000007506'))
  expect(place(router)).toBe('/page')
})

test('a scan leaves a text field as it was, saves nothing, and offers to open the item', async () => {
  const { router, user } = await open()
  await user.click(field('Name'))
  field('Name').setSelectionRange(4, 4)
  await scan('840000007490')
  expect(field('Name').value).toBe('Tour tee')
  await user.click(await screen.findByRole('link', { name: 'Open TEE-1' }))
  expect(place(router)).toBe(item)
  expect(save).not.toHaveBeenCalled()
  expect(screen.queryByText('Scanned 840000007490')).toBeNull()
})

test('or to insert the code where the caret is', async () => {
  const { user } = await open()
  await user.click(field('Name'))
  field('Name').setSelectionRange(4, 5)
  await scan('84000000')
  await screen.findByText('No item has the code 84000000.')
  await user.click(screen.getByRole('button', { name: 'Insert' }))
  expect(field('Name').value).toBe('Tour84000000tee')
  expect(document.activeElement).toBe(field('Name'))
})

test('the next scan takes the place of an offer', async () => {
  const { user } = await open()
  await user.click(field('Name'))
  await scan('840000007490')
  await screen.findByText('Scanned 840000007490')
  await scan('840000007506')
  await screen.findByText('Several items have this code.')
  expect(screen.queryByText('Scanned 840000007490')).toBeNull()
})

test('over unsaved changes, a scan only offers to open what it stands for', async () => {
  const { router, store } = await open()
  act(() => store.set(openFormAtom, { id: 'page', isDirty: true }))
  store.set(screensAtom, [PRICE_CHANGE])
  screen.getByRole('button', { name: 'Press' }).focus()
  await scan('840000007490')
  await screen.findByRole('link', { name: 'Open TEE-1' })
  await scan('PC-000004')
  await screen.findByRole('link', { name: 'Open PC-000004' })
  expect(place(router)).toBe('/page')
})

test('a scan saves nothing for users who may not read items either, and asks nothing', async () => {
  const { asked, user } = await open(<Page />, [])
  await user.click(field('Name'))
  await scan('840000007490')
  await screen.findByText('Scanned 840000007490')
  expect([field('Name').value, save.mock.calls, asked()]).toEqual(['Tour tee', [], 0])
})

test.each(['UPC', 'Search'])('a field for codes keeps it: %s', async (name) => {
  const { asked, user } = await open()
  const box = name === 'UPC' ? field(name) : screen.getByRole<HTMLInputElement>('searchbox', { name })
  await user.click(box)
  await scan('840000007490')
  expect([box.value, asked(), save.mock.calls]).toEqual(['840000007490', 0, []])
})

test('typing is no scan', async () => {
  const { asked, user } = await open()
  await user.click(field('Name'))
  await scan(' hoodie', { pace: 90 })
  expect([field('Name').value, asked()]).toEqual(['Tour tee hoodie', 0])
})

test('an amount typed fast is no scan, and a code typed there is one', async () => {
  const { asked, user } = await open()
  await user.click(field('Price'))
  await scan('19.95')
  expect([field('Price').value, asked()]).toEqual(['19.95', 0])
  await scan('TEE-1')
  await scan('84000000')
  await scan('12345')
  expect(field('Price').value).toBe('19.95')
  await user.click(cell(3))
  await scan('19.95')
  expect(cell(3).textContent).toBe('19.95')
})

test('opens a document by its number, for those who may read it', async () => {
  const { router, store } = await open()
  store.set(screensAtom, [{ ...PRICE_CHANGE, operation: 'getPriceChange' }])
  await scan('PC-000004')
  await screen.findByText('No item has the code PC-000004.')
  store.set(screensAtom, [PRICE_CHANGE])
  await scan('PC-4')
  await vi.waitFor(() => expect(place(router)).toBe('/app/catalog/pricechanges/PC-000004'))
})

test('says that there is no document of a number, and stays', async () => {
  const { router, store } = await open()
  store.set(screensAtom, [PRICE_CHANGE])
  await scan('PC-000005')
  await screen.findByText('There is no price change PC-000005.')
  expect(place(router)).toBe('/page')
})

test('offers to open a document whose number is scanned into a field, also where the screen takes scans', async () => {
  const take = vi.fn()
  function Taking() {
    useScreenScan(take)
    return <Page />
  }
  const { user, store } = await open(<Taking />)
  store.set(screensAtom, [PRICE_CHANGE])
  await user.click(field('Name'))
  await scan('PC-000004')
  const link = await screen.findByRole('link', { name: 'Open PC-000004' })
  expect(link.getAttribute('href')).toBe('/app/catalog/pricechanges/PC-000004')
  expect([field('Name').value, take.mock.calls]).toEqual(['Tour tee', []])
})

const cell = (at: number) => within(screen.getByRole('grid')).getAllByRole('row')[1]!.children[at] as HTMLElement

test.each([
  [0, 'Tee'],
  [2, ''],
])('a scan leaves a cell as it was, and offers to open the item (%i)', async (at, text) => {
  const { user } = await open()
  await user.click(cell(at))
  await scan('840000007490')
  await screen.findByRole('link', { name: 'Open TEE-1' })
  expect(cell(at).textContent).toBe(text)
  expect(document.activeElement).toBe(cell(at))
  expect(screen.queryByRole('button', { name: 'Insert' })).toBeNull()
})

test('a scan leaves what was typed into a cell', async () => {
  const { user } = await open()
  await user.dblClick(cell(0))
  await user.type(within(cell(0)).getByRole('textbox'), '!')
  await scan('840000007490')
  await screen.findByRole('link', { name: 'Open TEE-1' })
  expect(within(cell(0)).getByRole<HTMLInputElement>('textbox').value).toBe('Tee!')
})

test('a cell for codes keeps it', async () => {
  const { asked, user } = await open()
  await user.click(cell(1))
  await scan('840000007490')
  expect([cell(1).textContent, asked()]).toEqual(['840000007490', 0])
})

test('a scan into a dialog presses none of its buttons, and leaves it open', async () => {
  const dialog = (
    <Dialog title="Leave?" open onClose={press} actions={<button onClick={press}>Leave</button>}>
      Really?
    </Dialog>
  )
  const { router } = await open(dialog)
  screen.getByRole('button', { name: 'Leave' }).focus()
  await scan('840000007490')
  await screen.findByRole('link', { name: 'Open TEE-1' })
  expect([place(router), press.mock.calls]).toEqual(['/page', []])
})

test('a screen with a use for scans gets them, and keeps its fields as they were', async () => {
  const take = vi.fn()
  function Taking() {
    useScreenScan(take)
    return <Page />
  }
  const { asked, user } = await open(<Taking />)
  await user.click(field('Name'))
  await scan('840000007490')
  await user.click(cell(0))
  await scan('TEE-1')
  expect(take.mock.calls).toEqual([['840000007490'], ['TEE-1']])
  expect([field('Name').value, cell(0).textContent, asked()]).toEqual(['Tour tee', 'Tee', 0])
})

test('a code longer than any is asked of nobody, and has no item', async () => {
  const GET = vi.fn(async () => ({ data: { body: { data: [{ itemID: 'TEE-1' }] } }, response: { ok: true } }))
  const api = { GET } as unknown as Api
  expect(await itemByCode(api, '8'.repeat(201))).toEqual({ isShared: false })
  expect(GET).not.toHaveBeenCalled()
  expect(await itemByCode(api, '8'.repeat(200))).toMatchObject({ item: { itemID: 'TEE-1' } })
})
