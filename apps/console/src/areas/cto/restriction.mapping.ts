import { RESTRICTION_KINDS, type RestrictionKind } from '@greenroom/cto'
import { labeledFields } from '#forms/form-fields.ts'
import type { StoredRestriction } from './cto.atoms.ts'

/** A blocked word or restricted number as the form shows it. */
export type RestrictionForm = {
  kind: RestrictionKind
  text: string
  alsoReversed: boolean
  reason: string
  status: StoredRestriction['status']
}

export const RESTRICTION_FIELDS = labeledFields<RestrictionForm>(
  {
    kind: 'Kind',
    text: 'Word or number',
    alsoReversed: 'Also backwards',
    reason: 'Reason',
    status: 'Status',
  },
  { kind: (kind) => RESTRICTION_KINDS[kind] },
)

export function formOfRestriction(restriction: StoredRestriction | undefined): RestrictionForm {
  const { kind = 'WORD', text = '', alsoReversed = false, reason = '', status = 'Active' } = restriction ?? {}
  return { kind, text, alsoReversed, reason, status }
}

/** The restriction to save. Only words can also be blocked backwards. */
export function restrictionOfForm({ kind, text, alsoReversed, reason, status }: RestrictionForm) {
  return { kind, text, alsoReversed: kind === 'WORD' && alsoReversed, reason: reason.trim(), status }
}

/** The kind is part of the key, because a word and a number can have the same text. */
export function restrictionID({ kind, text }: Pick<StoredRestriction, 'kind' | 'text'>): string {
  return `${kind} ${text}`
}
