import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { business, change } from '../entitlements-fixture.ts'

const meta = {
  title: 'Screens/Entitlements/Matrix',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CATALOG_ENTITLEMENT', 'CATALOG_PRODUCT')
const WRITE = grant(['READ', 'WRITE', 'DELETE'], 'CATALOG_ENTITLEMENT', 'CATALOG_PRODUCT')
const at = '/app/catalog/entitlements'

/** Items of which a venue sells all, and its stands one of their own with dates. */
const items = (count: number): Answers => ({
  ...business,
  'GET /items': () => ({
    data: Array.from({ length: count }, (_, nth) => ({ itemID: `TEE-${nth + 1}`, name: `Tour shirt ${nth + 1}` })),
    nextCursor: null,
    total: { count, capped: false },
  }),
  'GET /entitlements/cells': ({ url }) => {
    const [itemIDs, places] = ['items', 'locations'].map((name) => new URL(url).searchParams.get(name)!.split(','))
    return { data: itemIDs!.map((itemID) => ({ itemID, cells: places!.map((place) => cellAt(itemID, place)) })) }
  },
})

function cellAt(itemID: string, place: string) {
  if (place.startsWith('ARTIST')) return null
  if (place === 'STORE/S1' && itemID === 'TEE-1') return { inherited: false, from: '2026-03-06T18:00' }
  return { inherited: place.startsWith('STORE') }
}

export const Filled = screenStory({ at, features: WRITE, answers: items(500) }, async ({ canvas, userEvent }) => {
  const grid = within(await canvas.findByRole('grid', { name: 'Entitlements' }))
  const heads = grid.getAllByRole('columnheader').map((head) => head.textContent)
  await expect(heads).toEqual(['Item', 'Harborline arenaVenue', 'Stand 1Harborline arena', 'Stand 2Harborline arena'])
  await expect(canvas.getByText('No cells selected')).toBeVisible()
  const actions = ['Entitle', 'Change dates', 'Remove', 'Copy to this place']
  for (const name of actions) {
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
  const dated = await grid.findByRole('gridcell', { name: 'Explicit, sold from 2026-03-06 18:00' })
  await userEvent.click(dated)
  await expect(canvas.getByText('Tour shirt 1, Stand 1: Explicit, sold from 2026-03-06 18:00')).toBeVisible()
  await userEvent.click(grid.getByRole('columnheader', { name: /^Stand 2/ }))
  await expect(canvas.getByText('500 cells selected')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'What Stand 2 sells' })).toHaveAttribute(
    'href',
    '/app/settings/stores/store/S2/product/entitlement',
  )
})

export const Entitling = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...items(20),
      'POST /entitlements/changes': async (request) => ({ ...change, entitled: (await request.json()).cells.length }),
      'POST /entitlements/changes/7/undo': () => ({ ...change, changeID: '8', entitled: 0, removed: 4 }),
    },
  },
  async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entitlements' }))
    await userEvent.click((await grid.findAllByRole('gridcell', { name: 'Inherited, without dates' }))[0]!)
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowLeft}{/Shift} ')
    await waitFor(() => expect(screen.getByText('4 cells entitled')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByText('4 entitlements as before')).toBeVisible())
  },
)

export const Dates = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...items(20),
      'POST /entitlements/changes': () => new Refusal(400, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('gridcell', { name: 'Inherited, without dates' }))[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Change dates' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates of 1 cell' }))
    await waitFor(() => expect(dialog.getByLabelText('Sold from')).toHaveFocus())
    await userEvent.click(dialog.getByRole('checkbox', { name: /explicit entitlement already/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change dates' }))
    await waitFor(() => expect(screen.getByText('Items cannot be entitled')).toBeVisible())
    await expect(dialog.getByRole('checkbox', { name: /explicit entitlement already/ })).toBeChecked()
  },
)

let isRemoved = false

export const Removing = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...items(20),
      'GET /entitlements/cells': ({ url }) => {
        const [itemIDs, places] = ['items', 'locations'].map((name) => new URL(url).searchParams.get(name)!.split(','))
        const cells = (itemID: string) =>
          places!.map((place) => (isRemoved ? { inherited: true } : cellAt(itemID, place)))
        return { data: itemIDs!.map((itemID) => ({ itemID, cells: cells(itemID) })) }
      },
      'POST /entitlements/removals': () => {
        isRemoved = true
        return { ...change, entitled: 0, removed: 1 }
      },
    },
  },
  async ({ canvas, userEvent }) => {
    isRemoved = false
    const grid = within(await canvas.findByRole('grid', { name: 'Entitlements' }))
    const remove = canvas.getByRole('button', { name: 'Remove' })
    await userEvent.click((await grid.findAllByRole('gridcell', { name: /^Inherited/ }))[0]!)
    await userEvent.keyboard('{Delete}')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click((await grid.findAllByRole('gridcell', { name: /^Explicit, sold/ }))[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getByText('Entitlements of 1 cell removed')).toBeVisible())
    await waitFor(() => expect(grid.queryByRole('gridcell', { name: /^Explicit/ })).toBeNull())
    await waitFor(() => expect(grid.getAllByRole('gridcell')).toContain(document.activeElement))
  },
)

const copying = (count: object) => ({
  ...items(20),
  'GET /entitlements/count': () => count,
  'POST /entitlements/copies': () => change,
})

export const Copying = screenStory(
  { at, features: WRITE, answers: copying({ explicit: 200, inherited: 1040 }) },
  async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entitlements' }))
    await userEvent.click(grid.getByRole('columnheader', { name: /^Stand 2/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to this place' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy entitlements' }))
    await expect(dialog.getByRole('button', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Copy from' })).toHaveFocus())
    await userEvent.keyboard('Stand 1{Enter}')
    await expect(await dialog.findByText(/^1,240 items will be copied to 1 place\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(screen.getByText('1,240 entitlements copied to 1 place')).toBeVisible())
  },
)

export const CopyingTooMuch = screenStory(
  { at, features: WRITE, answers: copying({ explicit: 50_001, inherited: 0 }) },
  async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entitlements' }))
    await userEvent.click(grid.getByRole('columnheader', { name: /^Stand 2/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to this place' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy entitlements' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Copy from' }), 'Harborline{Enter}')
    await expect(await dialog.findByText(/^This would change more than 50,000 cells/)).toBeVisible()
    await expect(dialog.getByText(/^What the venue itself is entitled to is copied/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true')
  },
)

export const NoneMatch = screenStory(
  { at: `${at}?search=zzz`, features: WRITE, answers: items(0) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No items match')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Entitle' })).toBeNull()
  },
)

export const NoPlaces = screenStory(
  { at: `${at}?type=WAREHOUSE`, features: WRITE, answers: items(3) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No places match')).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: WRITE, answers: { ...items(3), 'GET /entitlements/cells': never } },
  async ({ canvas }) => {
    await expect((await canvas.findAllByRole('gridcell', { name: 'Loading' }))[0]).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...items(3),
      'GET /entitlements/cells': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/Some of the matrix couldn't be loaded/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: items(3) }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Entitle' })).toHaveAttribute('aria-disabled', 'true'))
  await expect(canvas.getByRole('button', { name: 'Copy entitlements' })).toHaveAttribute('aria-disabled', 'true')
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
