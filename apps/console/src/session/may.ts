import { everywhere, needs } from '@greenroom/openapi/needs'
import {
  allows,
  explainDenied,
  type Grants,
  type HIDDEN_WITHOUT,
  missingFrom,
  type Need,
  NEEDS_ALL_PLACES,
  type NeededLevel,
  type Requirement,
  requirementOf,
  toChange,
  toSee,
} from '@greenroom/permissions'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Lack } from './missing.atoms.ts'
import { everywhereAtom, grantsAtom } from './session.atoms.ts'
import { useMissing } from './use-missing.ts'

/** The name of an operation in the contract. */
export type Operation = keyof typeof needs

/** The name of a value that only some users see. */
type HiddenName = keyof typeof HIDDEN_WITHOUT

/** An operation; or the needs themselves, if they depend on data or come from a kind of document. */
export type Guarded = Operation | readonly (Need | Requirement)[]

/**
 * - `may`: the operation is allowed.
 * - `lacks`: what is missing, if it isn't.
 * - `denied`: the same in a sentence.
 * - `hidden`: the user can't even read a feature, so nothing about the operation is shown.
 */
export type May =
  | { may: true; lacks?: undefined; denied?: undefined; hidden: false }
  | { may: false; lacks: Lack; denied: string; hidden: boolean }

/**
 * Whether these grants, everywhere or at some places only, allow an operation, by the same needs as on the server
 * (`x-feature` and `x-everywhere` in the contract).
 */
export function mayCall(grants: Grants, guarded: Guarded, isEverywhere = true): May {
  const all = typeof guarded === 'string' ? needs[guarded] : guarded
  const requirements = all.map((need) => (typeof need === 'string' ? requirementOf(need) : need))
  const missing = missingFrom(grants, requirements)
  const isBeyond = !isEverywhere && typeof guarded === 'string' && everywhere.has(guarded)
  if (!missing && isBeyond) return { may: false, lacks: 'ALL_PLACES', denied: NEEDS_ALL_PLACES, hidden: false }
  if (!missing) return { may: true, hidden: false }
  const hidden = requirements.some(({ feature }) => !allows(grants, feature, 'READ'))
  const { feature, level } = missing
  return { may: false, lacks: `${feature}:${level}`, denied: explainDenied(feature, level), hidden }
}

/**
 * The needs to see what an operation changes: READ of its features. For a screen or tab whose data comes with an
 * operation that needs less.
 */
export function toRead(operation: Operation): readonly Need[] {
  return needsAt('READ', operation)
}

/** The needs to save a value that only some users may change, by an operation. */
export function toSave(operation: Operation, value: HiddenName): readonly Need[] {
  return [...needs[operation], ...toChange(value)]
}

/** The needs to do with the records of others what an operation does with one's own: DELETE of its features. */
export function toOverrule(operation: Operation): readonly Need[] {
  return needsAt('DELETE', operation)
}

function needsAt(level: NeededLevel, operation: Operation): Need[] {
  return needs[operation].map((need): Need => `${requirementOf(need).feature}:${level}`)
}

/** Whether the signed-in user, or the previewed role, may call an operation, where they work. */
export function useMay(guarded: Guarded): May {
  const may = mayCall(useAtomValue(grantsAtom), guarded, useAtomValue(everywhereAtom))
  useLack(may.lacks)
  return may
}

/** Whether the user may see a value with this name (section 6). */
export function useSees(name: HiddenName): boolean {
  const { may, lacks } = mayCall(useAtomValue(grantsAtom), toSee(name))
  useLack(lacks)
  return may
}

/** The tabs or sections whose operation the user may call. */
export function useAllowed<Part extends { label: string; operation?: Guarded }>(parts: readonly Part[]): Part[] {
  const grants = useAtomValue(grantsAtom)
  const { allowed, missing } = useMemo(() => {
    const judged = parts.map((part) => ({ part, lacks: mayCall(grants, part.operation ?? []).lacks }))
    return {
      allowed: judged.filter(({ lacks }) => !lacks).map(({ part }) => part),
      missing: judged.flatMap(({ part: { label }, lacks }) => (lacks ? [{ label, lacks }] : [])),
    }
  }, [parts, grants])
  useMissing(missing)
  return allowed
}

function useLack(lacks: Lack | undefined) {
  useMissing(useMemo(() => (lacks ? [{ lacks }] : []), [lacks]))
}
