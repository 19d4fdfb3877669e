import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { showing } from './labels-fixture.ts'
import { LABELS } from './paths.ts'

const meta = {
  title: 'Screens/Labels',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const CATALOG = grant(['READ'], 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE')
const READ = [...grant(['READ'], 'UTILITIES_LABEL_PRINTING'), ...CATALOG]
const WRITE = [...grant(['READ', 'WRITE', 'DELETE'], 'UTILITIES_LABEL_PRINTING'), ...CATALOG]
const failed = () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })

export const Filled = screenStory({ at: LABELS, features: WRITE, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Shelf label' })).toBeVisible()
  await expect(canvas.getAllByText('56 × 30 mm')[0]).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'New label' })).toBeVisible()
  const print = canvas.getAllByRole('link', { name: 'Print labels' })
  await expect(print.map((link) => link.getAttribute('href'))).toEqual(['/app/utilities/labels/print?templateID=shelf'])
})

export const New = screenStory({ at: `${LABELS}?new=label`, features: WRITE, answers: showing() }, async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'New label' }))
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
  await waitFor(() => expect(dialog.getByRole('button', { name: /Roll, 56 × 30 mm/ })).toBeVisible())
})

export const Importing = screenStory(
  { at: `${LABELS}?new=import`, features: WRITE, answers: showing() },
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a label' }))
    const file = new File(['{"items":[]}'], 'items.json', { type: 'application/json' })
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await waitFor(() => expect(dialog.getByText(/This file is not a label/)).toBeVisible())
  },
)

/** Whoever may not change prices reads it. */
export const CardPriceReadOnly = screenStory(
  { at: `${LABELS}?new=cardprice`, features: WRITE, answers: showing() },
  async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Card price' }))
    await waitFor(() => expect(dialog.getByDisplayValue('None')).toBeVisible())
  },
)

const foreign = '^XA\n^FO20,20^BY2^BCN,60,Y,N,N^FD123^FS\n^XZ'

export const ImportingZpl = screenStory(
  { at: `${LABELS}?new=import`, features: WRITE, answers: showing() },
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a label' }))
    const file = new File([foreign], 'label.zpl', { type: 'text/plain' })
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await waitFor(() => expect(dialog.getByText(/^Line 2: \^BY can't be imported/)).toBeVisible())
    await expect(dialog.getByRole('button', { name: /203 dpi/ })).toBeVisible()
  },
)

export const Empty = screenStory({ at: LABELS, features: WRITE, answers: showing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No labels yet')).toBeVisible()
})

export const Loading = screenStory(
  { at: LABELS, features: WRITE, answers: { ...showing(), 'GET /labels/templates': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
)

export const Failed = screenStory(
  { at: LABELS, features: WRITE, answers: { ...showing(), 'GET /labels/templates': failed } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at: LABELS, features: READ, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Shelf label' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'New label' })).toHaveAttribute('aria-disabled', 'true')
  await expect(canvas.queryByRole('link', { name: 'Print labels' })).toBeNull()
})

export const Forbidden = screenStory({ at: LABELS, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
