import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { staff } from './users-fixture.ts'

const meta = {
  title: 'Screens/Users',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CONFIG_USERS')
const WRITE = grant(['READ', 'WRITE'], 'CONFIG_USERS')
const at = '/app/settings/users'
const failed = () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })

const showing = (users: readonly unknown[], more: Answers = {}): Answers => ({
  'GET /users/all': () => ({ data: users, nextCursor: null, total: { count: users.length, capped: false } }),
  'GET /users/roles': () => [{ roleID: 7, name: 'store manager', mayGive: true }],
  ...more,
})

const users = [
  staff,
  { ...staff, userID: 'U3', userName: 'grace', name: 'Grace Okafor', role: 'buyer', locked: true },
  { ...staff, userID: 'U4', userName: 'linus', name: 'Linus Falk', status: 'Inactive', lastActiveAt: null },
]

export const Filled = screenStory({ at, features: WRITE, answers: showing(users) }, async ({ canvas }) => {
  await expect(await canvas.findByText('Grace Okafor')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'New user' })).toBeVisible()
})

export const Empty = screenStory({ at, features: WRITE, answers: showing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No users yet')).toBeVisible()
})

export const NoneFound = screenStory(
  { at: `${at}?search=nobody`, features: WRITE, answers: showing([]) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No users match')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('nobody')
  },
)

export const Loading = screenStory(
  { at, features: WRITE, answers: showing([], { 'GET /users/all': never }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
)

export const Failed = screenStory(
  { at, features: WRITE, answers: showing([], { 'GET /users/all': failed }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByText('No users yet')).toBeNull()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: showing(users) }, async ({ canvas }) => {
  await expect(await canvas.findByText('Grace Okafor')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'New user' })).toHaveAttribute('aria-disabled', 'true')
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/CONFIG_USERS/)).toBeVisible()
})
