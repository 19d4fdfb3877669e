import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type Answers, loginAnswer, Refusal } from '#data/answering-fixture.ts'
import { never, screenStory } from '#shell/screen-story.tsx'
import type { Merchant } from './merchants.atoms.ts'

/** Every partner has this screen and only reads it, so that it has no read-only and no forbidden state. */
const meta = {
  title: 'Screens/Merchants',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const harborline: Merchant = {
  companyCode: 'harborline',
  name: 'Harborline Arena Shops',
  status: 'Active',
  roleName: 'Store manager',
  endsOn: null,
  stepsVisited: 3,
  steps: 8,
}

/** Signed in at the partner portal. */
const partner = (answer: Answers[string]) => ({
  at: '/app/partner/merchants',
  features: [],
  answers: {
    'POST /login': () => ({ ...loginAnswer(17, []), partner: true }),
    'GET /partner/merchants': answer,
  },
})

export const Filled = screenStory(
  partner(() => [
    harborline,
    { ...harborline, companyCode: 'southgate', name: 'Southgate Stadium', status: 'Revoked', stepsVisited: 8 },
  ]),
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enter Harborline Arena Shops' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Enter Southgate Stadium' })).toBeDisabled()
    // A role says nothing once the access has ended.
    await expect(canvas.getAllByText('As Store manager')).toHaveLength(1)
  },
)

export const Searched = screenStory(
  partner(() => [harborline, { ...harborline, companyCode: 'nord', name: 'Café Nord' }]),
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search merchants' }), 'nord cafe')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Harborline Arena Shops' })).toBeNull())
    await expect(await canvas.findByRole('heading', { name: 'Café Nord' })).toBeVisible()
  },
)

export const Empty = screenStory(
  partner(() => []),
  async ({ canvas }) => {
    await expect(await canvas.findByText('No merchants yet')).toBeVisible()
  },
)

export const Loading = screenStory(partner(never), async ({ canvas }) => {
  await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
})

export const Failed = screenStory(
  partner(() => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })),
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const Requesting = screenStory(
  {
    ...partner(() => [harborline, { ...harborline, companyCode: 'new', name: 'New Arena', status: 'Requested' }]),
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Enter New Arena' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Request access' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Request code/ })).toBeVisible())
    await expect(dialog.getByRole('textbox', { name: /Company code/ })).toHaveFocus()
  },
)
