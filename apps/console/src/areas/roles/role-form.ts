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
import { containsWords, type Option } from '@greenroom/ui'
import { labeledFields } from '#forms/form-fields.ts'
import type { RoleGrants } from './roles.atoms.ts'

/** The access levels chosen for a role, by feature. */
export type RoleForm = Readonly<Record<Feature, Reach>>

/** The columns as the screen labels them. Each level includes the ones before it (section 6). */
export const STEPS: readonly Option[] = [
  { id: 'NOACCESS', label: 'No access' },
  { id: 'READ', label: 'Read' },
  { id: 'WRITE', label: 'Write' },
  { id: 'DELETE', label: 'Delete' },
] satisfies { id: Reach; label: string }[]

export const stepLabel = (reach: Reach) => STEPS.find(({ id }) => id === reach)!.label

const LABELS = Object.fromEntries(FEATURES.map(({ key, label }) => [key, label])) as Record<Feature, string>

const TEXTS = Object.fromEntries(FEATURES.map(({ key }) => [key, stepLabel]))

export const ROLE_FIELDS = labeledFields<RoleForm>(LABELS, TEXTS)

export function formOfRole(role: RoleGrants | undefined): RoleForm {
  const saved = grantsOf((role?.features ?? []) as FeatureGrant[])
  return Object.fromEntries(FEATURES.map(({ key }) => [key, reachOf(saved, key)])) as RoleForm
}

/** One feature of a role with its saved, chosen and default level. */
export type FeatureRow = {
  feature: Feature
  label: string
  group: string
  saved: Reach
  reach: Reach
  byDefault: Reach
  /** Levels that the user can't choose (`@greenroom/permissions` G2, G3). */
  closed: Reach[]
}

/** A row for every feature. `own` are the user's grants; the role may be the user's own. */
export function featureRows({ role, features }: RoleGrants, form: RoleForm, own: Grants, isOwn: boolean): FeatureRow[] {
  const saved = grantsOf(features as FeatureGrant[])
  const defaults = grantsOf(defaultAccess(role.baseRoleID))
  return FEATURES.map(({ key, label, group }) => {
    const reach = reachOf(saved, key)
    const closed = REACHES.filter((step) => {
      if (step === reach) return false
      return checkRoleChange(own, isOwn, saved, withReach(saved, key, step)).some(({ feature }) => feature === key)
    })
    const byDefault = reachOf(defaults, key)
    return { feature: key, label, group, saved: reach, reach: form[key], byDefault, closed }
  })
}

function withReach(grants: Grants, feature: Feature, reach: Reach): Grants {
  const [mask] = grantsOf([{ key: feature, access: LEVELS_OF_REACH[reach] }]).values()
  return new Map([...grants, [feature, mask!]])
}

/** The changed features in the shape of the API. */
export function changedFeatures(form: RoleForm, changed: readonly Feature[]) {
  return changed.map((key) => ({ key, access: [...LEVELS_OF_REACH[form[key]]] }))
}

export const differs = ({ reach, byDefault }: FeatureRow) => reach !== byDefault

/** The matching rows by group, without empty groups. */
export function groupsOf(rows: readonly FeatureRow[], search: string, onlyDifferent: boolean) {
  const shown = rows.filter((row) => {
    const isFound = containsWords(`${row.label}\n${row.feature}\n${row.group}`, search)
    return isFound && (!onlyDifferent || differs(row))
  })
  return Object.keys(FEATURE_GROUPS)
    .map((group) => ({ label: group, rows: shown.filter((row) => row.group === group) }))
    .filter((group) => group.rows.length > 0)
}
