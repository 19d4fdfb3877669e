import { defaultAccess } from '@greenroom/permissions'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { Role, RoleGrants } from './roles.atoms.ts'

const meta = {
  title: 'Screens/Roles',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CONFIG_ROLES')
const WRITE = grant(['READ', 'WRITE'], 'CONFIG_ROLES')
const at = '/app/settings/roles?role=100'

const role: Role = {
  roleID: 100,
  name: 'night shift',
  baseRoleID: 9,
  custom: true,
  holders: 1,
  version: 2,
  updatedBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
}

const grants: RoleGrants = {
  role,
  features: defaultAccess(9).map(({ key, access }) => ({ key, access: [...access] })),
  holders: [{ userID: 'U2', userName: 'bea', name: 'Bea Lindqvist', status: 'Active' }],
}

const showing = (answer: Answers[string]): Answers => ({ 'GET /roles': () => [role], 'GET /roles/100': answer })

export const Filled = screenStory({ at, features: WRITE, answers: showing(() => grants) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('table')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
})

export const Loading = screenStory({ at, features: WRITE, answers: showing(never) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
})

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(() => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const NotFound = screenStory(
  { at, features: WRITE, answers: { 'GET /roles': () => [role] } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Role not found')).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: showing(() => grants) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('table')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/CONFIG_ROLES/)).toBeVisible()
})

export const Deleting = screenStory(
  {
    at,
    features: grant(['READ', 'WRITE', 'DELETE'], 'CONFIG_ROLES', 'CONFIG_USERS'),
    answers: {
      ...showing(() => grants),
      'GET /roles': () => [{ ...role, roleID: 9, name: 'cashier', custom: false }, role],
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/1 active user has this role/)).toBeVisible())
    await expect(dialog.getByRole('combobox', { name: /Role for its users/ })).toHaveValue('cashier')
  },
)
