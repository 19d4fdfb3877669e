import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { Entry } from '#records/entries/entries.atoms.ts'

const meta = {
  title: 'Screens/List',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['CATALOG_ATTRIBUTES', 'CATALOG_PRODUCT']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE', 'DELETE'], ...KEYS)
const at = '/app/catalog/attributes/color'
const failed = () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })

function colorNamed(description: string, index: number): Entry {
  return {
    id: `C${index}`,
    description,
    status: index % 3 === 2 ? 'Inactive' : 'Active',
    version: 1,
    updatedAt: '2026-01-02T03:04:05Z',
    updatedBy: 'ada',
  }
}

const showing = (descriptions: readonly string[]): Answers => ({
  'GET /lists/color': () => descriptions.map(colorNamed),
  'GET /lists/color/uses': () => [{ id: 'C0', items: 1200, entries: 0 }],
})

export const Filled = screenStory(
  { at, features: WRITE, answers: showing(['Black', 'Navy', 'Neon yellow']) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Neon yellow')).toBeVisible()
    const count = await canvas.findByRole('link', { name: '1,200' })
    await expect(count).toHaveAttribute('href', expect.stringContaining('/app/catalog/products?color=C0'))
    await expect(canvas.getByRole('button', { name: 'New color' })).toBeVisible()
  },
)

export const Narrowed = screenStory(
  { at: `${at}?status=Inactive`, features: WRITE, answers: showing(['Black', 'Navy', 'Neon yellow']) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 3 colors')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Status: Inactive' })).toBeVisible()
  },
)

export const Empty = screenStory({ at, features: WRITE, answers: showing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No colors yet')).toBeVisible()
  await expect(canvas.getByText(/import them from a CSV file/)).toBeVisible()
})

export const Loading = screenStory(
  { at, features: WRITE, answers: { 'GET /lists/color': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
)

export const Failed = screenStory(
  { at, features: WRITE, answers: { 'GET /lists/color': failed } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByText('No colors yet')).toBeNull()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: showing(['Black']) }, async ({ canvas }) => {
  await expect(await canvas.findByText('Black')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'New color' })).toHaveAttribute('aria-disabled', 'true')
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/CATALOG_ATTRIBUTES/)).toBeVisible()
})

export const LongTexts = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(['Donaudampfschifffahrtsgesellschaftskapitänsmützenblau '.repeat(2).trim()]),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/^Donaudampf/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const RightToLeft = screenStory(
  { at, dir: 'rtl', features: WRITE, answers: showing(['أسود', 'كحلي']) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('أسود')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const InUse = screenStory({ at, features: WRITE, answers: showing(['Black', 'Navy']) }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: '1,200' })
  await userEvent.click(canvas.getByText('Black'))
  await userEvent.keyboard(' ')
  await expect(await canvas.findByText('1,200 items refer to it, so it can only be deactivated')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled()
})

export const Form = screenStory(
  { at: `${at}?id=C0`, features: WRITE, answers: showing(['Black', 'Navy']) },
  async () => {
    await expect(await screen.findByRole('dialog', { name: 'Black' })).toHaveTextContent('Used by 1,200 items.')
    await expect(screen.getByRole('textbox', { name: /Color ID/ })).toHaveAttribute('readonly')
  },
)

export const Gone = screenStory(
  { at: `${at}?id=C9`, features: WRITE, answers: showing(['Black', 'Navy']) },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/There is no color C9/)).toBeVisible()
  },
)

export const SomebodyElseSaved = screenStory(
  {
    at: `${at}?id=C0`,
    features: WRITE,
    answers: {
      ...showing(['Black', 'Navy']),
      'PUT /lists/color': () => {
        const current = { ...colorNamed('Jet black', 0), version: 2, updatedBy: 'grace' }
        return new Refusal(409, { code: 'ER_000', message: 'Changed', body: { current, updatedBy: 'grace' } })
      },
    },
  },
  async () => {
    const field = await screen.findByRole('textbox', { name: /Description/ })
    await userEvent.type(field, ' 2')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const asked = within(await screen.findByRole('dialog', { name: 'grace changed this color in the meantime' }))
    await expect(asked.getByRole('radio', { name: 'Yours: Black 2' })).not.toBeChecked()
    await userEvent.click(asked.getByRole('radio', { name: 'Theirs: Jet black' }))
    await userEvent.click(asked.getByRole('button', { name: 'Save merged color' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Description/ })).toBeNull())
  },
)
