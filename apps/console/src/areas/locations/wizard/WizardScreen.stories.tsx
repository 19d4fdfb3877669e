import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { places } from '../locations-fixture.ts'
import { plan } from './plan-fixture.ts'
import type { Plan } from './plans.atoms.ts'
import { type StepID, stepPath } from './steps.ts'
import { NEW_PLAN } from './wizard-paths.ts'

const meta = {
  title: 'Screens/Venue wizard',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = [
  'LOCATION_VENUE',
  'LOCATION_STORE',
  'LOCATION_WAREHOUSE',
  'LOCATION_REGISTER',
  'CATALOG_TAXES',
  'CATALOG_ENTITLEMENT',
  'CATALOG_PRODUCT',
]
const WIZARD_KEY = 'UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD'
const ALL = [...grant(['READ', 'WRITE'], ...KEYS), ...grant(['READ', 'WRITE', 'DELETE'], WIZARD_KEY)]
const READ = grant(['READ'], WIZARD_KEY, ...KEYS)
const PLAN = `/utilities/venues/plans/${plan.planID}`
const at = (step?: StepID) => stepPath(plan.planID, step)

const COMPANY = {
  companyCode: 'demo',
  name: 'Northlight',
  merchantID: '',
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  numberFormat: '1,234.56',
}

const failed = () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })

const showing = (more: Answers = {}): Answers => ({
  'GET /business': () => ({
    company: COMPANY,
    locations: places,
  }),
  'GET /entitlements/count': () => ({ explicit: 1240, inherited: 0 }),
  'GET /taxes': () => [{ id: 'CITY', taxID: 'CITY', description: 'City tax', status: 'Active', rate: 5 }],
  [`GET ${PLAN}`]: () => plan,
  ...more,
})

const withPlan = (changed: Partial<Plan>) =>
  showing({ [`GET ${PLAN}`]: () => ({ ...plan, plan: { ...plan.plan, ...changed } }) })

export const New = screenStory({ at: NEW_PLAN, features: ALL, answers: showing() }, async ({ canvas }) => {
  const name = await canvas.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toHaveFocus())
  await expect(canvas.getByRole('heading', { level: 1, name: 'New venue' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Name and address' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.queryByRole('button', { name: 'Delete draft' })).toBeNull()
})

export const Venue = screenStory({ at: at(), features: ALL, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Venue ID' })).toHaveValue('HALL')
  await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('United States')
})

const paste = (text: string) => {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
}

export const Stores = screenStory(
  { at: at('stores'), features: ALL, answers: withPlan({ stores: [] }) },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('rowheader'))
    paste(Array.from({ length: 100 }, (_, nth) => `HH-${nth + 1}\tStand ${nth + 1}`).join('\r\n'))
    await expect(await canvas.findByText('Stand 7')).toBeVisible()
    await expect(canvas.getByText(/^100 rows/)).toBeVisible()
  },
)

export const StoresWithProblems = screenStory(
  {
    at: at('summary'),
    features: ALL,
    answers: withPlan({
      stores: [
        { id: 'S1', name: 'Taken' },
        { id: 'HH-2', name: '' },
        { id: 'HH-2', name: 'Twice' },
      ],
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Correct these first')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('link', { name: /^Stores/ })[0]!)
    await expect(await canvas.findByRole('button', { name: 'Row 1 (S1): There is already a store S1.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Row 2 (HH-2): Store name is required.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Row 3 (HH-2): There are two stores HH-2 in the plan.' }))
    await userEvent.keyboard('HH-3{Enter}')
    await waitFor(() => expect(canvas.queryByText(/There are two stores/)).toBeNull())
  },
)

export const Warehouses = screenStory(
  { at: at('warehouses'), features: ALL, answers: showing() },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Store room')).toBeVisible()
  },
)

export const Registers = screenStory({ at: at('registers'), features: ALL, answers: showing() }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add one to each store' }))
  await expect(await canvas.findByText('Section 101 grill 2')).toBeVisible()
  await expect(canvas.getByText('Section 102 bar 1')).toBeVisible()
})

export const Hours = screenStory({ at: at('hours'), features: ALL, answers: showing() }, async ({ canvas }) => {
  const hours = within(await canvas.findByRole('table', { name: 'Opening hours' }))
  await expect(hours.getByRole('textbox', { name: 'Friday opens' })).toHaveValue('17:00')
})

