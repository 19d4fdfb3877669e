import { type LabelTemplate, mediaOf, stockOf } from '@greenroom/labels'
import { ToastRegion } from '@greenroom/ui'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { FASTEST } from '#browser/scan-burst.ts'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { LABEL_PRINT } from '#screens/label-print-path.ts'
import { loginAnswer, serve } from '#session/session-fixture.ts'
import { useScanner } from '#shell/use-scanner.ts'
import { renewApiAtom, sessionAtom } from '#session/session.atoms.ts'
import { ITEMS, shelf, showing } from '../labels-fixture.ts'
import { labelPath } from '../paths.ts'
import { LabelScreen } from './LabelScreen.tsx'

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const company = {
  companyCode: 'demo',
  name: 'N',
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  numberFormat: '1,234.56',
}
const KEYS = ['UTILITIES_LABEL_PRINTING', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE']

function Frame() {
  useScanner(() => {})
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  )
}

async function open(access: string[], answers: Answers = {}) {
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        KEYS.map((key) => ({ key, access })),
      ),
    'GET /business': () => ({ company, locations: [] }),
    'GET /configs/common/system': () => [],
    ...showing(),
    ...answers,
  })
  const store = createStore()
  store.set(renewApiAtom)
  store.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember: false })
  await vi.waitFor(() => expect(store.get(sessionAtom).at).toBe('signedIn'))
  const children = [
    { path: labelPath(':templateID'), element: <LabelScreen /> },
    { path: LABEL_PRINT, element: <p>Printing</p> },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [labelPath('shelf')] })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const label = await screen.findByRole('application')
  const press = (key: string, more: object = {}) => act(() => fireEvent.keyDown(label, { key, ...more }))
  /** A character, which waits for others of a scan. */
  const choose = (key: string) =>
    act(async () => {
      fireEvent.keyDown(label, { key })
      await new Promise((resolve) => setTimeout(resolve, 2 * FASTEST))
    })
  return { label, press, choose, calls, router }
}

const said = () => screen.getByRole('status', { name: 'Last change' }).textContent

test('is designed with the keyboard: select, move, duplicate, delete, undo, each announced', async () => {
  const { label, press, choose } = await open(['READ', 'WRITE'])
  press('PageDown')
  expect(said()).toBe('Item Name selected, at 16, 8')
  press('ArrowDown')
  expect(said()).toBe('Item Name at 16, 16')
  press('ArrowUp', { shiftKey: true })
  expect(said()).toBe('Item Name at 16, 0')
  await choose('s')
  expect(said()).toBe('Snapping is off')
  press('ArrowRight')
  expect(said()).toBe('Item Name at 17, 0')
  press('ArrowDown', { shiftKey: true })
  expect(said()).toBe('Item Name at 17, 80')
  await choose('g')
  expect(said()).toBe('Grid shown')
  press('d', { ctrlKey: true })
  expect(label.getAttribute('aria-label')).toBe('Label with 4 elements, 1 selected')
  press('Delete')
  expect(said()).toBe('Deleted 1 element')
  press('z', { ctrlKey: true })
  expect(label.getAttribute('aria-label')).toMatch(/^Label with 4 elements/)
  press('z', { ctrlKey: true })
  press('z', { ctrlKey: true })
  expect(label.getAttribute('aria-label')).toMatch(/^Label with 3 elements/)
  expect(said()).toBe('Undone')
  press('a', { ctrlKey: true })
  expect(label.getAttribute('aria-label')).toBe('Label with 3 elements, 3 selected')
}, 60_000)

test('saves the moved element with the version that was opened', async () => {
  const { press, choose, calls } = await open(['READ', 'WRITE'], {
    'PUT /labels/templates/shelf': () => ({ ...shelf, version: 4 }),
  })
  press('PageDown')
  await choose('s')
  press('ArrowLeft')
  act(() => screen.getByRole('button', { name: 'Save' }).click())
  expect(await screen.findByText('Shelf label has been saved')).toBeTruthy()
  const sent = await calls.findLast(({ method }) => method === 'PUT')!.json()
  expect(sent).toMatchObject({ version: 3, use: 'SHELF', design: { name: 'Shelf label' } })
  expect(sent.design.elements[0]).toMatchObject({ id: 'name', positionX: 15, positionY: 8 })
}, 60_000)

