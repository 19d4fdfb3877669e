import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { group, pageOf, register, store } from './locations-fixture.ts'

const meta = {
  title: 'Screens/Locations',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'LOCATION_STORE')
const WRITE = grant(['READ', 'WRITE'], 'LOCATION_STORE', 'LOCATION_REGISTER', 'LOCATION_REPORTING_GROUP')
const at = '/app/settings/stores'
const failed = () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })

const stores = [
  store,
  { ...store, id: 'S2', storeID: 'S2', name: 'Harbor bar', city: 'Portland', taxID: 'CITY' },
  { ...store, id: 'S3', storeID: 'S3', name: 'Old kiosk', status: 'Inactive' },
]

const showing = (rows: readonly unknown[]): Answers => ({ 'GET /business/stores': () => pageOf(rows) })

export const Filled = screenStory({ at, features: WRITE, answers: showing(stores) }, async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Harbor bar' })
  await expect(link).toHaveAttribute('href', '/app/settings/stores/store/S2')
  await expect(canvas.getByText('Inactive')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'New store' })).toBeVisible()
})

export const Registers = screenStory(
  {
    at: '/app/settings/registers',
    features: WRITE,
    answers: { 'GET /registers': () => pageOf([register, { ...register, id: 'R2', name: 'Till 2', number: null }]) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Till 2' })).toBeVisible()
    await expect(await canvas.findByRole('combobox', { name: 'Store' })).toBeVisible()
  },
)

export const ReportingGroups = screenStory(
  {
    at: '/app/settings/reportinggroups',
    features: WRITE,
    answers: { 'GET /reportinggroups': () => pageOf([group]) },
  },
  async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Level 1' })
    await expect(link).toHaveAttribute('href', '/app/settings/reportinggroups/reportinggroup/L1')
  },
)

export const Empty = screenStory({ at, features: WRITE, answers: showing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No stores yet')).toBeVisible()
  await expect(canvas.getByText(/import them from a CSV file/)).toBeVisible()
})

export const NoneMatch = screenStory(
  { at: `${at}?search=zzz`, features: WRITE, answers: showing([]) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No stores match')).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: WRITE, answers: { 'GET /business/stores': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
)

export const Failed = screenStory(
  { at, features: WRITE, answers: { 'GET /business/stores': failed } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByText('No stores yet')).toBeNull()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: showing(stores) }, async ({ canvas }) => {
  await expect(await canvas.findByText('Harbor bar')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'New store' })).toHaveAttribute('aria-disabled', 'true')
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/LOCATION_STORE/)).toBeVisible()
})

export const Import = screenStory({ at, features: WRITE, answers: showing(stores) }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import a file' }))
  await waitFor(() => expect(screen.getByText(/Columns: Store ID, Store name, Venue/)).toBeVisible())
})
