import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { business, change } from '../entitlements-fixture.ts'

const meta = {
  title: 'Screens/Entitlements/Comparison',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CATALOG_ENTITLEMENT', 'CATALOG_PRODUCT')
const WRITE = grant(['READ', 'WRITE', 'DELETE'], 'CATALOG_ENTITLEMENT', 'CATALOG_PRODUCT')
const start = '/app/catalog/entitlements/comparison'
const at = `${start}?here=STORE/S1&there=STORE/S2`

const comparing = (data: unknown[]): Answers => ({
  ...business,
  'GET /entitlements/comparison': () => ({
    data,
    nextCursor: null,
    counts: { onlyHere: data.length, onlyThere: 0, dates: 0 },
  }),
})
const difference = {
  itemID: 'TEE-M',
  name: 'Tour shirt',
  itemStatus: 'Active',
  here: { inherited: false, from: '2026-03-06T18:00' },
  there: null,
}

export const Filled = screenStory(
  { at, features: WRITE, answers: { ...comparing([difference]), 'POST /entitlements/copies': () => change } },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Tour shirt' })).toBeVisible()
    await expect(canvas.getByText('Explicit, sold from 2026-03-06 18:00')).toBeVisible()
    await expect(canvas.getByText('Only Stand 1 (1) · Only Stand 2 (0) · Other dates (0)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to Stand 2' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('1 item will be copied.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(screen.getByText('1,240 entitlements copied to Stand 2')).toBeVisible())
  },
)

export const Same = screenStory({ at, features: WRITE, answers: comparing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('Stand 1 and Stand 2 sell the same')).toBeVisible()
})

export const Nothing = screenStory({ at: start, features: WRITE, answers: business }, async ({ canvas }) => {
  await expect(await canvas.findByText('Choose two places')).toBeVisible()
})

export const Loading = screenStory(
  { at, features: WRITE, answers: { ...business, 'GET /entitlements/comparison': never } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))
  },
)

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...business,
      'GET /entitlements/comparison': () =>
        new Refusal(404, { code: 'ER_006', message: 'There is no location STORE S2' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/There is no location STORE S2/)).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: comparing([difference]) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Tour shirt' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Copy to Stand 2' })).toHaveAttribute('aria-disabled', 'true')
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
