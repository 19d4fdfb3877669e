import type { DocumentState } from '@greenroom/documents'
import type { Requirement } from '@greenroom/permissions'

// In a file of their own, so that a list can import them without the rules.

/** Needed to approve a purchase order. */
export const PURCHASE_ORDER_APPROVAL: Requirement = { feature: 'INVENTORY_PO_APPROVAL', level: 'WRITE' }

/** What can still be changed of an order that its vendor has: neither what is bought nor what it costs. */
const OPEN_FIELDS = ['name', 'expectedOn', 'remarks']

export const PURCHASE_ORDER_STATES = {
  DRAFT: { label: 'Draft', tone: 'gray', isEditable: true },
  PENDING: { label: 'Pending approval', tone: 'amber' },
  APPROVED: { label: 'Approved', tone: 'blue', isEditable: true, openFields: [...OPEN_FIELDS, 'vendorEmail'] },
  SENT: { label: 'Sent', tone: 'blue', isEditable: true, openFields: OPEN_FIELDS },
  PARTLY_RECEIVED: { label: 'Partially received', tone: 'amber', isEditable: true, openFields: OPEN_FIELDS },
  RECEIVED: { label: 'Received', tone: 'green' },
  CLOSED: { label: 'Closed', tone: 'green' },
  ON_HOLD: { label: 'On hold', tone: 'red' },
  CANCELED: { label: 'Canceled', tone: 'gray', isClosed: true },
} as const satisfies Record<string, DocumentState>

export type PurchaseOrderState = keyof typeof PURCHASE_ORDER_STATES

/** An order in these may still be sent. One on hold may have been sent before. */
export const UNSENT_ORDERS: readonly PurchaseOrderState[] = ['DRAFT', 'PENDING', 'APPROVED', 'ON_HOLD']
