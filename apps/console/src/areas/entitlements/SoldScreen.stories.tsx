import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { business, change, soldPage } from './entitlements-fixture.ts'

const meta = {
  title: 'Screens/Entitlements',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CATALOG_ENTITLEMENT', 'CATALOG_PRODUCT')
const WRITE = grant(['READ', 'WRITE', 'DELETE'], 'CATALOG_ENTITLEMENT', 'CATALOG_PRODUCT')
const at = '/app/settings/stores/store/S1/product/entitlement'

const showing = (rows = soldPage.data, name = soldPage.name): Answers => ({
  ...business,
  'GET /entitlements/sold': () => ({ ...soldPage, name, data: rows, total: { count: rows.length, capped: false } }),
})
const failed = () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })

export const Filled = screenStory({ at, features: WRITE, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'What Stand 1 sells' })).toBeVisible()
  await expect(await canvas.findByRole('link', { name: 'Tour shirt' })).toBeVisible()
  await expect(canvas.getByText('Inherited from Harborline arena')).toBeVisible()
  await expect(canvas.getByText('2026-03-06 18:00')).toBeVisible()
  await expect(canvas.getByText(/Fri 2026-03-06 19:30 there, in America\/Los Angeles time/)).toBeVisible()
})

export const AtATime = screenStory(
  { at: `${at}?at=2026-03-06T19:30&show=true`, features: READ, answers: showing(soldPage.data.slice(0, 1)) },
  async ({ canvas }) => {
    await expect(
      await canvas.findByText("What is sold on Fri 2026-03-06 19:30. Opening hours aren't considered."),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Date and time')).toHaveValue('2026-03-06T19:30')
    await expect(canvas.getByRole('switch', { name: 'Sold at this time' })).toBeChecked()
  },
)

const AHEAD = soldPage.data.map((item) => ({ ...item, sold: false, from: '2026-12-04T18:00' }))

export const NotYet = screenStory({ at, features: READ, answers: showing(AHEAD.slice(0, 1)) }, async ({ canvas }) => {
  await expect(await canvas.findByText('Starts 2026-12-04 18:00')).toBeVisible()
})

export const Warehouse = screenStory(
  {
    at: '/app/settings/warehouses/warehouse/W1/product/entitlement',
    features: WRITE,
    answers: showing(soldPage.data.slice(0, 1), 'Cellar'),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tour shirt' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cellar' })).toHaveAttribute(
      'href',
      '/app/settings/warehouses/warehouse/W1',
    )
  },
)

export const Venue = screenStory(
  { at: '/app/settings/venues/venue/ARENA/product/entitlement', features: WRITE, answers: showing([]) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No items yet')).toBeVisible()
    await expect(canvas.getByText('Entitle items, so that this venue sells them.')).toBeVisible()
  },
)

export const Artist = screenStory(
  {
    at: '/app/artists/modify/product/entitlement/OKRA',
    features: WRITE,
    answers: showing(soldPage.data.slice(0, 1), 'Okra'),
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'What Okra sells' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Entitle items' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Entitle items to artist Okra' })).toBeVisible())
  },
)

export const Register = screenStory(
  {
    at: '/app/settings/registers/register/R1/product/entitlement',
    features: WRITE,
    answers: showing(soldPage.data, 'Front till'),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What Front till sells' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Front till' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Tour shirt' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Entitle items' })).toBeNull()
  },
)

export const NoneMatch = screenStory(
  { at: `${at}?search=zzz`, features: WRITE, answers: showing([]) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No items match')).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: WRITE, answers: { ...business, 'GET /entitlements/sold': never } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))
  },
)

export const Failed = screenStory(
  { at, features: WRITE, answers: { ...business, 'GET /entitlements/sold': failed } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByText('No items yet')).toBeNull()
  },
)

export const NotFound = screenStory({ at, features: WRITE, answers: business }, async ({ canvas }) => {
  await expect(await canvas.findByText(/There is no store S1, or it isn't among your locations/)).toBeVisible()
})

export const ReadOnly = screenStory({ at, features: READ, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByText('Tour shirt')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Entitle items' })).toHaveAttribute('aria-disabled', 'true')
  await expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-multiselectable')
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/CATALOG_ENTITLEMENT/)).toBeVisible()
})

