import type { DocumentState } from '@greenroom/documents'
import { MOVEMENT_REASONS, type MovementReason } from '../movement-reason.ts'

/** In a file of their own, so that a list can import them without the rules. */
export const ADJUSTMENT_STATES = {
  INITIATED: { label: 'Initiated', tone: 'amber', isEditable: true },
  COMMITTED: { label: 'Committed', tone: 'green' },
  REJECTED: { label: 'Rejected', tone: 'gray', isClosed: true },
} as const satisfies Record<string, DocumentState>

export type AdjustmentState = keyof typeof ADJUSTMENT_STATES

/** Why stock is adjusted, and which way that can go. */
const DIRECTIONS = {
  DAMAGE: 'less',
  LOSS: 'less',
  FOUND: 'more',
  CORRECTION: 'both',
  DONATION: 'less',
  RECEIVING_ERROR: 'both',
  OPENING: 'both',
} as const satisfies Partial<Record<MovementReason, 'less' | 'more' | 'both'>>

export type AdjustmentReason = keyof typeof DIRECTIONS

export const ADJUSTMENT_REASONS = (Object.keys(DIRECTIONS) as AdjustmentReason[]).map((value) => ({
  value,
  label: MOVEMENT_REASONS[value],
}))

/** Undefined for anything that is no reason. */
export function reasonDirection(reason: string | null | undefined): 'less' | 'more' | 'both' | undefined {
  const known = ADJUSTMENT_REASONS.find(({ value }) => value === reason)
  return known && DIRECTIONS[known.value]
}
