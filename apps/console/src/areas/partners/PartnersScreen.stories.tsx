import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { Partner } from './partners.atoms.ts'

const meta = {
  title: 'Screens/Partner access',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const agency: Partner = {
  partnerCode: 'tourside',
  name: 'Tourside Agency',
  status: 'Requested',
  roleID: null,
  roleName: null,
  endsOn: null,
  message: 'Catalog for the spring tour',
  requestedBy: 'tourside/mara',
  version: 1,
  updatedBy: 'tourside/mara',
  updatedAt: '2026-01-02T03:04:05Z',
}
const given: Partner = {
  ...agency,
  partnerCode: 'merchdesk',
  name: 'Merch Desk',
  status: 'Active',
  roleID: 7,
  roleName: 'store manager',
  endsOn: '2999-12-31',
}
const all = [agency, given, { ...given, partnerCode: 'old', name: 'Old Partner', status: 'Revoked' as const }]

const at = '/app/settings/partners'
const WRITE = [...grant(['READ', 'WRITE'], 'CONFIG_PARTNERS'), ...grant(['READ'], 'CONFIG_USERS')]
const answers = {
  'GET /partners': () => all,
  'GET /partners/code': () => ({ code: 'K7QWM2XRTA' }),
  'GET /users/roles': () => [
    { roleID: 7, name: 'store manager', mayGive: true },
    { roleID: 9, name: 'cashier', mayGive: true },
  ],
}

export const Filled = screenStory({ at, features: WRITE, answers }, async ({ canvas }) => {
  await expect(await canvas.findByText(/At most the access of store manager, until 2999-12-31/)).toBeVisible()
  await expect(canvas.getByText('K7QWM2XRTA')).toBeVisible()
})

export const Accepting = screenStory({ at, features: WRITE, answers }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept Tourside Agency' }))
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Give access' }))
  await waitFor(() => expect(dialog.getByText('Access is required.')).toBeVisible())
})

export const Revoking = screenStory({ at, features: WRITE, answers }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Revoke access of Merch Desk' }))
  const dialog = await within(document.body).findByRole('alertdialog')
  await expect(dialog).toHaveTextContent('Their users lose access at once')
})

export const Empty = screenStory(
  { at, features: WRITE, answers: { 'GET /partners': () => [], 'GET /partners/code': () => ({ code: null }) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No partners yet')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Make a request code' })).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: WRITE, answers: { ...answers, 'GET /partners': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...answers,
      'GET /partners': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const ReadOnly = screenStory(
  { at, features: grant(['READ'], 'CONFIG_PARTNERS'), answers },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Merch Desk')).toBeVisible()
    await expect(canvas.queryByText('K7QWM2XRTA')).toBeNull()
  },
)

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
