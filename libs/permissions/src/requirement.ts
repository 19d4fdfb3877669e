import { allows, type Grants, levelsOf, type NeededLevel } from './access.ts'
import { FEATURES, type Feature } from './features.ts'

/** What an action needs: the `x-feature` of an operation in the contract. */
export type Requirement = { feature: Feature; level: NeededLevel }

const LABELS: ReadonlyMap<string, string> = new Map(FEATURES.map(({ key, label }) => [key, label]))
const LEVELS: readonly string[] = ['READ', 'WRITE', 'DELETE'] satisfies NeededLevel[]

/** Reads "CATALOG_PRODUCT:WRITE". Throws on a key or level outside the vocabulary: that is a mistake in the contract. */
export function requirementOf(text: string): Requirement {
  const [feature = '', level = '', ...rest] = text.split(':')
  if (!LABELS.has(feature) || !LEVELS.includes(level) || rest.length > 0) {
    throw new Error(`"${text}" is not FEATURE:LEVEL with a known feature and READ, WRITE or DELETE`)
  }
  return { feature: feature as Feature, level: level as NeededLevel }
}

/** What a refused action lacks, in words: "This needs WRITE access to Products (CATALOG_PRODUCT)." */
export function explainDenied(feature: Feature, level: NeededLevel): string {
  return `This needs ${level} access to ${LABELS.get(feature)} (${feature}).`
}

/** Which level of which feature a denied action lacks, and what the user has instead. Undefined where it passes. */
export function explain(grants: Grants, feature: Feature, level: NeededLevel): string | undefined {
  if (allows(grants, feature, level)) return undefined
  return `${explainDenied(feature, level)} You have ${levelsOf(grants, feature).join(' and ') || 'none'}.`
}
