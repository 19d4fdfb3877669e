import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'

const meta = {
  title: 'Screens/Onboarding',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CONFIG_ONBOARDING')
const WRITE = grant(['READ', 'WRITE'], 'CONFIG_ONBOARDING')
const at = '/app/settings/onboard'

const step = (name: string, title: string, caption: string, visited = false) => ({
  name,
  title,
  caption,
  visited,
  icon: name,
})

const stored = {
  'GET /onboarding/steps': () => [
    step('welcome', 'Welcome', 'What is ahead', true),
    step('company', 'Company', 'Name and address', true),
    step('currency', 'Currency', 'Currency and time zone'),
    step('finish', 'Finish', 'Start to sell'),
  ],
}

export const Filled = screenStory({ at, features: WRITE, answers: stored }, async ({ canvas }) => {
  await expect(await canvas.findByText('2 of 4 steps done')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible()
})

export const NoSuchStep = screenStory(
  { at: `${at}?step=nowhere`, features: WRITE, answers: stored },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Step not found')).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: WRITE, answers: { 'GET /onboarding/steps': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      'GET /onboarding/steps': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: stored }, async ({ canvas }) => {
  await expect(await canvas.findByText('2 of 4 steps done')).toBeVisible()
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/CONFIG_ONBOARDING/)).toBeVisible()
})
