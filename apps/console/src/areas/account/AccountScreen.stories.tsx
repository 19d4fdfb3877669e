import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { never, screenStory } from '#shell/screen-story.tsx'
import type { Device } from './account.atoms.ts'

/** Everybody has an account, so that it has no read-only and no forbidden state. */
const meta = {
  title: 'Screens/Your account',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const at = '/app/account'

/** Of the card above the devices. */
const secondFactor = {
  'GET /2fa': () => ({ enrolled: false, recoveryCodesLeft: 0 }),
  'GET /account/configuration': () => ({ accountConfigurations: [] }),
}

const here: Device = {
  sessionID: 'S1',
  device: 'Firefox on Linux',
  address: '192.0.2.7',
  startedAt: '2026-01-02T03:04:05Z',
  activeAt: '2026-01-02T09:04:05Z',
  current: true,
}

export const Filled = screenStory(
  {
    at,
    features: [],
    answers: {
      ...secondFactor,
      'GET /sessions': () => [here, { ...here, sessionID: 'S2', device: 'Safari on iPad', current: false }],
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /Company default.*Date format/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign out Safari on iPad' })).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: [], answers: { ...secondFactor, 'GET /sessions': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at,
    features: [],
    answers: {
      ...secondFactor,
      'GET /sessions': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)
