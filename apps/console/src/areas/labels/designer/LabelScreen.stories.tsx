import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { shelf, showing } from '../labels-fixture.ts'
import { labelPath } from '../paths.ts'

const meta = {
  title: 'Screens/Label designer',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const CATALOG = grant(['READ'], 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE')
const READ = [...grant(['READ'], 'UTILITIES_LABEL_PRINTING'), ...CATALOG]
const WRITE = [...grant(['READ', 'WRITE', 'DELETE'], 'UTILITIES_LABEL_PRINTING'), ...CATALOG]
const at = labelPath('shelf')
const saved = { 'PUT /labels/templates/shelf': () => ({ ...shelf, version: 4 }) }

export const Designing = screenStory(
  { at, features: WRITE, answers: { ...showing(), ...saved } },
  async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('listbox', { name: 'Elements' }))
    await expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Barcode of UPC',
      'Selling Price',
      'Item Name',
    ])
    await expect(await canvas.findByText('World Tour T-shirt')).toBeVisible()
    await userEvent.click(list.getByRole('option', { name: 'Selling Price' }))
    const panel = within(await canvas.findByRole('region', { name: 'Selling Price' }))
    await expect(panel.getByRole('textbox', { name: 'Font size' })).toHaveValue('48')
  },
)

/** The label stays in sight while the last field of a long panel is changed. */
export const InSight = screenStory({ at, features: WRITE, answers: showing() }, async ({ canvas, userEvent }) => {
  const label = await canvas.findByRole('application')
  const list = canvas.getByRole('listbox', { name: 'Elements' })
  await userEvent.click(await canvas.findByRole('option', { name: 'Selling Price' }))
  const last = await canvas.findByRole('checkbox', { name: /May lie over/ })
  await expect(list.clientHeight).toBeGreaterThan(80)
  last.scrollIntoView({ block: 'end' })
  await waitFor(() => expect(isInSight(last.closest('label')!)).toBe(true))
  await expect(isInSight(label)).toBe(true)
})

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** Everything by keyboard: select, nudge, align, duplicate, delete, undo and redo, each announced. */
export const ByKeyboard = screenStory(
  { at, features: WRITE, answers: { ...showing(), ...saved } },
  async ({ canvas, userEvent }) => {
    const label = await canvas.findByRole('application', { name: /^Label with 3 elements/ })
    const status = canvas.getByRole('status', { name: 'Last change' })
    label.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(status).toHaveTextContent('Item Name selected, at 16, 8')
    await userEvent.keyboard('{ArrowDown}')
    await expect(status).toHaveTextContent('Item Name at 16, 16')
    await userEvent.keyboard('s')
    await waitFor(() => expect(status).toHaveTextContent('Snapping is off'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}')
    await expect(status).toHaveTextContent('Item Name at 0, 18')
    await userEvent.keyboard('s')
    await waitFor(() => expect(status).toHaveTextContent('Snapping is on'))
    await userEvent.keyboard('g')
    await waitFor(() => expect(status).toHaveTextContent('Grid shown'))
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(canvas.getByRole('application', { name: /^Label with 4 elements/ })).toBeVisible()
    await userEvent.keyboard('{Delete}')
    await expect(status).toHaveTextContent('Deleted 1 element')
    await userEvent.keyboard('{Control>}zzzz{/Control}')
    await expect(canvas.getByRole('application', { name: /^Label with 3 elements/ })).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByRole('application', { name: /3 selected$/ })).toBeVisible()
  },
)

/** A drag snaps to the middle of the label, and is one change. */
export const Dragged = screenStory(
  { at, features: WRITE, answers: { ...showing(), ...saved } },
  async ({ canvas, userEvent }) => {
    const label = await canvas.findByRole('application')
    const { left, top, width } = label.getBoundingClientRect()
    const scale = width / 448
    const point = (x: number, y: number) => ({
      clientX: left + x * scale,
      clientY: top + y * scale,
      pointerId: 1,
      buttons: 1,
    })
    label.setPointerCapture = () => {}
    await fireEvent.pointerDown(label, { ...point(60, 70), button: 0 })
    await fireEvent.pointerMove(label, point(100, 74))
    await fireEvent.pointerMove(label, point(194, 78))
    await fireEvent.pointerUp(label, point(194, 78))
    await expect(await canvas.findByRole('region', { name: 'Selling Price' })).toBeVisible()
    const x = canvas.getByRole('textbox', { name: 'From the left' })
    await waitFor(() => expect(x).toHaveValue('149'))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(x).toHaveValue('16'))
  },
)

/** A handle snaps to an edge of another element, and both sides of a locked selection stay. */
export const Resized = screenStory({ at, features: WRITE, answers: showing() }, async ({ canvas, userEvent }) => {
  const label = await canvas.findByRole('application')
  await userEvent.click(await canvas.findByRole('option', { name: 'Selling Price' }))
  const { left, top, width } = label.getBoundingClientRect()
  const scale = width / 448
  const point = (x: number, y: number) => ({
    clientX: left + x * scale,
    clientY: top + y * scale,
    pointerId: 1,
    buttons: 1,
  })
  label.setPointerCapture = () => {}
  const handle = label.querySelector('[data-handle=e]')!
  await fireEvent.pointerDown(handle, { ...point(166, 70), button: 0 })
  await fireEvent.pointerMove(label, point(430, 70))
  await fireEvent.pointerUp(label, point(430, 70))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Width' })).toHaveValue('416'))
  await userEvent.click(canvas.getByRole('button', { name: 'Lock' }))
  await expect(label.querySelector('[data-handle]')).toBeNull()
})

