import {
  checkRoleChange,
  defaultAccess,
  type Feature,
  FEATURE_GROUPS,
  type FeatureGrant,
  FEATURES,
  type Grants,
  grantsOf,
  LEVELS_OF_REACH,
  type Reach,
  reachOf,
  REACHES,
} from '@greenroom/permissions'
import type { Option } from '@greenroom/ui'
import type { RoleGrants } from './roles.atoms.ts'

/** What was chosen and is not saved yet. */
export type Edits = ReadonlyMap<Feature, Reach>

export const NO_EDITS: Edits = new Map()

/** The columns, in the words of the screen. Each step includes the ones before it (section 6). */
export const STEPS: readonly Option[] = [
  { id: 'NOACCESS', label: 'No access' },
  { id: 'READ', label: 'Read' },
  { id: 'WRITE', label: 'Write' },
  { id: 'DELETE', label: 'Delete' },
] satisfies { id: Reach; label: string }[]

export const stepLabel = (reach: Reach) => STEPS.find(({ id }) => id === reach)!.label

/** One feature of a role: how far it gets, saved, chosen and by default. */
export type FeatureRow = {
  feature: Feature
  label: string
  group: string
  saved: Reach
  reach: Reach
  byDefault: Reach
  /** Choices that the user cannot make (`@greenroom/permissions` G2, G3). */
  closed: Reach[]
}

/** Every feature of the vocabulary, for a user with the grants `own` of whom the role may be the own. */
export function featureRows({ role, features }: RoleGrants, edits: Edits, own: Grants, isOwn: boolean): FeatureRow[] {
  const saved = grantsOf(features as FeatureGrant[])
  const defaults = grantsOf(defaultAccess(role.baseRoleID))
  return FEATURES.map(({ key, label, group }) => {
    const reach = reachOf(saved, key)
    const closed = REACHES.filter((step) => {
      if (step === reach) return false
      return checkRoleChange(own, isOwn, saved, withReach(saved, key, step)).some(({ feature }) => feature === key)
    })
    const byDefault = reachOf(defaults, key)
    return { feature: key, label, group, saved: reach, reach: edits.get(key) ?? reach, byDefault, closed }
  })
}

function withReach(grants: Grants, feature: Feature, reach: Reach): Grants {
  const [mask] = grantsOf([{ key: feature, access: LEVELS_OF_REACH[reach] }]).values()
  return new Map([...grants, [feature, mask!]])
}

/** The edits with one more choice; choosing what is saved takes the edit back. */
export function withChoice(edits: Edits, row: Pick<FeatureRow, 'feature' | 'saved'>, reach: Reach): Edits {
  const next = new Map(edits)
  if (reach === row.saved) next.delete(row.feature)
  else next.set(row.feature, reach)
  return next
}

/** The edits that are still any over a role that was saved meanwhile. */
export function editsOver({ features }: RoleGrants, edits: Edits): Edits {
  const saved = grantsOf(features as FeatureGrant[])
  return new Map([...edits].filter(([feature, reach]) => reachOf(saved, feature) !== reach))
}

/** The edits as the server wants them. */
export function changedFeatures(edits: Edits) {
  return [...edits].map(([key, reach]) => ({ key, access: [...LEVELS_OF_REACH[reach]] }))
}

export const differs = ({ reach, byDefault }: FeatureRow) => reach !== byDefault

/** The rows that match, under their groups; groups without any are left out. */
export function groupsOf(rows: readonly FeatureRow[], search: string, onlyDifferent: boolean) {
  const wanted = search.trim().toLowerCase()
  const shown = rows.filter((row) => {
    const text = `${row.label} ${row.feature} ${row.group}`.toLowerCase()
    return text.includes(wanted) && (!onlyDifferent || differs(row))
  })
  return Object.keys(FEATURE_GROUPS)
    .map((group) => ({ label: group, rows: shown.filter((row) => row.group === group) }))
    .filter((group) => group.rows.length > 0)
}
