export {
  accessTo,
  allows,
  grantsOf,
  levelsOf,
  withinBoth,
  type Access,
  type AccessLevel,
  type FeatureGrant,
  type Grants,
  type NeededLevel,
} from './access.ts'
export { defaultAccess } from './default-access.ts'
export { FEATURE_GROUPS, FEATURES, type Feature, type FeatureGroup, type FeatureInfo } from './features.ts'
export { HIDDEN_WITHOUT, isHidden, type Visible, withoutHidden } from './hidden-values.ts'
export { LEVELS_OF_REACH, type Reach, reachOf, REACHES } from './reach.ts'
export { explain, explainDenied, requirementOf, type Requirement } from './requirement.ts'
export { checkRoleChange, isAdministrator, mayHandOut, type RoleIssue } from './role-changes.ts'
export { mustUsePartnerPortal, PARTNER_PORTAL_ROLES, ROLES, SYSTEM_ADMIN, type RoleID } from './roles.ts'
export { isSystemItem } from './system-items.ts'
