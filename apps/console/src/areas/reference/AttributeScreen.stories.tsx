import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { Entry } from '#records/entries/entries.atoms.ts'

const meta = {
  title: 'Screens/Additional attribute',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CATALOG_CUSTOM_ATTRIBUTES')
const WRITE = grant(['READ', 'WRITE'], 'CATALOG_CUSTOM_ATTRIBUTES')
const at = '/app/catalog/attributes/additional/attributes/AA5'

const fit: Entry = {
  id: 'AA5',
  key: 'FIT',
  name: 'Fit',
  type: 'CHOICE',
  choices: ['Regular', 'Relaxed', 'Oversized'],
  status: 'Active',
  version: 1,
  updatedAt: '2026-01-02T03:04:05Z',
  updatedBy: 'ada',
}

const showing = (...entries: Entry[]): Answers => ({
  'GET /lists/additionalAttribute': () => entries,
  'GET /lists/additionalAttribute/uses': () => [{ id: 'AA5', items: 12, entries: 0, others: 0 }],
})

export const Filled = screenStory({ at, features: WRITE, answers: showing(fit) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Fit' })).toBeVisible()
  await expect(canvas.getByRole('row', { name: 'Relaxed' })).toBeVisible()
  await expect(await canvas.findByText(/Used by 12 items/)).toBeVisible()
})

export const Loading = screenStory(
  { at, features: WRITE, answers: { 'GET /lists/additionalAttribute': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      'GET /lists/additionalAttribute': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const NotFound = screenStory({ at, features: WRITE, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByText('Additional attribute not found')).toBeVisible()
})

export const ReadOnly = screenStory({ at, features: READ, answers: showing(fit) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Label' })).toHaveAttribute('readonly')
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/CATALOG_CUSTOM_ATTRIBUTES/)).toBeVisible()
})

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützen1'

export const LongTexts = screenStory(
  { at, features: WRITE, answers: showing({ ...fit, key: LONG, name: LONG, choices: [LONG + LONG, 'Short'] }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LONG })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const RightToLeft = screenStory(
  { at, dir: 'rtl', features: WRITE, answers: showing({ ...fit, name: 'القَصّة', choices: ['عادي', 'واسع'] }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'القَصّة' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const StatusChanged = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...showing(fit),
      'PUT /lists/additionalAttribute/status': () => [{ ...fit, status: 'Inactive', version: 2 }],
    },
  },
  async ({ canvas, userEvent }) => {
    const label = await canvas.findByRole('textbox', { name: 'Label' })
    await userEvent.type(label, ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await expect(await canvas.findByRole('button', { name: 'Activate' })).toBeVisible()
    await expect(label).toHaveValue('Fit 2')
  },
)
