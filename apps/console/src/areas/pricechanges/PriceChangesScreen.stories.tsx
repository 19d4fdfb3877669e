import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { PriceChangeRow } from './price-changes.atoms.ts'

const meta = {
  title: 'Screens/Price changes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const WRITE = grant(['READ', 'WRITE', 'DELETE'], 'CATALOG_PRICE_CHANGE', 'CATALOG_PRODUCT')
const list = '/app/catalog/pricechanges'
const failed = () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })
const by = { createdAt: '2026-01-02T03:04:05Z', createdBy: 'ada', updatedAt: '2026-01-02T03:04:05Z', updatedBy: 'ada' }

const rows: PriceChangeRow[] = [
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'APPLIED',
  'RUNNING',
  'NOT_ENDED',
  'ENDED',
  'UNDONE',
  'PARTLY_UNDONE',
  'FAILED',
  'CANCELED',
].map((state, index) => ({
  ...by,
  number: `PC-0000${20 - index}`,
  state,
  reason: 'Summer',
  effectiveAt: null,
  endsAt: state === 'RUNNING' ? '2026-03-04T13:00:00Z' : null,
  lines: 3,
}))
const listing = (data: readonly PriceChangeRow[]): Answers => ({
  'GET /pricechanges': () => ({ data, nextCursor: null, total: { count: data.length, capped: false } }),
})

export const List = screenStory({ at: list, features: WRITE, answers: listing(rows) }, async ({ canvas }) => {
  for (const word of ['Draft', 'Submitted', 'Applied', 'Running', 'Not applied']) {
    await expect((await canvas.findAllByText(word))[0]).toBeVisible()
  }
  await expect(canvas.getByText('11 price changes')).toBeVisible()
  await expect(canvas.queryByRole('switch', { name: 'Waiting for me' })).toBeNull()
})

export const SentBack = screenStory(
  {
    at: `${list}?sentBack=true`,
    features: WRITE,
    answers: listing([{ ...rows[0]!, sentBack: { by: 'manager', reason: 'Margin too low' } }]),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Sent back')).toBeVisible()
    await expect(canvas.getByTitle('Sent back by manager: Margin too low')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Sent back to me' })).toBeChecked()
  },
)

export const Empty = screenStory({ at: list, features: WRITE, answers: listing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No price changes yet')).toBeVisible()
})

export const Waiting = screenStory(
  {
    at: `${list}?waiting=true`,
    features: [...WRITE, ...grant(['WRITE'], 'CATALOG_PRICE_CHANGE_APPROVAL')],
    answers: {
      'GET /pricechanges': ({ url }) => {
        const data = rows.slice(0, new URL(url).searchParams.get('waiting') === 'true' ? 1 : 2)
        return { data, nextCursor: null, total: { count: data.length, capped: false } }
      },
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('1 price change')).toBeVisible()
    const waiting = canvas.getByRole('switch', { name: 'Waiting for me' })
    await expect(waiting).toBeChecked()
    await userEvent.click(waiting)
    await expect(await canvas.findByText('2 price changes')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
)

export const Loading = screenStory(
  { at: list, features: WRITE, answers: { 'GET /pricechanges': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
)

export const Failed = screenStory(
  { at: list, features: WRITE, answers: { 'GET /pricechanges': failed } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const Forbidden = screenStory({ at: list, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
