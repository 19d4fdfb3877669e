import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Answers, loginAnswer, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { group, pageOf, places, register, store, venue } from './locations-fixture.ts'
import type { LocationDetail } from './locations.atoms.ts'

const meta = {
  title: 'Screens/Location',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['LOCATION_VENUE', 'LOCATION_STORE', 'LOCATION_REGISTER', 'LOCATION_REPORTING_GROUP', 'CATALOG_TAXES']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE'], ...KEYS)
const VENUE = '/app/settings/venues/venue/ARENA'
const STORE = '/app/settings/stores/store/S1'

const company = {
  companyCode: 'demo',
  name: 'Northlight',
  merchantID: '',
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  numberFormat: '1,234.56',
}

const showing = (more: Answers = {}): Answers => ({
  'GET /business': () => ({ company, locations: places }),
  'GET /taxes': () => [{ id: 'CITY', taxID: 'CITY', description: 'City tax', status: 'Active', rate: 5 }],
  'GET /business/venues/ARENA': () => venue,
  'GET /business/stores/S1': () => store,
  'GET /registers/R1': () => register,
  'GET /reportinggroups/L1': () => group,
  'GET /business/stores': () => pageOf([store]),
  'GET /business/warehouses': () => pageOf([]),
  'GET /registers': () => pageOf([register]),
  'GET /users/all': (request) => {
    const isHere = new URL(request.url).searchParams.get('location') === 'STORE/S1'
    return pageOf(isHere ? [{ userID: 'U2', name: 'Bea Lindqvist', role: 'store manager' }] : [])
  },
  ...more,
})

export const Venue = screenStory({ at: VENUE, features: WRITE, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Portland')
  await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('United States')
  await expect(canvas.getByRole('combobox', { name: 'Tax' })).toHaveValue('City tax')
  const hours = within(canvas.getByRole('table', { name: 'Opening hours' }))
  await expect(hours.getByRole('textbox', { name: 'Friday closes' })).toHaveValue('01:00')
  await expect(hours.getByText('Next day')).toBeVisible()
  await expect(await canvas.findByRole('link', { name: 'Stand 1' })).toHaveAttribute('href', STORE)
  await expect(canvas.getByRole('link', { name: 'New store' })).toHaveAttribute(
    'href',
    '/app/settings/stores/store?venueID=ARENA',
  )
})

export const Store = screenStory(
  { at: STORE, features: [...WRITE, ...grant(['READ'], 'CONFIG_USERS')], answers: showing() },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Venue' })).toHaveValue('Harborline arena')
    await expect(canvas.getByRole('checkbox', { name: 'Own opening hours' })).not.toBeChecked()
    await expect(await canvas.findByText(/^As in the venue: .*Friday 17:00-01:00, Saturday 10:00-23:00/)).toBeVisible()
    const placeholders = ['Time zone', 'Tax'].map((name) => canvas.getByRole('combobox', { name }))
    await expect(placeholders[0]).toHaveAttribute('placeholder', 'As in the venue: America/Los Angeles')
    await expect(placeholders[1]).toHaveAttribute('placeholder', 'As in the venue: City tax')
    await expect(await canvas.findByRole('link', { name: 'Till 1' })).toBeVisible()
    const staff = within(await canvas.findByRole('list', { name: 'Who works here' }))
    await expect(staff.getByRole('link', { name: 'Bea Lindqvist' })).toHaveAttribute(
      'href',
      '/app/settings/users/user?userID=U2',
    )
  },
)

/** Those who work at some places can't create a venue. */
export const NewVenueForOnePlace = screenStory(
  {
    at: '/app/settings/venues/venue',
    features: WRITE,
    answers: showing({
      'POST /login': () => loginAnswer(2, WRITE, [{ type: 'VENUE', locationID: 'ARENA', name: 'Harborline arena' }]),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can't create a venue\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Create venue' })).toBeNull()
  },
)

export const Register = screenStory(
  { at: '/app/settings/registers/register/R1', features: WRITE, answers: showing() },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Store' })).toHaveValue('Stand 1')
    await expect(canvas.getByRole('textbox', { name: 'Register number' })).toHaveValue('1')
  },
)

export const ReportingGroup = screenStory(
  { at: '/app/settings/reportinggroups/reportinggroup/L1', features: WRITE, answers: showing() },
  async ({ canvas }) => {
    const chosen = within(await canvas.findByRole('list', { name: 'Chosen locations' }))
    await expect(chosen.getByText('Harborline arena')).toBeVisible()
  },
)

export const New = screenStory(
  { at: '/app/settings/stores/store?venueID=ARENA', features: WRITE, answers: showing() },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Venue' })).toHaveValue('Harborline arena')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Stand 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Create store' }))
    await expect(await canvas.findByText('Store ID is required.')).toBeVisible()
  },
)

export const InUse = screenStory({ at: STORE, features: WRITE, answers: showing() }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }))
  const dialog = within(await screen.findByRole('dialog', { name: "Stand 1 can't be deactivated yet" }))
  await waitFor(() => expect(dialog.getByText(/2 active registers/)).toBeVisible())
  await expect(dialog.getByRole('link', { name: 'R2' })).toHaveAttribute('href', '/app/settings/registers/register/R2')
})

export const Inactive = screenStory(
  { at: VENUE, features: WRITE, answers: showing({ 'GET /business/venues/ARENA': () => inactive }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Activate' })).toBeVisible()
    await expect(canvas.getAllByText('Inactive')[0]).toBeVisible()
  },
)

const inactive: LocationDetail = { ...venue, status: 'Inactive' }

export const SomebodyElseSaved = screenStory(
  {
    at: VENUE,
    features: WRITE,
    answers: showing({
      'PUT /business/venues/ARENA': () => {
        const current = { ...venue, name: 'Harborline dome', version: 4 }
        return new Refusal(409, { code: 'ER_000', message: 'Changed', body: { current, updatedBy: 'grace' } })
      },
    }),
  },
  async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Harborline hall')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveTextContent('Harborline dome'))
    await expect(dialog).toHaveTextContent('Harborline hall')
  },
)

export const Loading = screenStory(
  { at: VENUE, features: WRITE, answers: showing({ 'GET /business/venues/ARENA': never }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at: VENUE,
    features: WRITE,
    answers: showing({
      'GET /business/venues/ARENA': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const NotFound = screenStory(
  { at: '/app/settings/venues/venue/GONE', features: WRITE, answers: showing() },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Venue not found' })).toBeVisible()
  },
)

export const WithoutTaxes = screenStory(
  { at: VENUE, features: grant(['READ', 'WRITE'], 'LOCATION_VENUE'), answers: showing() },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Tax' })).toHaveValue('CITY')
    await expect(canvas.queryByRole('button', { name: 'Stores' })).toBeNull()
  },
)

export const ReadOnly = screenStory({ at: VENUE, features: READ, answers: showing() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  await expect(canvas.getByText(/You have view-only access to this venue/)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Deactivate' })).toBeNull()
})

export const Forbidden = screenStory({ at: VENUE, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})