test('shows the form of the element that is selected in the list, and changes nothing without WRITE', async () => {
  const { label, press } = await open(['READ'])
  const list = within(screen.getByRole('listbox', { name: 'Elements' }))
  act(() => list.getByRole('option', { name: 'Selling Price' }).click())
  expect(await screen.findByRole('region', { name: 'Selling Price' })).toBeTruthy()
  press('Delete')
  expect(label.getAttribute('aria-label')).toBe('Label with 3 elements, 1 selected')
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
}, 60_000)

test('locks a selection with a key or its button, and no longer moves it', async () => {
  const { press, choose } = await open(['READ', 'WRITE'])
  press('a', { ctrlKey: true })
  await choose('l')
  expect(said()).toBe('Locked 3 elements')
  press('ArrowDown')
  press('Delete')
  expect(screen.getAllByLabelText('Locked')).toHaveLength(3)
  act(() => screen.getByRole('button', { name: 'Unlock' }).click())
  expect(said()).toBe('Unlocked 3 elements')
  press('Delete')
  expect(said()).toBe('Deleted 3 elements')
}, 60_000)

const openVersions = async () => {
  act(() => screen.getByRole('button', { name: 'More' }).click())
  act(() => screen.getByRole('menuitem', { name: 'Versions' }).click())
  return within(await screen.findByRole('dialog', { name: 'Versions' }))
}

test('restores a version as a change that can be undone and is saved as a new version', async () => {
  const { calls } = await open(['READ', 'WRITE'], { 'PUT /labels/templates/shelf': () => ({ ...shelf, version: 4 }) })
  const dialog = await openVersions()
  expect(await dialog.findByText('This is what the designer shows.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Restore version 3' }).hasAttribute('disabled')).toBe(true)
  act(() => dialog.getByRole('option', { name: /^Version 2/ }).click())
  expect(dialog.getByRole('img', { name: 'Version 2 for World Tour T-shirt' })).toBeTruthy()
  act(() => dialog.getByRole('button', { name: 'Restore version 2' }).click())
  expect(await screen.findByRole('application', { name: /^Label with 2 elements/ })).toBeTruthy()
  expect(said()).toBe('Restored version 2')
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(await screen.findByRole('application', { name: /^Label with 3 elements/ })).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Redo' }).click())
  act(() => screen.getByRole('button', { name: 'Save' }).click())
  expect(await screen.findByText('Shelf label has been saved')).toBeTruthy()
  const sent = await calls.findLast(({ method }) => method === 'PUT')!.json()
  expect(sent).toMatchObject({ version: 3, design: { elements: [{ id: 'name' }, { id: 'barcode' }] } })
}, 60_000)

test('shows the versions without WRITE, and restores none', async () => {
  await open(['READ'])
  const dialog = await openVersions()
  expect(await dialog.findByRole('option', { name: /^Version 1/ })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /^Restore/ })).toBeNull()
}, 60_000)

test('numbers the copies of a label', async () => {
  const taken = ['Shelf label', 'Shelf label (copy)'].map((name) => ({ ...shelf, name }))
  const { calls } = await open(['READ', 'WRITE'], {
    'GET /labels/templates': () => ({ data: taken, nextCursor: null, total: { count: 2, capped: false } }),
    'POST /labels/templates': () => ({ ...shelf, templateID: 'copy', name: 'Shelf label (copy 2)' }),
  })
  act(() => screen.getByRole('button', { name: 'More' }).click())
  act(() => screen.getByRole('menuitem', { name: 'Duplicate label' }).click())
  expect(await screen.findByText('Shelf label (copy 2) has been created')).toBeTruthy()
  const sent = await calls.findLast(({ method, url }) => method === 'POST' && url.endsWith('/labels/templates'))!.json()
  expect(sent.design.name).toBe('Shelf label (copy 2)')
}, 60_000)

