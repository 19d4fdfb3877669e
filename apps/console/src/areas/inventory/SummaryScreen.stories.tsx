import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { byItem, byLocation, movementPage, withoutCost } from './inventory-fixture.ts'

const meta = {
  title: 'Screens/Inventory summary',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'INVENTORY_DASHBOARD', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST')
const NO_COST = grant(['READ'], 'INVENTORY_DASHBOARD', 'CATALOG_PRODUCT')
const at = '/app/inventory/summary'
const answers: Answers = {
  'GET /inventory/summary': () => byLocation,
  'GET /inventory/movements': () => movementPage,
}

export const ByLocation = screenStory({ at, features: READ, answers }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Stand 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('location%3DSTORE%253AS1'),
  )
  await expect(canvas.getByText('$1,692.00')).toBeVisible()
})

export const Movements = screenStory(
  {
    at: `${at}/by%3Ditem?item=TEE-M`,
    features: READ,
    answers: { ...answers, 'GET /inventory/summary': () => byItem },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Damaged')).toBeVisible()
    await expect(canvas.getByText('-2.5 on hand')).toBeVisible()
    await expect(canvas.getByText(/for 2026-03-01/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Close/ }))
    await waitFor(() => expect(canvas.queryByText('Damaged')).toBeNull())
  },
)

export const PastWithoutCost = screenStory(
  {
    at: `${at}/by%3Ditem%3Bat%3D2026-03-06T19%253A30%253A00.000Z`,
    features: NO_COST,
    answers: { ...answers, 'GET /inventory/summary': () => withoutCost },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tour shirt' })).toBeVisible()
    await expect(canvas.getByText(/^As of 2026-03-06 19:30/)).toBeVisible()
    await expect(canvas.queryByText('Value')).toBeNull()
  },
)

export const Empty = screenStory(
  {
    at,
    features: READ,
    answers: { 'GET /inventory/summary': () => ({ ...byLocation, data: [], total: { count: 0, capped: false } }) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No locations yet')).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: READ, answers: { 'GET /inventory/summary': never } },
  async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status', { name: 'Loading' }))[0]).toBeVisible()
  },
)

export const Failing = screenStory(
  {
    at,
    features: READ,
    answers: { 'GET /inventory/summary': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/Request not processed/)).toBeVisible()
  },
)

export const Forbidden = screenStory(
  { at, features: grant(['READ'], 'CATALOG_PRODUCT'), answers },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Stand 1' })).toBeNull()
  },
)
