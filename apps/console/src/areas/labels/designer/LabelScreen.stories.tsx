import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
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

/** Everything by keyboard: select, nudge, align, duplicate, delete, undo and redo, each announced. */
export const ByKeyboard = screenStory(
  { at, features: WRITE, answers: { ...showing(), ...saved } },
  async ({ canvas, userEvent }) => {
    const label = await canvas.findByRole('application', { name: /^Label with 3 elements/ })
    const status = canvas.getByRole('status', { name: 'Last change' })
    label.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(status).toHaveTextContent('Item Name selected, at 16, 8')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
    await expect(status).toHaveTextContent('Item Name at 24, 10')
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(canvas.getByRole('application', { name: /^Label with 4 elements/ })).toBeVisible()
    await userEvent.keyboard('{Delete}')
    await expect(status).toHaveTextContent('Deleted 1 element')
    await userEvent.keyboard('{Control>}zzz{/Control}')
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

/** The hardest item has a wrong check digit; another one is too long. */
export const Hardest = screenStory({ at, features: WRITE, answers: showing() }, async ({ canvas, userEvent }) => {
  await canvas.findByText('World Tour T-shirt')
  await userEvent.click(canvas.getByRole('button', { name: 'Show the hardest item' }))
  const issues = within(await canvas.findByRole('region', { name: 'Issues' }))
  await userEvent.click(issues.getAllByRole('button')[0]!)
  await expect(canvas.getByRole('listbox', { name: 'Elements' })).toBeVisible()
})

/** Without the price's feature the label shows no price, and says so. */
export const WithoutPrices = screenStory(
  { at, features: grant(['READ', 'WRITE'], 'UTILITIES_LABEL_PRINTING', 'CATALOG_PRODUCT'), answers: showing() },
  async ({ canvas }) => {
    const issues = within(await canvas.findByRole('region', { name: 'Issues' }))
    await expect(issues.getByText(/Selling Price is not printed: this user may not see it/)).toBeVisible()
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
