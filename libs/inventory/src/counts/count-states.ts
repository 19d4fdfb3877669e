import type { DocumentState } from '@greenroom/documents'

/** In a file of their own, so that a list can import them without the rules. */
export const COUNT_STATES = {
  DRAFT: { label: 'Draft', tone: 'gray', isEditable: true },
  COUNTING: { label: 'In progress', tone: 'blue' },
  REVIEW: { label: 'In review', tone: 'amber', isEditable: true, openFields: ['recount'] },
  APPROVED: { label: 'Approved', tone: 'blue' },
  POSTED: { label: 'Posted', tone: 'green' },
  VOIDED: { label: 'Voided', tone: 'gray', isClosed: true },
} as const satisfies Record<string, DocumentState>

export type CountState = keyof typeof COUNT_STATES

/** Whether those who count see what is expected. */
export const COUNT_EXPECTED = [
  { value: 'SHOWN', label: 'Shown while counting' },
  { value: 'HIDDEN', label: 'Hidden (blind count)' },
] as const

/** What becomes of the stock of items that nobody counted. */
export const COUNT_UNCOUNTED = [
  { value: 'KEEP', label: 'Stay as they are' },
  { value: 'ZERO_LISTED', label: 'Become 0 if they are on this count' },
  { value: 'ZERO_ALL', label: 'Become 0, on this count or not' },
] as const

export type CountUncounted = (typeof COUNT_UNCOUNTED)[number]['value']
