import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answers, loginAnswer, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { staff } from './users-fixture.ts'

const meta = {
  title: 'Screens/User',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CONFIG_USERS')
const WRITE = grant(['READ', 'WRITE'], 'CONFIG_USERS')
const form = '/app/settings/users/user'
const at = `${form}?userID=U2`

const showing = (users: readonly unknown[], more: Answers = {}): Answers => ({
  'GET /users/all': () => ({ data: users, nextCursor: null, total: { count: users.length, capped: false } }),
  'GET /users/roles': () => [{ roleID: 7, name: 'store manager', mayGive: true }],
  ...more,
})

export const Filled = screenStory({ at, features: WRITE, answers: showing([staff]) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Bea Lindqvist')
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
})

/** The user who is signed in. */
export const Own = screenStory(
  { at: `${form}?userID=U1`, features: WRITE, answers: showing([{ ...staff, userID: 'U1', userName: 'ada' }]) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reset password' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  },
)

export const New = screenStory({ at: form, features: WRITE, answers: showing([]) }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Nina')
  await expect(await canvas.findByRole('button', { name: 'Create user' })).toBeVisible()
})

export const Locked = screenStory(
  { at, features: WRITE, answers: showing([{ ...staff, locked: true }]) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Unlock/ })).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: WRITE, answers: showing([], { 'GET /users/all': never }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: showing([], {
      'GET /users/all': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const NotFound = screenStory({ at, features: WRITE, answers: showing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'User not found' })).toBeVisible()
})

export const ReadOnly = screenStory({ at, features: READ, answers: showing([staff]) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  await expect(canvas.getByText(/You have view-only access to this user/)).toBeVisible()
})

export const AllPlaces = screenStory({ at, features: WRITE, answers: showing([staff]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('All places')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Choose places' })).toBeEnabled()
})

/** For somebody who is assigned to places themselves. */
export const OwnPlacesOnly = screenStory(
  {
    at,
    features: WRITE,
    answers: showing([staff], {
      'POST /login': () => loginAnswer(2, WRITE, [{ type: 'STORE', locationID: 'S1' }]),
    }),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Employee ID' }), '7')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('This needs all places. You are assigned to some of them.')).toBeVisible()
  },
)

export const ElsewhereToo = screenStory(
  {
    at,
    features: WRITE,
    answers: showing([
      {
        ...staff,
        mayChange: false,
        changeDenied: "You can't change Bea Lindqvist: they work at places that are not all yours.",
      },
    ]),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/they work at places that are not all yours/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  },
)

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
