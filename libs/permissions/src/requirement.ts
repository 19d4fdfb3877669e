import { allows, type Grants, levelsOf } from './access.ts'
import { FEATURES, type Feature } from './features.ts'
import type { NeededLevel } from './levels.ts'

/** One requirement of an action, as written in the contract's `x-feature`. */
export type Need = `${Feature}:${NeededLevel}`

/** A parsed requirement. */
export type Requirement = { feature: Feature; level: NeededLevel }

const LABELS: ReadonlyMap<string, string> = new Map(FEATURES.map(({ key, label }) => [key, label]))
const LEVELS: readonly string[] = ['READ', 'WRITE', 'DELETE'] satisfies NeededLevel[]

/** Parses "CATALOG_PRODUCT:WRITE". Throws on a key or level outside the vocabulary: a mistake in the contract. */
export function requirementOf(text: string): Requirement {
  const [feature = '', level = '', ...rest] = text.split(':')
  if (!LABELS.has(feature) || !LEVELS.includes(level) || rest.length > 0) {
    throw new Error(`"${text}" is not FEATURE:LEVEL with a known feature and READ, WRITE or DELETE`)
  }
  return { feature: feature as Feature, level: level as NeededLevel }
}

/** The first of these requirements that the grants do not meet. An action passes if all of them are met. */
export function missingFrom(grants: Grants, requirements: readonly Requirement[]): Requirement | undefined {
  return requirements.find(({ feature, level }) => !allows(grants, feature, level))
}

/** The sentence for a refused action: "This needs WRITE access to Products (CATALOG_PRODUCT)." */
export function explainDenied(feature: Feature, level: NeededLevel): string {
  return `This needs ${level} access to ${LABELS.get(feature)} (${feature}).`
}

/** The missing level and its feature, with the user's own levels. Undefined if the action passes. */
export function explain(grants: Grants, feature: Feature, level: NeededLevel): string | undefined {
  if (allows(grants, feature, level)) return undefined
  return `${explainDenied(feature, level)} You have ${levelsOf(grants, feature).join(' and ') || 'none'}.`
}
