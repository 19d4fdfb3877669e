import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { filled, jersey, nameGroup } from './cto-fixture.ts'

const meta = {
  title: 'Screens/Configure to order',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['CATALOG_PRODUCT_CTO', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE', 'DELETE'], ...KEYS)
const at = '/app/catalog/cto'

const empty: Answers = {
  'GET /cto/items': () => [],
  'GET /cto/groups': () => [],
  'GET /cto/components': () => ({ components: [], sets: [] }),
  'GET /cto/restrictions': () => [],
}

export const Filled = screenStory({ at, features: WRITE, answers: filled }, async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'JERSEY' })
  await expect(link).toHaveAttribute('href', '/app/catalog/products/product/cto?itemID=JERSEY')
  await expect(await canvas.findByText('Back name, Sleeve patch')).toBeVisible()
  await expect(await canvas.findByText('$79.00')).toBeVisible()
})

export const Groups = screenStory({ at: `${at}?tab=groups`, features: WRITE, answers: filled }, async ({ canvas }) => {
  await expect(await canvas.findByText('Text, 1 to 12 characters')).toBeVisible()
  await expect(canvas.getByText('Pick 1 of 2')).toBeVisible()
  await userEvent.click(canvas.getByText('Back name'))
  await userEvent.keyboard(' ')
  await expect(await canvas.findByRole('button', { name: 'Delete' })).toBeDisabled()
  await expect(canvas.getByText('1 item uses it, so it can only be deactivated')).toBeVisible()
})

export const GroupToPickFrom = screenStory(
  { at: `${at}?tab=groups&id=PATCH`, features: WRITE, answers: filled },
  async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sleeve patch' }))
    await waitFor(() => expect(dialog.getByRole('row', { name: 'Festival patch' })).toBeVisible())
    await expect(dialog.getByRole('group', { name: 'Rule 1' })).toHaveTextContent('requires')
  },
)

export const Components = screenStory(
  { at: `${at}?tab=components`, features: WRITE, answers: filled },
  async ({ canvas }) => {
    await expect(await canvas.findByText('White letter Q')).toBeVisible()
    await expect(canvas.getByText('Item discontinued')).toBeVisible()
  },
)

export const Blacklist = screenStory(
  { at: `${at}?tab=blacklist&status=Inactive`, features: WRITE, answers: filled },
  async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2 restrictions')).toBeVisible()
    await expect(canvas.getByText('Restricted number')).toBeVisible()
  },
)

export const Empty = screenStory({ at, features: WRITE, answers: empty }, async ({ canvas }) => {
  await expect(await canvas.findByText('No items built to order yet')).toBeVisible()
  await expect(canvas.getAllByRole('button', { name: 'New item' })).toHaveLength(2)
})

export const NoGroups = screenStory({ at: `${at}?tab=groups`, features: WRITE, answers: empty }, async ({ canvas }) => {
  await expect(await canvas.findByText('No option groups yet')).toBeVisible()
})

export const Loading = screenStory(
  { at, features: WRITE, answers: { ...filled, 'GET /cto/items': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
)

export const Failed = screenStory(
  {
    at: `${at}?tab=components`,
    features: WRITE,
    answers: { 'GET /cto/components': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/The components couldn't be loaded/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const ReadOnly = screenStory(
  { at: `${at}?tab=groups&id=NAME`, features: READ, answers: filled },
  async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Back name' }))
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'New option group', hidden: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
)

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/CATALOG_PRODUCT_CTO/)).toBeVisible()
})

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'

export const LongTexts = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...filled,
      'GET /cto/items': () => [{ ...jersey, name: LONG }],
      'GET /cto/groups': () => [{ ...nameGroup, name: LONG }],
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(LONG)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const RightToLeft = screenStory(
  { at, dir: 'rtl', features: WRITE, answers: { ...filled, 'GET /cto/items': () => [{ ...jersey, name: 'قميص' }] } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('قميص')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)