test('says at the height of a barcode how high it must be with its characters', async () => {
  await open(['READ', 'WRITE'])
  const list = within(screen.getByRole('listbox', { name: 'Elements' }))
  act(() => list.getByRole('option', { name: 'Barcode of UPC' }).click())
  const panel = within(await screen.findByRole('region', { name: 'Barcode of UPC' }))
  const height = panel.getByRole('textbox', { name: 'Height' })
  act(() => fireEvent.change(height, { target: { value: '40' } }))
  const rule = 'Enter a whole number from 66 to 32,000 dots. The bars need 40 dots, and the characters 26.'
  expect(panel.getByText(`${rule} The label keeps 100 dots until then.`)).toBeTruthy()
  expect(panel.getByText(/15 characters need|UPC-A, EAN-13/)).toBeTruthy()
}, 60_000)

test('previews the longest texts and the most issues, and goes back from a picked item', async () => {
  await open(['READ', 'WRITE'])
  const preview = within(await screen.findByRole('group', { name: 'Preview' }))
  act(() => preview.getByRole('button', { name: 'Longest text' }).click())
  expect(preview.getByText('Heavyweight hoodie of the farewell tour')).toBeTruthy()
  act(() => preview.getByRole('button', { name: 'Most issues' }).click())
  expect(preview.getByText(/ of 3/).textContent).toBe('CAP · 2 of 3')
  expect(preview.queryByRole('button', { name: 'Back to all items' })).toBeNull()
}, 60_000)

test('offers the alignment page of a sheet, as PDF', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }),
  )
  const stock = stockOf(mediaOf('avery-5160')!, 8)
  await open(['READ'], {
    'GET /labels/templates/shelf': () => ({ ...shelf, design: { ...shelf.design, stock } }),
  })
  act(() => screen.getByRole('button', { name: 'More' }).click())
  act(() => screen.getByRole('menuitem', { name: 'Download an alignment page' }).click())
  expect(await screen.findByText('The alignment page has been downloaded')).toBeTruthy()
  expect(files[0]!.type).toBe('application/pdf')
  expect(await files[0]!.text()).toMatch(/^%PDF/)
}, 60_000)

test('groups, moves as one and ungroups with the keyboard, each announced and undone', async () => {
  const { label, press, calls } = await open(['READ', 'WRITE'], {
    'PUT /labels/templates/shelf': () => ({ ...shelf, version: 4 }),
  })
  press('PageDown')
  press('PageDown', { shiftKey: true })
  press('g', { ctrlKey: true })
  expect(said()).toBe('Grouped 2 elements')
  expect(screen.getAllByText('Group 1')).toHaveLength(2)
  press('PageDown')
  expect(said()).toBe('Barcode of UPC selected, at 4, 128')
  press('PageUp')
  expect(said()).toBe('Group of 2 elements selected, at 16, 8')
  expect(label.getAttribute('aria-label')).toBe('Label with 3 elements, 2 selected')
  press('ArrowDown')
  expect(said()).toBe('Group of 2 elements at 16, 16')
  press('d', { ctrlKey: true })
  expect(screen.getAllByText('Group 1')).toHaveLength(2)
  expect(screen.getAllByText('Group 2')).toHaveLength(2)
  press('Delete')
  expect(said()).toBe('Deleted 2 elements')
  act(() => screen.getByRole('button', { name: 'Save' }).click())
  expect(await screen.findByText('Shelf label has been saved')).toBeTruthy()
  const { design } = await calls.findLast(({ method }) => method === 'PUT')!.json()
  const groups = design.elements.map(({ group }: { group?: string }) => group)
  expect(groups).toEqual([expect.any(String), groups[0], undefined])
}, 60_000)

test('ungroups with a key or its button; undo brings the group back', async () => {
  const { press } = await open(['READ', 'WRITE'])
  press('a', { ctrlKey: true })
  act(() => screen.getByRole('button', { name: 'Group' }).click())
  expect(screen.getAllByText('Group 1')).toHaveLength(3)
  expect(screen.getByText(/To change one element of the group/)).toBeTruthy()
  press('G', { ctrlKey: true, shiftKey: true })
  expect(said()).toBe('Ungrouped 3 elements')
  expect(screen.queryByText('Group 1')).toBeNull()
  press('z', { ctrlKey: true })
  expect(screen.getAllByText('Group 1')).toHaveLength(3)
  act(() => screen.getByRole('button', { name: 'Ungroup' }).click())
  expect(said()).toBe('Ungrouped 3 elements')
}, 60_000)

