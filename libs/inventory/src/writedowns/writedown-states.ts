import type { DocumentState } from '@greenroom/documents'

/** In a file of their own, so that a list can import them without the rules. */
export const WRITEDOWN_STATES = {
  DRAFT: { label: 'Draft', tone: 'gray', isEditable: true },
  SUBMITTED: { label: 'Submitted', tone: 'amber' },
  APPLIED: { label: 'Applied', tone: 'green' },
  REVERSED: { label: 'Reversed', tone: 'blue' },
  CANCELED: { label: 'Canceled', tone: 'gray', isClosed: true },
} as const satisfies Record<string, DocumentState>

export type WritedownState = keyof typeof WRITEDOWN_STATES

/** Why goods are worth less. */
export const WRITEDOWN_REASONS = [
  { value: 'OBSOLETE', label: 'Obsolete' },
  { value: 'DAMAGED', label: 'Damaged' },
  { value: 'SPOILED', label: 'Spoiled' },
  { value: 'MARKET', label: 'Market value fell' },
] as const

export type WritedownReason = (typeof WRITEDOWN_REASONS)[number]['value']
