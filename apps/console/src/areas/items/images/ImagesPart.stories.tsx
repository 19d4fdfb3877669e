import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { Gallery } from './gallery.ts'

const meta = {
  title: 'Screens/Item, image gallery',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CATALOG_PRODUCT')
const WRITE = grant(['READ', 'WRITE'], 'CATALOG_PRODUCT')
const at = '/app/catalog/products/product/images?itemID=TEE-1'

const tee = {
  itemID: 'TEE-1',
  upc: '400000000001',
  name: 'Tour tee',
  type: 1,
  itemStatus: 'Active',
  reportingMode: 'ALL',
  version: 3,
  updatedAt: '2026-01-02T03:04:05Z',
}

const LONG = 'The back of the shirt with every city of the tour, printed in four columns from collar to hem'

const pictures: Gallery = {
  version: 1,
  images: ['The front', LONG, '', 'علامة الرقبة'].map((altText, index) => ({
    imageID: String(index).repeat(64),
    altText,
    width: 1600,
    height: 1200,
  })),
}

const showing = (gallery: Answers[string]): Answers => ({
  'GET /items': () => ({ data: [tee], nextCursor: null }),
  'GET /items/images': gallery,
})

export const Filled = screenStory({ at, features: WRITE, answers: showing(() => pictures) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: 'Picture 1, The front, main picture' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible()
})

export const Empty = screenStory(
  { at, features: WRITE, answers: showing(() => ({ version: 1, images: [] })) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No pictures yet')).toBeVisible()
  },
)

export const Loading = screenStory({ at, features: WRITE, answers: showing(never) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
})

export const Failed = screenStory(
  { at, features: WRITE, answers: showing(() => new Refusal(500, { message: 'Request not processed' })) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Request not processed')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: showing(() => pictures) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /The front/ })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Choose files' })).toBeNull()
})