export const Entitle = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...showing(),
      'GET /items': () => ({ data: [], nextCursor: null, total: { count: 1240, capped: false } }),
      'POST /entitlements/changes': () => change,
      'POST /entitlements/changes/7/undo': () => ({ ...change, changeID: '8', entitled: 0, removed: 1240 }),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entitle items' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus())
    await expect(dialog.getByRole('button', { name: 'Entitle' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(dialog.getByRole('searchbox'), 'cap')
    await waitFor(() => expect(dialog.getByText(/1,240 items found/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Entitle' }))
    await waitFor(() => expect(screen.getByText('1,240 items entitled to Stand 1')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByText('1,240 entitlements as before')).toBeVisible())
  },
)

export const NotEntitled = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...showing(),
      'GET /items': () => ({ data: [], nextCursor: null, total: { count: 1, capped: false } }),
      'POST /entitlements/changes': () => new Refusal(400, { code: 'ER_000', message: 'No item matches the filter.' }),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entitle items' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('searchbox'), 'cap')
    await userEvent.click(dialog.getByRole('button', { name: 'Entitle' }))
    await waitFor(() => expect(screen.getByText('Items cannot be entitled')).toBeVisible())
    await expect(dialog.getByRole('searchbox')).toHaveValue('cap')
  },
)

export const Remove = screenStory(
  {
    at,
    features: WRITE,
    answers: { ...showing(), 'POST /entitlements/removals': failed },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'TEE-M' }))
    await userEvent.keyboard(' ')
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getByText('Entitlements item cannot be removed')).toBeVisible())
  },
)

/** The last row, which has the focus, goes and comes back. */
let isRemoved = false
const without = () => ({ ...soldPage, data: isRemoved ? soldPage.data.slice(0, 2) : soldPage.data })

export const FocusAfterRemoving = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...business,
      'GET /entitlements/sold': without,
      'POST /entitlements/removals': () => {
        isRemoved = true
        return { ...change, entitled: 0, removed: 1 }
      },
      'POST /entitlements/changes/7/undo': () => {
        isRemoved = false
        return { ...change, changeID: '8', entitled: 1 }
      },
    },
  },
  async ({ canvas, userEvent }) => {
    isRemoved = false
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'PIN' }))
    await userEvent.keyboard(' ')
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('Old pin')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'CAP' })).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByText('1 entitlement as before')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Old pin')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'PIN' })).toHaveFocus())
  },
)

export const Dates = screenStory({ at, features: WRITE, answers: showing() }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('gridcell', { name: 'CAP' }))
  await userEvent.keyboard(' ')
  await userEvent.click(await canvas.findByRole('button', { name: 'Change dates' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByText(/1 item is inherited so far/)).toBeVisible())
  await waitFor(() => expect(dialog.getByLabelText('Sold from')).toHaveFocus())
  const typed = [dialog.getByLabelText('Sold from'), dialog.getByLabelText('Sold until')]
  await userEvent.type(typed[0]!, '2026-03-06T20:00')
  await userEvent.type(typed[1]!, '2026-03-06T19:00')
  await userEvent.click(dialog.getByRole('button', { name: 'Change dates' }))
  await waitFor(() => expect(dialog.getByText('Sold until must be after Sold from')).toBeVisible())
})

let undoneBy: string | undefined

export const RecentChanges = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...showing(),
      'GET /entitlements/changes': () => ({
        data: [
          {
            ...change,
            entitled: 1,
            kind: 'ENTITLE',
            at: '2026-03-01T10:00:00Z',
            by: 'grace',
            undoneBy,
            item: { itemID: 'DOG', name: 'Hot dog' },
            location: { type: 'STORE', locationID: 'S7', name: 'Stand 7' },
          },
          { ...change, changeID: '6', kind: 'COPY', at: '2026-03-01T09:00:00Z', by: 'ada', undoneBy: '9' },
        ],
        nextCursor: null,
      }),
      'POST /entitlements/changes/7/undo': () => {
        undoneBy = '8'
        return { ...change, changeID: '8', entitled: 0, removed: 1 }
      },
    },
  },
  async ({ canvas, userEvent }) => {
    undoneBy = undefined
    await userEvent.click(await canvas.findByRole('button', { name: 'Recent changes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recent changes' }))
    await waitFor(() => expect(dialog.getByText('Entitled: Hot dog at Stand 7')).toBeVisible())
    await expect(dialog.getByText('Copied: 1,240 entitlements')).toBeVisible()
    await expect(dialog.getByText('Undone')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Undo the change by grace/ }))
    await waitFor(() => expect(dialog.getAllByText('Undone')[0]).toHaveFocus())
    await expect(dialog.getAllByText('Undone')).toHaveLength(2)
  },
)
