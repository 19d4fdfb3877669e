import type { DocumentState } from '@greenroom/documents'

/** What is typed on arrival. */
export const ARRIVAL_FIELDS = ['received', 'lost', 'damaged', 'returned', 'reason'] as const

/** In a file of their own, so that a list can import them without the rules. */
export const TRANSFER_STATES = {
  DRAFT: { label: 'Draft', tone: 'gray', isEditable: true },
  REQUESTED: { label: 'Requested', tone: 'amber', isEditable: true, openFields: ['shipped', 'tracking'] },
  IN_TRANSIT: { label: 'In transit', tone: 'blue', isEditable: true, openFields: ARRIVAL_FIELDS },
  PARTIALLY_RECEIVED: { label: 'Partially received', tone: 'amber', isEditable: true, openFields: ARRIVAL_FIELDS },
  RECEIVED: { label: 'Received', tone: 'green' },
  CANCELED: { label: 'Canceled', tone: 'gray', isClosed: true },
} as const satisfies Record<string, DocumentState>

export type TransferState = keyof typeof TRANSFER_STATES

/** A transfer in these may still be shipped; nothing of it was yet. */
export const UNSHIPPED_TRANSFERS: readonly TransferState[] = ['DRAFT', 'REQUESTED']
