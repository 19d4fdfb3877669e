import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { LABEL_DEFAULTS } from '#screens/label-print-path.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { ANSWERS, DEFAULTS, TAG, TEMPLATE } from './label-printing-fixture.ts'

const meta = {
  title: 'Screens/Label defaults',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'UTILITIES_LABEL_PRINTING')
const WRITE = grant(['READ', 'WRITE', 'DELETE'], 'UTILITIES_LABEL_PRINTING')
const page = (data: readonly object[]) => ({ data, nextCursor: null })
const answers = {
  ...ANSWERS,
  'GET /labels/templates': () => page([TEMPLATE, TAG]),
  'GET /label-defaults': () => page(DEFAULTS),
}
const at = LABEL_DEFAULTS

export const Filled = screenStory({ at, features: WRITE, answers }, async ({ canvas }) => {
  await expect(await canvas.findByText('Old box label (inactive)')).toBeVisible()
  await expect(canvas.getByText('River warehouse')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'New default' })).toBeVisible()
})

export const New = screenStory({ at: `${at}?new=default`, features: WRITE, answers }, async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'New label default' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add default' }))
  await expect(await dialog.findByText('Choose a template.')).toBeVisible()
})

/** The one that is there is named. */
export const Clashing = screenStory(
  {
    at: `${at}?id=D1`,
    features: WRITE,
    answers: {
      ...answers,
      'PUT /label-defaults/D1': () => {
        const message = 'Shelf label is already the default shelf label for this item type and location.'
        return new Refusal(400, { code: 'ER_000', message, errors: [{ field: 'templateID', message }] })
      },
    },
  },
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Label default' }))
    await userEvent.click(dialog.getByRole('button', { name: /Item type$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Any item type' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.getByText(/^Shelf label is already/)).toBeVisible())
  },
)

export const Deleting = screenStory(
  { at: `${at}?id=D3`, features: WRITE, answers: { ...answers, 'DELETE /label-defaults/D3': () => null } },
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Label default' }))
    await expect(dialog.getByRole('button', { name: /Template/ })).toHaveTextContent('Old box label')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('The default has been deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

export const Empty = screenStory(
  { at, features: WRITE, answers: { ...answers, 'GET /label-defaults': () => page([]) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No label defaults yet')).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: WRITE, answers: { ...answers, 'GET /label-defaults': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
)

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...answers,
      'GET /label-defaults': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at: `${at}?id=D1`, features: READ, answers }, async ({ canvas }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Label default' }))
  await expect(dialog.getByText(/view-only access/)).toBeVisible()
  await expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull()
  await expect(canvas.getByRole('button', { name: 'New default', hidden: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
