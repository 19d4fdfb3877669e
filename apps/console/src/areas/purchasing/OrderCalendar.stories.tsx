import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Answers } from '#data/answering-fixture.ts'
import { grant, screenStory } from '#shell/screen-story.tsx'
import type { PurchaseOrderRow } from './purchasing.atoms.ts'

const meta = {
  title: 'Screens/Order calendar',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'INVENTORY_PO', 'CATALOG_PRODUCT')
const PHONE = { globals: { viewport: { value: 'mobile2', isRotated: false } } }
const at = '/app/inventory/po?view=calendar&month=2025-07'
const by = { createdAt: '2025-01-02T03:04:05Z', createdBy: 'ada', updatedAt: '2025-01-02T03:04:05Z', updatedBy: 'ada' }

const row = (number: number, state: string, vendorName: string, expectedOn: string): PurchaseOrderRow => ({
  ...by,
  number: `PO-0000${number}`,
  state,
  vendorName,
  shipToName: 'Main warehouse',
  expectedOn,
  lines: 3,
})
const rows = [
  row(11, 'RECEIVED', 'Meridian Textiles', '2025-07-02'),
  row(12, 'SENT', 'Vinyl & Co', '2025-07-16'),
  row(13, 'DRAFT', 'Meridian Textiles', '2025-07-16'),
]

/** The orders that a call asks for. */
const answers: Answers = {
  'GET /purchaseorders': ({ url }) => {
    const query = new URL(url).searchParams
    const [from, to] = [query.get('expectedFrom') ?? '', query.get('expectedTo') ?? '9']
    const data = rows.filter(({ expectedOn }) => from <= expectedOn! && expectedOn! <= to)
    return { data, nextCursor: null, total: { count: data.length, capped: false } }
  },
}

export const Month = screenStory({ at, features: READ, answers }, async ({ canvas }) => {
  await expect(await canvas.findByRole('table', { name: 'July 2025' })).toBeVisible()
  await expect(canvas.getByText('3 purchase orders')).toBeVisible()
  const late = canvas.getByRole('link', {
    name: 'PO-000012 Overdue, Vinyl & Co, expected 2025-07-16, 3 lines to Main warehouse',
  })
  await expect(late).toHaveAttribute('href', '/app/inventory/po/PO-000012')
  // A draft is not late yet.
  await expect(canvas.getByRole('link', { name: /^PO-000013 Draft/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
  await expect(await canvas.findByText('No purchase orders in August 2025.')).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Sent' }))
  await expect(await canvas.findByRole('grid', { name: 'Purchase orders' })).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }))
  await expect(await canvas.findByRole('button', { name: 'Today' })).toBeDisabled()
})

export const Agenda = {
  ...screenStory({ at, features: READ, answers }, async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Days' })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'PO-000011 Received Meridian Textiles 3 lines to Main warehouse' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  }),
  ...PHONE,
}

export const AgendaEmpty = {
  ...screenStory({ at: at.replace('07', '09'), features: READ, answers }, async ({ canvas }) => {
    await expect(await canvas.findByText('No purchase orders in September 2025')).toBeVisible()
    await expect(canvas.getByText(/^Orders appear here on the day/)).toBeVisible()
  }),
  ...PHONE,
}
