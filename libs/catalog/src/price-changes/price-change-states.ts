import type { DocumentState } from '@greenroom/documents'

/** In a file of their own, so that a list can import them without the rules. */
export const PRICE_CHANGE_STATES = {
  DRAFT: { label: 'Draft', tone: 'gray', isEditable: true },
  SUBMITTED: { label: 'Submitted', tone: 'amber' },
  APPROVED: { label: 'Approved', tone: 'blue' },
  APPLIED: { label: 'Applied', tone: 'green' },
  UNDONE: { label: 'Undone', tone: 'gray' },
  PARTLY_UNDONE: { label: 'Partly undone', tone: 'gray' },
  FAILED: { label: 'Not applied', tone: 'red' },
  CANCELED: { label: 'Canceled', tone: 'gray', isClosed: true },
} as const satisfies Record<string, DocumentState>
