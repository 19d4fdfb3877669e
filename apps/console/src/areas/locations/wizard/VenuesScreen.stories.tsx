import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { pageOf, venue } from '../locations-fixture.ts'
import { begun } from './plan-fixture.ts'
import { stepPath } from './steps.ts'
import { WIZARD } from './wizard-paths.ts'

const meta = {
  title: 'Screens/All venues',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD', 'LOCATION_VENUE']
const WRITE = grant(['READ', 'WRITE'], ...KEYS)
const showing = (plans: readonly unknown[], more: Answers = {}): Answers => ({
  'GET /utilities/venues/plans': () => plans,
  'GET /business/venues': () => pageOf(plans.length > 0 ? [venue] : []),
  ...more,
})

export const Filled = screenStory({ at: WIZARD, features: WRITE, answers: showing([begun]) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'ALL VENUES' })).toBeVisible()
  await expect(await canvas.findByRole('link', { name: 'Harbor hall' })).toHaveAttribute(
    'href',
    stepPath(begun.planID, 'hours'),
  )
  await expect(canvas.getByText('2 stores, 1 warehouse, 1 register')).toBeInTheDocument()
  await expect(canvas.getByRole('link', { name: 'Harborline arena' })).toHaveAttribute(
    'href',
    '/app/settings/venues/venue/ARENA',
  )
})

export const Empty = screenStory({ at: WIZARD, features: WRITE, answers: showing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No venues yet')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Add New' })).toBeVisible()
})

export const ReadOnly = screenStory(
  { at: WIZARD, features: grant(['READ'], KEYS[0]!), answers: showing([begun]) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Harbor hall' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Harborline arena' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Add New' })).toHaveAttribute('aria-disabled', 'true')
  },
)

export const Loading = screenStory(
  { at: WIZARD, features: WRITE, answers: showing([], { 'GET /utilities/venues/plans': never }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at: WIZARD,
    features: WRITE,
    answers: showing([], {
      'GET /utilities/venues/plans': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const Forbidden = screenStory({ at: WIZARD, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