test('a group is locked as one, from the form of one of its elements too', async () => {
  const { press } = await open(['READ', 'WRITE'])
  press('a', { ctrlKey: true })
  press('g', { ctrlKey: true })
  press('Escape')
  const list = within(screen.getByRole('listbox', { name: 'Elements' }))
  act(() => list.getByRole('option', { name: /^Selling Price/ }).click())
  const panel = within(await screen.findByRole('region', { name: 'Selling Price' }))
  act(() => panel.getByRole('switch', { name: 'Locked' }).click())
  expect(said()).toBe('Locked 3 elements')
  expect(screen.getAllByLabelText('Locked').filter(({ tagName }) => tagName === 'svg')).toHaveLength(3)
}, 60_000)

test('Ctrl+G neither groups nor shows the grid without WRITE', async () => {
  const { press } = await open(['READ'])
  press('a', { ctrlKey: true })
  press('g', { ctrlKey: true })
  expect(said()).toBe('')
}, 60_000)

test('measures in inches where the month comes first, and remembers the unit that is chosen', async () => {
  const american = { 'GET /business': () => ({ company: { ...company, dateFormat: 'MM/DD/YYYY' }, locations: [] }) }
  const { press } = await open(['READ', 'WRITE'], american)
  expect(await screen.findByText('dots · 2.205 in')).toBeTruthy()
  press('PageDown')
  press('ArrowDown')
  expect(said()).toBe('Item Name at 16, 21')
  press('ArrowDown', { shiftKey: true })
  expect(said()).toBe('Item Name at 16, 123')
  press('Escape')
  act(() => screen.getByRole('button', { name: 'View' }).click())
  await act(async () => screen.getByRole('menuitemradio', { name: 'Millimeters' }).click())
  expect(await screen.findByText('dots · 56 mm')).toBeTruthy()
  cleanup()
  await open(['READ', 'WRITE'], american)
  expect(await screen.findByText('dots · 56 mm')).toBeTruthy()
}, 60_000)

test('tells a conflict by the elements that differ, and keeps what only one of two people changed', async () => {
  const [name, price, barcode] = (shelf.design as unknown as LabelTemplate).elements
  const theirs = { ...price, fontSize: 60 }
  const current = { ...shelf, version: 4, design: { ...shelf.design, elements: [name, theirs] } }
  let tries = 0
  const { press, calls } = await open(['READ', 'WRITE'], {
    'PUT /labels/templates/shelf': () => {
      if (tries++ > 0) return { ...shelf, version: 5 }
      const body = { current, updatedBy: 'bea', updatedAt: shelf.updatedAt }
      return new Refusal(409, { code: 'ER_000', message: 'bea changed this in the meantime', body })
    },
  })
  press('PageDown')
  press('ArrowDown')
  press('PageDown')
  press('ArrowDown')
  act(() => screen.getByRole('button', { name: 'Save' }).click())
  const dialog = within(await screen.findByRole('dialog', { name: 'bea changed this label in the meantime' }))
  expect(dialog.getByText('Original: 3 elements')).toBeTruthy()
  expect(dialog.getByRole('radio', { name: 'Yours: Item Name (moved); Selling Price (moved)' })).toBeTruthy()
  const other = 'Theirs: Barcode of UPC (removed); Selling Price (font size from 48 to 60)'
  act(() => dialog.getByRole('radio', { name: other }).click())
  act(() => dialog.getByRole('button', { name: 'Save merged label' }).click())
  await vi.waitFor(() => expect(tries).toBe(2))
  const sent = await calls.findLast(({ method }) => method === 'PUT')!.json()
  expect(sent).toMatchObject({ version: 4, design: { elements: [{ id: 'name', positionY: 16 }, theirs] } })
  expect(sent.design.elements).not.toContainEqual(barcode)
}, 60_000)

test('puts a new element where it covers no other one', async () => {
  await open(['READ', 'WRITE'])
  act(() => screen.getByRole('button', { name: 'Add' }).click())
  act(() => screen.getByRole('menuitem', { name: 'Brand' }).click())
  expect(said()).toBe('Added Brand')
  const panel = within(await screen.findByRole('region', { name: 'Brand' }))
  const value = (field: string) => (panel.getByRole('textbox', { name: field }) as HTMLInputElement).value
  expect(['From the left', 'From the top', 'Font size'].map(value)).toEqual(['174', '47', '20'])
}, 60_000)

