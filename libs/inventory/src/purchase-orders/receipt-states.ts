import type { DocumentState } from '@greenroom/documents'

/** In a file of their own, so that a list can import them without the rules. */
export const RECEIPT_STATES = {
  DRAFT: { label: 'Draft', tone: 'gray', isEditable: true },
  POSTED: { label: 'Posted', tone: 'green' },
  REVERSED: { label: 'Reversed', tone: 'gray' },
  CANCELED: { label: 'Canceled', tone: 'gray', isClosed: true },
} as const satisfies Record<string, DocumentState>

export type ReceiptState = keyof typeof RECEIPT_STATES
