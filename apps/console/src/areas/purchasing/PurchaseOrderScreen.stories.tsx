import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { PurchaseOrder, PurchaseOrderRow } from './purchasing.atoms.ts'
import {
  draftOrder,
  draftReceipt,
  orderRows,
  partlyReceived,
  pendingOrder,
  revisedOrder,
} from './purchasing-fixture.ts'

const meta = {
  title: 'Screens/Purchase order',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['INVENTORY_PO', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE', 'DELETE'], ...KEYS)
const APPROVE = [...WRITE, ...grant(['READ', 'WRITE'], 'INVENTORY_PO_APPROVAL')]
const PHONE = { globals: { viewport: { value: 'mobile2', isRotated: false } } }
const list = '/app/inventory/po'
const at = `${list}/PO-000007`
const receiptAt = '/app/inventory/receipts/RC-000003'

const UNDER_REVISION = 'The order is being revised: nothing can be received for it until it is sent again.'
const events = [{ eventID: '1', action: 'create', to: 'DRAFT', at: draftOrder.createdAt, by: 'ada' }]
const showing = (one: PurchaseOrder, more: Answers = {}): Answers => ({
  'GET /purchaseorders/PO-000007': () => one,
  'GET /purchaseorders/PO-000007/events': () => events,
  'GET /receipts/RC-000003': () => draftReceipt,
  'GET /receipts/RC-000003/events': () => events,
  'GET /lists/vendor': () => [{ id: 'LOOM', vendorID: 'LOOM', name: 'Loom & Anchor', status: 'Active', version: 1 }],
  'GET /items': () => ({ data: [{ itemID: 'CAP', name: 'Meridian Snapback' }], nextCursor: null }),
  ...more,
})
const listing = (data: readonly PurchaseOrderRow[]): Answers => ({
  'GET /purchaseorders': () => ({ data, nextCursor: null, total: { count: data.length, capped: false } }),
})

export const List = screenStory({ at: list, features: WRITE, answers: listing(orderRows) }, async ({ canvas }) => {
  for (const word of ['Draft', 'Pending approval', 'Sent', 'Partially received', 'Closed']) {
    await expect((await canvas.findAllByText(word))[0]).toBeVisible()
  }
  await expect(canvas.getByText('7 purchase orders')).toBeVisible()
  await expect((await canvas.findAllByText('2026-01-20, overdue')).length).toBe(2)
  await expect(canvas.queryByRole('switch', { name: 'Waiting for me' })).toBeNull()
})

export const ListOnPhone = {
  ...screenStory({ at: list, features: READ, answers: listing(orderRows) }, async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: /PO-000009.*\$560\.00/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  }),
  ...PHONE,
}

export const ListEmpty = screenStory({ at: list, features: WRITE, answers: listing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No purchase orders yet')).toBeVisible()
})

export const ListLoading = screenStory(
  { at: list, features: WRITE, answers: { 'GET /purchaseorders': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
)

export const Draft = screenStory({ at, features: WRITE, answers: showing(draftOrder) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Submit for approval' })).toBeEnabled()
  await expect(canvas.getByText('Needs approval: it costs more than $500.00.')).toBeVisible()
  await expect(await canvas.findByRole('columnheader', { name: 'Extended cost' })).toBeVisible()
  await expect(canvas.queryByRole('columnheader', { name: 'Open' })).toBeNull()
  await expect(canvas.queryByRole('button', { name: 'Receive' })).toBeNull()
})

export const DraftOnPhone = {
  ...screenStory({ at, features: WRITE, answers: showing(draftOrder) }, async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Submit for approval' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  }),
  ...PHONE,
}

export const WaitingForApproval = screenStory(
  { at, features: APPROVE, answers: showing(pendingOrder) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeEnabled()
    await expect(canvas.getByText("You can't change this purchase order: it is pending approval.")).toBeVisible()
  },
)

export const PartlyReceived = screenStory(
  { at, features: WRITE, answers: showing(partlyReceived) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Receive' })).toBeEnabled()
    const receipts = within(await canvas.findByRole('list', { name: 'Related documents' }))
    await expect(receipts.getByRole('link', { name: 'Receipt RC-000001' })).toHaveAttribute(
      'href',
      '/app/inventory/receipts/RC-000001',
    )
    await expect(receipts.getByText('Posted')).toBeVisible()
    await expect(await canvas.findByRole('columnheader', { name: 'Open' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Terms' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('readonly')
  },
)

export const Revised = screenStory({ at, features: WRITE, answers: showing(revisedOrder) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Submit for approval' })).toBeEnabled()
  await expect(canvas.getByText('Revision 1')).toBeVisible()
  for (const name of ['Ordered', 'Received', 'Rejected', 'Open']) {
    await expect(await canvas.findByRole('columnheader', { name })).toBeVisible()
  }
  await expect(canvas.getByRole('textbox', { name: 'Vendor' })).toHaveAttribute('readonly')
  await expect(canvas.getByRole('textbox', { name: 'Terms' })).not.toHaveAttribute('readonly')
  await expect(canvas.queryByRole('button', { name: 'Receive' })).toBeNull()
})

export const RevisedOnPhone = {
  ...screenStory({ at, features: WRITE, answers: showing(revisedOrder) }, async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Submit for approval' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  }),
  ...PHONE,
}

export const RevisedWithoutWhatArrived = screenStory(
  { at, features: WRITE, answers: showing(revisedOrder) },
  async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'lines' }))
    await userEvent.click(await grid.findByText('TEE'))
    await userEvent.click(canvas.getByRole('button', { name: /^Remove rows/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText("You can't remove TEE: 24 have arrived.")).toBeVisible()
  },
)

export const ReceiptDuringRevision = screenStory(
  {
    at: receiptAt,
    features: WRITE,
    answers: showing(revisedOrder, {
      'GET /receipts/RC-000003': () => ({
        ...draftReceipt,
        actions: [{ ...draftReceipt.actions[0]!, to: undefined, disabledReason: UNDER_REVISION }],
      }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Post' })).toBeDisabled()
    await expect(canvas.getByText(UNDER_REVISION)).toBeVisible()
  },
)

export const ReadOnly = screenStory(
  {
    at,
    features: READ,
    answers: showing({ ...partlyReceived, readOnlyReason: "You don't have permission to change purchase orders." }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('textbox', { name: 'Remarks' })).toBeNull()
    await expect(canvas.queryByRole('combobox', { name: /^Add an item/ })).toBeNull()
  },
)

export const WithoutCosts = screenStory(
  {
    at,
    features: grant(['READ', 'WRITE'], 'INVENTORY_PO', 'CATALOG_PRODUCT'),
    answers: showing({
      ...draftOrder,
      lines: draftOrder.lines.map(({ unitCost: _, extended: __, ...line }) => line),
      totals: draftOrder.totals.slice(0, 2),
      actions: [{ name: 'submit', label: 'Submit', isPrimary: true, needsRemark: false }],
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Submit' })).toBeEnabled()
    await expect(canvas.queryByRole('columnheader', { name: 'Unit cost' })).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: 'Freight' })).toBeNull()
  },
)

export const AReceipt = screenStory(
  { at: receiptAt, features: WRITE, answers: showing(draftOrder) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Purchase order PO-000007' })).toHaveAttribute('href', at)
    for (const name of ['Due', 'Accepted', 'Rejected']) {
      await expect(await canvas.findByRole('columnheader', { name })).toBeVisible()
    }
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeEnabled()
  },
)

export const New = screenStory(
  { at: `${list}/new`, features: WRITE, answers: showing(draftOrder) },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Caps')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }))
    await expect((await canvas.findAllByText(/Vendor is required/))[0]).toBeVisible()
  },
)

const BOX = { id: 'BOX-CO', vendorID: 'BOX-CO', name: 'Box Co', status: 'Active', version: 1 }

export const NewVendor = screenStory(
  {
    at: `${list}/new`,
    features: [...WRITE, ...grant(['READ', 'WRITE'], 'CATALOG_ATTRIBUTES')],
    answers: showing(draftOrder, { 'POST /lists/vendor': () => BOX }),
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Caps')
    const vendor = await canvas.findByRole('combobox', { name: 'Vendor' })
    await userEvent.type(vendor, 'Box Co')
    await userEvent.click(await screen.findByRole('option', { name: 'Create vendor “Box Co”' }))
    const form = within(await screen.findByRole('dialog', { name: 'Create vendor' }))
    await userEvent.click(form.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(vendor).toHaveValue('Box Co')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Caps')
  },
)

export const OtherCompany = screenStory(
  { at: `${list}/summary?poNumber=PO-000007&domain=north`, features: READ, answers: showing(draftOrder) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Switch to north' })).toBeVisible()
    await expect(
      canvas.getByText('You are currently logged into domain demo. Please switch to north and try again'),
    ).toBeVisible()
  },
)

export const NewForbidden = screenStory({ at: `${list}/new`, features: READ, answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})

export const NotThere = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(draftOrder, {
      'GET /purchaseorders/PO-000007': () =>
        new Refusal(404, { code: 'ER_006', message: 'Requested content not found' }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('There is no purchase order PO-000007.')).toBeVisible()
  },
)