test('keeps a number out of range with its rule, and saves nothing on Enter', async () => {
  const { press, calls } = await open(['READ', 'WRITE'])
  press('PageDown')
  press('PageDown')
  const panel = within(await screen.findByRole('region', { name: 'Selling Price' }))
  const size = panel.getByRole('textbox', { name: 'Font size' }) as HTMLInputElement
  act(() => fireEvent.change(size, { target: { value: '5' } }))
  act(() => fireEvent.blur(size))
  expect(size.value).toBe('5')
  const rule = 'Enter a whole number from 10 to 240 dots. The label keeps 48 dots until then.'
  expect(panel.getByText(rule)).toBeTruthy()
  act(() => fireEvent.change(size, { target: { value: '50' } }))
  expect(fireEvent.keyDown(size, { key: 'Enter' })).toBe(false)
  expect(panel.queryByText(/^Enter a whole number/)).toBeNull()
  expect(panel.getByText('dots · 6.3 mm')).toBeTruthy()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
}, 60_000)

test('a scan shows its item, whatever shortcuts its letters are, and an unknown code is told', async () => {
  const scanned = (url: string) => ITEMS.filter(({ itemID }) => new URL(url).searchParams.get('code') === itemID)
  const { label, calls } = await open(['READ', 'WRITE'], {
    'GET /items': ({ url }) => {
      const { searchParams } = new URL(url)
      const search = searchParams.get('search')
      const data = searchParams.has('code') ? scanned(url) : ITEMS.filter(({ itemID }) => !search || itemID === search)
      return { data, nextCursor: null, total: { count: data.length, capped: false } }
    },
  })
  const scan = (code: string) =>
    act(async () => {
      for (const key of [...code, 'Enter']) fireEvent.keyDown(label, { key })
      await new Promise((resolve) => setTimeout(resolve, 2 * FASTEST))
    })
  const preview = within(await screen.findByRole('group', { name: 'Preview' }))
  await scan('HOODIE')
  expect(await preview.findByText('HOODIE · 1 of 1')).toBeTruthy()
  await scan('LSG[]')
  expect(await screen.findByText('There is no item LSG[].')).toBeTruthy()
  expect(said()).toBe('')
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
}, 60_000)

test('warns on saving of what will not be printed', async () => {
  const { press } = await open(['READ', 'WRITE'], { 'PUT /labels/templates/shelf': () => ({ ...shelf, version: 4 }) })
  press('PageUp')
  const panel = within(await screen.findByRole('region', { name: 'Barcode of UPC' }))
  act(() => fireEvent.change(panel.getByRole('textbox', { name: 'Width' }), { target: { value: '100' } }))
  act(() => screen.getByRole('button', { name: 'Save' }).click())
  expect(await screen.findByText('Shelf label has been saved')).toBeTruthy()
  expect(screen.getByText('1 element will not be printed. The issues below the label say why.')).toBeTruthy()
}, 60_000)

test('says that a label without elements is empty', async () => {
  const { press } = await open(['READ', 'WRITE'])
  press('a', { ctrlKey: true })
  press('Delete')
  expect(screen.getByText('This label is empty.')).toBeTruthy()
}, 60_000)

const printEntry = () => {
  act(() => screen.getByRole('button', { name: 'More' }).click())
  expect(screen.getByRole('menuitem', { name: 'Versions' })).toBeTruthy()
  return screen.queryByRole('menuitem', { name: 'Print labels' })
}

test('goes on to print labels with it', async () => {
  const { router } = await open(['READ', 'WRITE'])
  const entry = printEntry()!
  await act(async () => entry.click())
  expect(router.state.location).toMatchObject({ pathname: LABEL_PRINT, search: '?templateID=shelf' })
}, 60_000)

test('prints no labels without the right to, or with an inactive label', async () => {
  await open(['READ'])
  expect(printEntry()).toBeNull()
  cleanup()
  await open(['READ', 'WRITE'], {
    'GET /labels/templates/shelf': () => ({ ...shelf, status: 'Inactive' }),
  })
  expect(printEntry()).toBeNull()
}, 60_000)