/** The item with a wrong check digit has the most issues; another one has the longest name. */
export const WorstAndLongest = screenStory(
  { at, features: WRITE, answers: showing() },
  async ({ canvas, userEvent }) => {
    await canvas.findByText('World Tour T-shirt')
    await userEvent.click(canvas.getByRole('button', { name: 'Longest text' }))
    await expect(canvas.getByText('Heavyweight hoodie of the farewell tour')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Most issues' }))
    const issues = within(await canvas.findByRole('region', { name: 'Issues' }))
    await userEvent.click(issues.getAllByRole('button')[0]!)
    await expect(canvas.getByRole('listbox', { name: 'Elements' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Back to all items' })).toBeNull()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Preview an item' }), 'hoodie')
    await userEvent.click(await screen.findByRole('option', { name: /Heavyweight hoodie/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to all items' }))
    await expect(canvas.getByRole('combobox', { name: 'Preview an item' })).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Back to all items' })).toBeNull()
  },
)

const openVersions = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Versions' }))
  return within(await screen.findByRole('dialog', { name: 'Versions' }))
}

/** By keyboard: the list has the focus, the arrows show one version after the other, and Restore puts it into the designer. */
export const Versions = screenStory({ at, features: WRITE, answers: showing() }, async ({ canvas, userEvent }) => {
  const dialog = await openVersions(canvas, userEvent)
  await expect(await dialog.findByText('This is what the designer shows.')).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('option', { name: /^Version 3/ })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await expect(await dialog.findByRole('img', { name: 'Version 2 for World Tour T-shirt' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Restore version 2' })).toBeEnabled()
})

export const VersionsRestored = screenStory(
  { at, features: WRITE, answers: showing() },
  async ({ canvas, userEvent }) => {
    const dialog = await openVersions(canvas, userEvent)
    await userEvent.click(await dialog.findByRole('option', { name: /^Version 2/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Restore version 2' }))
    await expect(await canvas.findByRole('application', { name: /^Label with 2 elements/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('application', { name: /^Label with 3 elements/ })).toBeVisible()
  },
)

const VERSIONS_PATH = 'GET /labels/templates/shelf/versions'

export const VersionsLoading = screenStory(
  { at, features: READ, answers: { ...showing(), [VERSIONS_PATH]: never } },
  async ({ canvas, userEvent }) => {
    const dialog = await openVersions(canvas, userEvent)
    await expect(dialog.queryByRole('listbox')).toBeNull()
  },
)

export const VersionsFailed = screenStory(
  {
    at,
    features: READ,
    answers: {
      ...showing(),
      [VERSIONS_PATH]: () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas, userEvent }) => {
    const dialog = await openVersions(canvas, userEvent)
    await expect(await dialog.findByText("The versions couldn't be loaded")).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const VersionsEmpty = screenStory(
  {
    at,
    features: READ,
    answers: {
      ...showing(),
      [VERSIONS_PATH]: () => ({ data: [], nextCursor: null, total: { count: 0, capped: false } }),
    },
  },
  async ({ canvas, userEvent }) => {
    const dialog = await openVersions(canvas, userEvent)
    await expect(await dialog.findByText('No versions yet')).toBeVisible()
  },
)

/** Without the price's feature the label shows no price, and says so. */
export const WithoutPrices = screenStory(
  { at, features: grant(['READ', 'WRITE'], 'UTILITIES_LABEL_PRINTING', 'CATALOG_PRODUCT'), answers: showing() },
  async ({ canvas }) => {
    const issues = within(await canvas.findByRole('region', { name: 'Issues' }))
    await expect(issues.getByText(/Selling Price is not printed: you don't have access to it/)).toBeVisible()
  },
)

export const Conflict = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...showing(),
      'PUT /labels/templates/shelf': () =>
        new Refusal(409, {
          code: 'ER_000',
          message: 'bea changed this in the meantime',
          body: { current: { ...shelf, name: 'Theirs', version: 4 }, updatedBy: 'bea', updatedAt: shelf.updatedAt },
        }),
    },
  },
  async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Mine')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toHaveTextContent('Theirs'))
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByText(/You have view-only access to this label/)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull()
})

export const Missing = screenStory(
  {
    at: labelPath('gone'),
    features: READ,
    answers: {
      ...showing(),
      'GET /labels/templates/gone': () => new Refusal(404, { code: 'ER_000', message: 'Not found' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Label not found' })).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: READ, answers: { ...showing(), 'GET /labels/templates/shelf': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Label' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at,
    features: READ,
    answers: {
      ...showing(),
      'GET /labels/templates/shelf': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
