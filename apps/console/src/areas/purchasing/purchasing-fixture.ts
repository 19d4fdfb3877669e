import type { PurchaseOrder, PurchaseOrderRow, Receipt } from './purchasing.atoms.ts'

const by = { createdAt: '2026-01-02T03:04:05Z', createdBy: 'ada', updatedAt: '2026-01-02T03:04:05Z', updatedBy: 'ada' }
const header = {
  name: 'Caps, second run',
  vendorID: 'LOOM',
  vendorName: 'Loom & Anchor',
  vendorEmail: null,
  shipTo: 'WAREHOUSE/W1',
  shipToName: 'River Street warehouse',
  externalPO: null,
  orderedOn: '2026-01-02',
  expectedOn: '2026-01-20',
  cancelAfter: null,
  terms: 'Net 30',
  buyer: 'ada',
  freight: 20,
  discount: null,
  remarks: null,
  total: 560,
  revision: null,
  sentAt: null,
}
const nothing = { received: 0, rejected: 0, canceled: 0 }
const parts = { itemName: 'Meridian Snapback', vendorAlias: 'LA-1', packSize: 12, tax: null }

export const draftOrder: PurchaseOrder = {
  ...by,
  ...header,
  number: 'PO-000007',
  version: 1,
  state: 'DRAFT',
  lines: [
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000001',
      ...parts,
      itemID: 'CAP',
      ordered: 36,
      unitCost: 9,
      extended: 324,
      open: 36,
      ...nothing,
    },
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000002',
      ...parts,
      itemID: 'TEE',
      itemName: 'Tour Tee',
      ordered: 24,
      unitCost: 9,
      extended: 216,
      open: 24,
      ...nothing,
    },
  ],
  hiddenLines: 0,
  totals: [
    { name: 'lines', label: 'Lines', kind: 'count', value: 2 },
    { name: 'units', label: 'Units', kind: 'count', value: 60 },
    { name: 'goods', label: 'Goods', kind: 'money', value: 540 },
    { name: 'freight', label: 'Freight', kind: 'money', value: 20 },
    { name: 'total', label: 'Total', kind: 'money', value: 560 },
  ],
  related: [],
  attachments: [],
  actions: [
    {
      name: 'submit',
      label: 'Submit',
      isPrimary: true,
      needsRemark: false,
      to: 'PENDING',
      outcome: { label: 'Submit for approval', note: 'Needs approval: it costs more than $500.00.' },
    },
    { name: 'cancel', label: 'Cancel', isPrimary: false, needsRemark: false, to: 'CANCELED' },
  ],
}

/** Submitted by somebody else. */
export const pendingOrder: PurchaseOrder = {
  ...draftOrder,
  version: 2,
  state: 'PENDING',
  readOnlyReason: "You can't change this purchase order: it is pending approval.",
  actions: [
    { name: 'approve', label: 'Approve', isPrimary: true, needsRemark: false, to: 'APPROVED' },
    { name: 'sendBack', label: 'Send back', isPrimary: false, needsRemark: true, to: 'DRAFT' },
  ],
}

export const partlyReceived: PurchaseOrder = {
  ...draftOrder,
  version: 5,
  state: 'PARTLY_RECEIVED',
  sentAt: by.updatedAt,
  lines: draftOrder.lines.map((line, index) =>
    index === 0 ? { ...line, received: 20, rejected: 4, open: 12 } : { ...line, received: 24, open: 0 },
  ),
  related: [
    {
      number: 'RC-000001',
      state: 'Posted',
      tone: 'green',
      createdAt: '2026-01-17T15:00:00.000Z',
      createdBy: 'mia',
    },
    {
      number: 'RC-000003',
      state: 'Draft',
      tone: 'gray',
      createdAt: '2026-01-19T15:00:00.000Z',
      createdBy: 'sam',
    },
  ],
  actions: [
    { name: 'revise', label: 'Revise', isPrimary: false, needsRemark: true, to: 'DRAFT' },
    { name: 'shortClose', label: 'Close short', isPrimary: false, needsRemark: true, to: 'CLOSED' },
  ],
}

const NOT_CANCELED = 'Some of it has arrived already. Send it again, then close it short.'

/** The same order, taken back for a revision, with an item of which nothing has arrived. */
export const revisedOrder: PurchaseOrder = {
  ...partlyReceived,
  version: 6,
  state: 'DRAFT',
  sentAt: null,
  revision: 1,
  lines: [
    ...partlyReceived.lines,
    {
      ...draftOrder.lines[0]!,
      lineID: 'b4f1a9de-0000-4000-8000-000000000004',
      itemID: 'PIN',
      itemName: 'Meridian Pin',
      ordered: 12,
      extended: 108,
      open: 12,
    },
  ],
  actions: [
    draftOrder.actions[0]!,
    { name: 'cancel', label: 'Cancel', isPrimary: false, needsRemark: false, disabledReason: NOT_CANCELED },
  ],
}

export const draftReceipt: Receipt = {
  ...by,
  number: 'RC-000003',
  version: 1,
  state: 'DRAFT',
  orderNumber: 'PO-000007',
  vendorName: 'Loom & Anchor',
  shipToName: 'River Street warehouse',
  receivedOn: '2026-01-19',
  packingSlip: 'CT-4502',
  freight: null,
  freightBy: null,
  remarks: null,
  lines: [
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000003',
      itemID: 'CAP',
      itemName: 'Meridian Snapback',
      ordered: 36,
      due: 12,
      accepted: 10,
      rejected: 2,
      reason: 'DAMAGED',
      unitCost: 9,
      costBefore: 8.5,
      costAfter: 8.625,
    },
  ],
  hiddenLines: 0,
  totals: [
    { name: 'accepted', label: 'Accepted', kind: 'count', value: 10 },
    { name: 'rejected', label: 'Rejected', kind: 'count', value: 2 },
    { name: 'goods', label: 'Goods', kind: 'money', value: 90 },
  ],
  related: [],
  attachments: [],
  actions: [{ name: 'post', label: 'Post', isPrimary: true, needsRemark: false, to: 'POSTED' }],
}

export const orderRows: PurchaseOrderRow[] = [
  'DRAFT',
  'PENDING',
  'APPROVED',
  'SENT',
  'PARTLY_RECEIVED',
  'RECEIVED',
  'CLOSED',
].map((state, index) => ({ ...by, ...header, number: `PO-00000${9 - index}`, state, lines: 2 }))
