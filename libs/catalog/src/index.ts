export {
  type BulkChange,
  type BulkContext,
  type BulkEdit,
  changeInBulk,
  checkAdjustments,
  checkPreparedPrices,
} from './bulk-edit.ts'
export {
  adjustPrice,
  PERCENT_MAX,
  PRICE_ROUNDINGS,
  roundingsOf,
  type PriceAdjustment,
  type PriceRounding,
} from './bulk-prices.ts'
export {
  checkPriceChange,
  PRICE_CHANGE_LINES_MAX,
  PRICE_CHANGE_REASON_MAX,
  readPriceChangeLine,
} from './price-changes/check-price-change.ts'
export { checkDraft, type Draft } from './check-draft.ts'
export { checkHints, HINT_MAX_LENGTH, type HintDraft } from './check-hints.ts'
export {
  ALT_TEXT_MAX_LENGTH,
  checkAltText,
  checkImageFile,
  checkImageSize,
  IMAGE_HEAD,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  type ImageFormat,
  imageFormat,
  IMAGES_MAX,
  isPictureAddress,
} from './check-images.ts'
export { checkField } from './check-field.ts'
export { checkItem, itemOf, NO_TAX, readItem, type ReadValues, type CheckContext, checkTogether } from './check-item.ts'
export { requiredBySettings } from './required-by-settings.ts'
export { compareSizes } from './size-order.ts'
export { type DraftContext, type VariantDraft } from './check-variants.ts'
export { type DraftIssue, HINTS_AND_FIELDS_BLANK, HINTS_BLANK, messagesOver } from './draft-issue.ts'
export { checkSellingDates, type SellingDatesIssue } from './entitlements/check-selling-dates.ts'
export {
  ENTITLEMENT_DIFFERENCES,
  type EntitlementDifference,
  entitlementDifference,
} from './entitlements/compare-entitled.ts'
export { ENTITLEMENT_LIMITS, tooManyCells, tooManyCellsToday } from './entitlements/entitlement-limits.ts'
export {
  clockAt,
  type Entitled,
  entitledAt,
  isSoldAt,
  type PlacesUp,
  type SellingDates,
  sellingPhase,
  type SellingPlace,
} from './entitlements/sold-at.ts'
export { type ItemChange, itemChanges } from './item-changes.ts'
export {
  isStocked,
  ITEM_STATUSES,
  ITEM_TYPES,
  itemTypeChoices,
  MISSING_FIELDS,
  PACKAGE,
  REPORTING_MODES,
  VARIANT,
} from './item-choices.ts'
export {
  type ItemField,
  itemField,
  type ItemFieldName,
  itemFields,
  type ItemSection,
  keptProductID,
} from './item-fields.ts'
export { type ItemIssue, systemItem } from './item-issue.ts'
export { type ItemRange, itemRangeText, RANGE_FIELDS, type RangeField, readItemRange } from './products/item-ranges.ts'
export {
  draftOf,
  type ExtendedInfo,
  type Item,
  type ItemDraft,
  type KeyValue,
  newItemDraft,
  newVariant,
  withItemID,
} from './item.ts'
export {
  ATTRIBUTE_VALUE_MAX,
  type AttributeRule,
  attributeValueFault,
  readAttributeValue,
} from './lists/list-attribute-value.ts'
export { judgePriceCommand, parsePriceCommand, type PriceCommand, refusePriceCommand } from './price-command.ts'
export {
  approvalPercent,
  directPercent,
  farPrice,
  isFarPrice,
  LIMITED_PRICES,
  type PastPrice,
  PRICE_LIMIT_DAYS,
  type PriceField,
  pricesBeyond,
  pricesLately,
} from './price-limit.ts'
export { localUPC } from './products/local-upc.ts'
export { type NamedItem, productNamesIn } from './products/product-names.ts'
export { equalCodes, spellingsOf } from './equal-codes.ts'
export { type HeldUPC, newUPCs, refusesUsedUPCs, type SavedUPCs, upcKey, usedUPC, usedUPCs } from './used-upcs.ts'
export { type DiscountTerm, discountTerm } from './lists/discount-term.ts'
export { checkEntry, CHOICES_MAX, duplicatesIn, type EntryContext } from './lists/list-entry.ts'
export { ATTRIBUTE_HIERARCHY_VALIDATION, checksHierarchy, type ParentOf } from './lists/list-hierarchy.ts'
export {
  ATTRIBUTE_TYPES,
  type AttributeType,
  ENTRY_FIELDS,
  ENTRY_STATUSES,
  type EntryField,
  type EntryFieldName,
  type EntryFields,
  entryLabel,
  entryLimit,
  type EntryStatus,
  isPercent,
} from './lists/entry-fields.ts'
export { DISCOUNT_TYPES, LIST_KINDS, listBelow, type ListDefinition, type ListKind } from './lists/list-kinds.ts'
export {
  checkComponents,
  checkCycles,
  type ComponentDraft,
  type ComponentIssue,
  COMPONENTS_MAX,
  type Part,
  type RollUp,
  rollUp,
} from './package-components.ts'
export { adjustLines, readAdjustment } from './price-changes/adjust-lines.ts'
export { CALENDAR_STATES, type CalendarRange, calendarSpan } from './price-changes/price-calendar.ts'
export { type PlannedPrice, type PriceOutlook, pricesBefore } from './price-changes/planned-prices.ts'
export {
  type FilterOutlook,
  type LineAdjustment,
  nameItems,
  needsApproval,
  type PriceChange,
  type PriceChangeContext,
  type PriceChangeLine,
  priceChangePercent,
  type PriceChangeState,
  type UndoOutlook,
} from './price-changes/price-change.ts'
export { type PriceMargin, priceMargin, pricesBelowCost } from './price-changes/price-margin.ts'
export { PRICE_CHANGE, type PriceChangeAction, type PriceChangeEffect } from './price-changes/price-change-kind.ts'
export {
  DEFAULT_PATTERNS,
  generateVariants,
  type GeneratedVariants,
  MATRIX_FIELDS,
  type MatrixAxis,
  type MatrixField,
  MOST_VARIANTS,
  namePattern,
  unknownPlaces,
  VARIANT_ORDER,
  type VariantPatterns,
} from './variant-matrix.ts'
export { type EntryLabelOf, productsInOrder, variantsInOrder } from './variant-order.ts'
export { PRICE_CHANGE_APPROVAL, PRICE_CHANGE_STATES } from './price-changes/price-change-states.ts'
export { filterGap } from './price-changes/price-filter.ts'
export { isStillHeld } from './price-changes/price-end.ts'
export { type EntryTexts, numbersIn, readEntry } from './lists/read-entry.ts'
