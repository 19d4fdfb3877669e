import type { RestrictionKind } from '@greenroom/cto'
import type { StoredRestriction } from './cto.atoms.ts'

/** A blocked word or restricted number as the form shows it. */
export type RestrictionForm = {
  kind: RestrictionKind
  text: string
  alsoReversed: boolean
  reason: string
  status: StoredRestriction['status']
}

/** What each field is called, in the order of the form. */
export const RESTRICTION_LABELS: Readonly<Record<keyof RestrictionForm, string>> = {
  kind: 'Kind',
  text: 'Word or number',
  alsoReversed: 'Also backwards',
  reason: 'Reason',
  status: 'Status',
}

export function formOfRestriction(restriction: StoredRestriction | undefined): RestrictionForm {
  const { kind = 'WORD', text = '', alsoReversed = false, reason = '', status = 'Active' } = restriction ?? {}
  return { kind, text, alsoReversed, reason, status }
}

/** What is saved: a number is not read backwards. */
export function restrictionOfForm({ kind, text, alsoReversed, reason, status }: RestrictionForm) {
  return { kind, text, alsoReversed: kind === 'WORD' && alsoReversed, reason: reason.trim(), status }
}

/** A word and a number may be written alike. */
export function restrictionID({ kind, text }: Pick<StoredRestriction, 'kind' | 'text'>): string {
  return `${kind} ${text}`
}
