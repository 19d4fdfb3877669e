export {
  accessTo,
  allows,
  grantsOf,
  levelsOf,
  withinBoth,
  type Access,
  type FeatureGrant,
  type Grants,
} from './access.ts'
export { defaultAccess } from './default-access.ts'
export { type AreaFeature, FEATURE_GROUPS, type FeatureGroup } from './feature-groups.ts'
export { FEATURES, type Feature, type FeatureInfo } from './features.ts'
export { HIDDEN_WITHOUT, isHidden, toChange, toSee, type Visible, withoutHidden } from './hidden-values.ts'
export { type AccessLevel, LEVELS_OF_REACH, type NeededLevel, type Reach, REACHES } from './levels.ts'
export {
  covers,
  coversScope,
  explainAt,
  explainElsewhere,
  type Location,
  type LocationType,
  NEEDS_ALL_PLACES,
  type Place,
  type PlacedAccess,
  scopeAt,
  type Scope,
  scopeOf,
} from './places.ts'
export { reachOf } from './reach.ts'
export { explain, explainDenied, missingFrom, type Need, requirementOf, type Requirement } from './requirement.ts'
export { checkRoleChange, isAdministrator, mayHandOut, type RoleIssue } from './role-changes.ts'
export { mustUsePartnerPortal, PARTNER_PORTAL_ROLES, ROLES, SYSTEM_ADMIN, type RoleID } from './roles.ts'
export { isSystemItem, SYSTEM_ITEM } from './system-items.ts'
