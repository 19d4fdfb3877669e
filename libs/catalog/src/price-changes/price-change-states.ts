import type { DocumentState } from '@greenroom/documents'
import type { Requirement } from '@greenroom/permissions'

// In a file of their own, so that a list can import them without the rules.

/** Needed to approve a price change. */
export const PRICE_CHANGE_APPROVAL: Requirement = { feature: 'CATALOG_PRICE_CHANGE_APPROVAL', level: 'WRITE' }

export const PRICE_CHANGE_STATES = {
  DRAFT: { label: 'Draft', tone: 'gray', isEditable: true },
  SUBMITTED: { label: 'Submitted', tone: 'amber' },
  APPROVED: { label: 'Approved', tone: 'blue' },
  APPLIED: { label: 'Applied', tone: 'green' },
  RUNNING: { label: 'Running', tone: 'green' },
  NOT_ENDED: { label: 'Not ended', tone: 'red' },
  ENDED: { label: 'Ended', tone: 'gray' },
  UNDONE: { label: 'Undone', tone: 'gray' },
  PARTLY_UNDONE: { label: 'Partly undone', tone: 'gray' },
  FAILED: { label: 'Not applied', tone: 'red' },
  CANCELED: { label: 'Canceled', tone: 'gray', isClosed: true },
} as const satisfies Record<string, DocumentState>
