import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { NIGHTLY, SUGGESTED } from './replenishment-fixture.ts'

const meta = {
  title: 'Screens/Replenishment',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'INVENTORY_DASHBOARD', 'INVENTORY_PO', 'INVENTORY_TRANSFER', 'CATALOG_PRODUCT')
const WRITE = grant(['READ', 'WRITE'], 'INVENTORY_DASHBOARD', 'INVENTORY_PO', 'INVENTORY_TRANSFER', 'CATALOG_PRODUCT')
const screen = '/app/inventory/replenishment'
const at = `${screen}?place=STORE/S1`

/** A server that suggests what is not in a draft yet, and refuses orders from a vendor. */
function replenishing(refusedVendor?: string) {
  const drafts: { vendorID?: string; lines: { itemID: string; ordered?: number; requested?: number }[] }[] = []
  const answers: Answers = {
    'GET /replenishment': () => {
      const drafted = new Set(drafts.flatMap(({ lines }) => lines.map(({ itemID }) => itemID)))
      return { ...SUGGESTED, data: SUGGESTED.data.filter(({ itemID }) => !drafted.has(itemID)) }
    },
    'POST /purchaseorders': async (request) => {
      const body = (await request.json()) as (typeof drafts)[number]
      if (body.vendorID === refusedVendor) {
        return new Refusal(400, { code: 'ER_000', message: 'There is no vendor V2.' })
      }
      drafts.push(body)
      return { number: `PO-00000${drafts.length}` }
    },
    'POST /transfers': async (request) => {
      drafts.push((await request.json()) as (typeof drafts)[number])
      return { number: 'TR-000001' }
    },
  }
  return { answers, drafts }
}

const ordering = replenishing()
export const OrderFromVendors = screenStory(
  { at, features: WRITE, answers: ordering.answers },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/1 item has no vendor/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('gridcell', { name: '42' }))
    await expect(canvas.getByText('Rounded up to lots of 6: 42.')).toBeVisible()
    await userEvent.keyboard('36{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Create 2 draft orders' }))
    await expect(await canvas.findByText(/1 item from Northlight Apparel/)).toBeVisible()
    await expect(ordering.drafts).toEqual([
      { vendorID: 'V1', shipTo: 'STORE/S1', lines: [{ itemID: 'CAP', ordered: 36 }] },
      { vendorID: 'V2', shipTo: 'STORE/S1', lines: [{ itemID: 'MUG', ordered: 12 }] },
    ])
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /CAP/ })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Create 0 draft orders' })).toBeDisabled()
  },
)

const refusing = replenishing('V2')
export const OneVendorFails = screenStory(
  { at, features: WRITE, answers: refusing.answers },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 2 draft orders' }))
    await expect(await canvas.findByText('There is no vendor V2.')).toBeVisible()
    await expect(await canvas.findByText(/1 item from Northlight Apparel/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Create 1 draft order' })).toBeEnabled()
  },
)

const transferring = replenishing()
export const TransferFromWarehouse = screenStory(
  { at: `${at}&from=WAREHOUSE/WH`, features: WRITE, answers: transferring.answers },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create draft transfer' }))
    await waitFor(() =>
      expect(transferring.drafts).toMatchObject([
        { from: 'WAREHOUSE/WH', to: 'STORE/S1', lines: [{ itemID: 'CAP', requested: 42 }, {}, {}] },
      ]),
    )
  },
)

export const WrongQuantity = screenStory(
  { at, features: WRITE, answers: replenishing().answers },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: '42' }))
    await userEvent.keyboard('lots{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Create 1 draft order' })).toBeDisabled()
    await expect(canvas.getByText(/Quantity must be a number/)).toBeInTheDocument()
  },
)

export const NothingChosen = screenStory(
  { at: screen, features: WRITE, answers: { 'GET /replenishment/nightly': () => ({ data: [] }) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a location')).toBeVisible()
  },
)

/** What last night's job found leads to the location. */
export const FoundByNight = screenStory(
  {
    at: screen,
    features: WRITE,
    answers: { ...replenishing().answers, 'GET /replenishment/nightly': () => ({ data: NIGHTLY }) },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/3 items, 74 units/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Lobby shop' }))
    await expect(await canvas.findByRole('gridcell', { name: '42' })).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Auto replenishment only' })).toBeChecked()
  },
)

export const NothingNeeded = screenStory(
  { at, features: WRITE, answers: { 'GET /replenishment': () => ({ ...SUGGESTED, data: [], total: 0 }) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is needed')).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: replenishing().answers }, async ({ canvas }) => {
  await expect(await canvas.findByRole('gridcell', { name: '42' })).toHaveAttribute('aria-readonly', 'true')
  await expect(canvas.getByRole('button', { name: 'Create 2 draft orders' })).toHaveAttribute('aria-disabled', 'true')
})

export const Loading = screenStory(
  { at, features: READ, answers: { 'GET /replenishment': never } },
  async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status', { name: 'Loading' }))[0]).toBeVisible()
  },
)

export const Failing = screenStory(
  {
    at,
    features: READ,
    answers: { 'GET /replenishment': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/Request not processed/)).toBeVisible()
  },
)