export const Taxes = screenStory({ at: at('taxes'), features: ALL, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('combobox', { name: 'Tax of the venue' })).toHaveValue('City tax')
  await expect(within(canvas.getByRole('grid', { name: 'stores' })).getByText('City tax')).toBeVisible()
})

export const Entitlement = screenStory(
  { at: at('entitlement'), features: ALL, answers: showing() },
  async ({ canvas }) => {
    const venue = await canvas.findByRole('combobox', { name: 'Copy entitlements from venue' })
    await expect(venue).toHaveValue('Harborline arena')
    await expect(await canvas.findByText(/^1,240 items that the venue may sell everywhere/)).toBeVisible()
    await expect(within(canvas.getByRole('grid', { name: 'stores' })).getByText('Stand 1')).toBeVisible()
  },
)

export const EntitlementDenied = screenStory(
  {
    at: at('entitlement'),
    features: [...grant(['READ', 'WRITE'], ...KEYS.slice(0, 5)), ...grant(['READ', 'WRITE'], WIZARD_KEY)],
    answers: showing(),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/^Entitlements can't be copied/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete draft' })).toBeEnabled()
  },
)

export const Summary = screenStory({ at: at('summary'), features: ALL, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByText('Harborline arena, 1 store like another store')).toBeVisible()
  await expect(canvas.getByText('City tax, 1 store with their own')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Create venue' })).toBeEnabled()
})

export const CreationRefused = screenStory(
  {
    at: at('summary'),
    features: ALL,
    answers: showing({
      [`POST ${PLAN}/venue`]: () => {
        const message = 'There is already a register HH-1-1'
        const errors = [{ field: 'registers.0.id', message, value: 'HH-1-1' }]
        return new Refusal(400, { code: 'ER_000', message, errors })
      },
    }),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create venue' }))
    await expect(await canvas.findByText('Correct these first')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('link', { name: /^Registers/ })[0]!)
    const row = 'Row 1 (HH-1-1): There is already a register HH-1-1'
    await expect(await canvas.findByRole('button', { name: row })).toBeVisible()
  },
)

export const AnswerLost = screenStory(
  { at: at('summary'), features: ALL, answers: showing({ [`POST ${PLAN}/venue`]: failed }) },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create venue' }))
    await expect(await canvas.findByText(/it is never created twice/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create venue' })).toBeEnabled()
  },
)

export const ChangedInAnotherWindow = screenStory(
  {
    at: at(),
    features: ALL,
    answers: showing({
      [`PUT ${PLAN}`]: () => {
        const { venue } = plan.plan
        const current = { ...plan, version: 4, plan: { ...plan.plan, venue: { ...venue, name: 'Harbor dome' } } }
        return new Refusal(409, { code: 'ER_000', message: 'Changed', body: { current, updatedBy: 'ada' } })
      },
    }),
  },
  async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Harbor house')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveTextContent('Harbor dome'))
    await expect(dialog).toHaveTextContent('Harbor house')
  },
)

export const Created = screenStory(
  { at: at(), features: ALL, answers: showing({ [`GET ${PLAN}`]: () => ({ ...plan, createdVenue: 'HALL' }) }) },
  async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Open Harbor hall' })
    await expect(link).toHaveAttribute('href', '/app/settings/venues/venue/HALL')
  },
)

export const ReadOnly = screenStory({ at: at('stores'), features: READ, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByText(/You have view-only access to this draft/)).toBeVisible()
  await expect(await canvas.findByText('Section 101 grill')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Add row' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await expect(await canvas.findByRole('heading', { name: '3. Warehouses' })).toHaveFocus()
})

export const Loading = screenStory(
  { at: at(), features: ALL, answers: showing({ [`GET ${PLAN}`]: never }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  { at: at(), features: ALL, answers: showing({ [`GET ${PLAN}`]: failed }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const NotFound = screenStory(
  { at: stepPath('8e0f4a8e-9f43-4d2b-8a1f-7c115b0f2f4e'), features: ALL, answers: showing() },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Draft not found' })).toBeVisible()
  },
)

export const Forbidden = screenStory({ at: at(), features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
