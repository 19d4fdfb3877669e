import { needs } from '@greenroom/openapi/needs'
import {
  allows,
  explainDenied,
  type Grants,
  type HIDDEN_WITHOUT,
  isHidden,
  missingFrom,
  type Need,
  requirementOf,
} from '@greenroom/permissions'
import { useAtomValue } from 'jotai'
import { grantsAtom } from './session.atoms.ts'

/** The name of an operation in the contract; or the needs themselves, if they depend on data. */
export type Guarded = keyof typeof needs | readonly Need[]

/**
 * - `may`: the operation is allowed.
 * - `denied`: which level of which feature is missing, if it isn't.
 * - `hidden`: the user can't even read a feature, so nothing about the operation is shown.
 */
export type May = { may: true; denied?: undefined; hidden: false } | { may: false; denied: string; hidden: boolean }

/** Whether these grants allow an operation, by the same needs as on the server (`x-feature` in the contract). */
export function mayCall(grants: Grants, guarded: Guarded): May {
  const all: readonly Need[] = typeof guarded === 'string' ? needs[guarded] : guarded
  const requirements = all.map(requirementOf)
  const missing = missingFrom(grants, requirements)
  if (!missing) return { may: true, hidden: false }
  const hidden = requirements.some(({ feature }) => !allows(grants, feature, 'READ'))
  return { may: false, denied: explainDenied(missing.feature, missing.level), hidden }
}

/**
 * The needs to see what an operation changes: READ of its features. For a screen or tab whose data comes with an
 * operation that needs less.
 */
export function toRead(operation: keyof typeof needs): readonly Need[] {
  return needs[operation].map((need): Need => `${requirementOf(need).feature}:READ`)
}

/** Whether the signed-in user, or the previewed role, may call an operation. */
export function useMay(guarded: Guarded): May {
  return mayCall(useAtomValue(grantsAtom), guarded)
}

/** Whether the user may see a value with this name (section 6). */
export function useSees(name: keyof typeof HIDDEN_WITHOUT): boolean {
  return !isHidden(useAtomValue(grantsAtom), name)
}
