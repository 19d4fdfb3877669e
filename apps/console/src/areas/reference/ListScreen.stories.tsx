import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
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
  'GET /lists/color/uses': () => [{ id: 'C0', items: 1200, entries: 0, others: 0 }],
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

const MANAGE_DISCOUNTS = grant(['READ', 'WRITE'], 'CATALOG_DISCOUNTS')
const discountsAt = '/app/catalog/discounts'

const discount = (id: string, more: Partial<Entry>): Entry => ({ ...colorNamed(`${id} discount`, 0), id, ...more })

const HOURS = { startTime: '22:00', endTime: '02:00' }

const DISCOUNTS = [
  discount('CREW', { type: 'PERCENT', value: 12.5 }),
  discount('FIVER', { type: 'AMOUNT', value: 5 }),
  discount('NIGHT', { type: 'PERCENT', value: 20, startsOn: '2026-12-30', endsOn: '2026-12-31', ...HOURS }),
  discount('OLD', { type: 'PERCENT', value: null }),
]

const showingDiscounts: Answers = {
  'GET /lists/discount': () => DISCOUNTS,
  'GET /lists/discount/uses': () => [],
}

export const Discounts = screenStory(
  { at: discountsAt, features: MANAGE_DISCOUNTS, answers: showingDiscounts },
  async ({ canvas }) => {
    const cells = async (name: RegExp) =>
      within(await canvas.findByRole('row', { name }))
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent)
    await expect(await cells(/CREW/)).toEqual(expect.arrayContaining(['Percent', '12.5%']))
    await expect(await cells(/FIVER/)).toEqual(expect.arrayContaining(['Amount', '$5.00']))
    const night = ['20%', '2026-12-30', '2026-12-31', '22:00', '02:00']
    await expect(await cells(/NIGHT/)).toEqual(expect.arrayContaining(night))
    await expect(await cells(/OLD/)).not.toContain('0%')
  },
)

export const DiscountsOverTime = screenStory(
  {
    at: discountsAt,
    features: MANAGE_DISCOUNTS,
    answers: {
      ...showingDiscounts,
      'GET /lists/discount': () => [
        discount('NOW', { type: 'PERCENT', value: 10, startsOn: '2020-01-01' }),
        discount('LATER', { type: 'AMOUNT', value: 5, startsOn: '2999-01-01' }),
        discount('PAST', { type: 'PERCENT', value: 15, endsOn: '2020-01-01' }),
        discount('OFF', { type: 'PERCENT', value: 20, endsOn: '2020-01-01', status: 'Inactive' }),
      ],
    },
  },
  async ({ canvas }) => {
    const statusOf = async (name: RegExp, status: string) =>
      expect(within(await canvas.findByRole('row', { name })).getByText(status)).toBeVisible()
    await statusOf(/NOW/, 'Active')
    await statusOf(/LATER/, 'Scheduled')
    await statusOf(/PAST/, 'Ended')
    await statusOf(/OFF/, 'Inactive')
  },
)

const sent = fn()
const create = async (request: Request) => {
  sent(await request.json())
  return DISCOUNTS[0]
}

export const NewDiscount = screenStory(
  {
    at: `${discountsAt}?new=entry`,
    features: MANAGE_DISCOUNTS,
    answers: { ...showingDiscounts, 'POST /lists/discount': create },
  },
  async () => {
    const form = within(await screen.findByRole('dialog', { name: 'New discount' }))
    const field = (name: RegExp) => form.getByRole('textbox', { name })
    await userEvent.type(field(/Discount ID/), 'LATE')
    await userEvent.type(field(/Description/), 'Late show')
    await userEvent.type(field(/Value/), '150')
    await userEvent.type(field(/Start time/), '10:00 PM')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText('Value is more than 100 percent (150).')).toBeVisible()
    await expect(form.getByText('End time is required with the start time.')).toBeVisible()
    await userEvent.clear(field(/Value/))
    await userEvent.type(field(/Value/), '15')
    await userEvent.type(field(/End time/), '2:00')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const late = { id: 'LATE', description: 'Late show', type: 'PERCENT', value: 15 }
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ...late, startsOn: null, endsOn: null, ...HOURS }))
  },
)

export const DiscountOfAnAmount = screenStory(
  { at: `${discountsAt}?id=FIVER`, features: MANAGE_DISCOUNTS, answers: showingDiscounts },
  async () => {
    const form = within(await screen.findByRole('dialog', { name: 'FIVER discount' }))
    const value = form.getByRole('textbox', { name: /Value/ })
    await expect(value).toHaveValue('5.00')
    await userEvent.clear(value)
    await userEvent.type(value, '5.555')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText('Value has more than 2 decimals (5.555).')).toBeVisible()
    await expect(form.getByLabelText('First day')).toHaveAttribute('type', 'date')
  },
)

const KEPT = { status: 'Active', version: 1, updatedAt: '2026-01-02T03:04:05Z', updatedBy: 'ada' }
const HATS = { id: 'HATS', description: 'Hats', parentID: 'HEADWEAR', ...KEPT }
const HEADWEAR = { id: 'HEADWEAR', name: 'Headwear', ...KEPT }

export const NewCategoryOfANewDepartment = screenStory(
  {
    at: '/app/catalog/attributes/category?new=entry',
    features: WRITE,
    answers: {
      'GET /lists/category': () => [],
      'GET /lists/category/uses': () => [],
      'GET /lists/department': () => [],
      'POST /lists/department': () => HEADWEAR,
      'POST /lists/category': async (request: Request) => {
        sent(await request.json())
        return HATS
      },
    },
  },
  async () => {
    const form = within(await screen.findByRole('dialog', { name: 'New category' }))
    await userEvent.type(form.getByRole('textbox', { name: /Category ID/ }), 'HATS')
    await userEvent.type(form.getByRole('textbox', { name: /Description/ }), 'Hats')
    await userEvent.type(form.getByRole('combobox', { name: 'Department' }), 'Headwear')
    await userEvent.click(await screen.findByRole('option', { name: 'Create department “Headwear”' }))
    const above = within(await screen.findByRole('dialog', { name: 'Create department' }))
    await userEvent.click(above.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Department' })).toHaveValue('Headwear'))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ id: 'HATS', description: 'Hats', parentID: 'HEADWEAR' }),
    )
  },
)
