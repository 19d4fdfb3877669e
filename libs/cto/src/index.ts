export { BUILD_TO_ORDER, isBuildToOrder } from './build-to-order.ts'
export { checkPrice, ID_MAX, NAME_MAX } from './check-field.ts'
export { CHARACTERS_MAX, checkOptionGroup, PICKS_MAX, RULES_MAX, TEXT_MAX } from './check-option-group.ts'
export {
  checkAttachments,
  checkComponentSet,
  checkRestriction,
  MATERIAL,
  type Material,
  REASON_MAX,
  RESTRICTION_MAX,
} from './check-records.ts'
export type { Choice, Choices } from './choice.ts'
export {
  type Component,
  COMPONENT_KINDS,
  type ComponentKind,
  type ComponentSet,
  componentsOf,
  CUSTOM_KINDS,
  isUsable,
  SET_KINDS,
  type SetKind,
} from './component.ts'
export {
  type BuildItem,
  type Configuration,
  type ConfigurationLine,
  configure,
  type PreviewPart,
  previewInWords,
} from './configure.ts'
export type { CtoIssue, CtoIssueCode } from './cto-issue.ts'
export {
  attachedGroups,
  type Attachment,
  OPTION_TYPES,
  type OptionGroup,
  type OptionRule,
  type OptionType,
  type Place,
  PLACES,
  PRICE_RULES,
  type PriceRule,
  RULE_KINDS,
  type RuleKind,
  withOverrides,
} from './option-group.ts'
export {
  type Allowance,
  blockedWordsIn,
  foldText,
  type Restriction,
  RESTRICTION_KINDS,
  type RestrictionKind,
  restrictedNumber,
  restrictionsBut,
} from './restriction.ts'
