export {
  accessTo,
  allows,
  grantsOf,
  type Access,
  type AccessLevel,
  type FeatureGrant,
  type Grants,
  type NeededLevel,
} from './access.ts'
export { defaultAccess } from './default-access.ts'
export { FEATURE_GROUPS, FEATURES, type Feature, type FeatureGroup, type FeatureInfo } from './features.ts'
export { explainDenied, requirementOf, type Requirement } from './requirement.ts'
export { mustUsePartnerPortal, PARTNER_PORTAL_ROLES, ROLES, SYSTEM_ADMIN, type RoleID } from './roles.ts'
export { isSystemItem } from './system-items.ts'
