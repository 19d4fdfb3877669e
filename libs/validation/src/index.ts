export {
  ACCOUNT_SETTINGS,
  type AccountSetting,
  checkAccountSetting,
  isAccountSetting,
  reportingHours,
} from './account-settings.ts'
export { type BulkChange, type BulkEdit, changeInBulk, checkAdjustments } from './bulk-edit.ts'
export {
  adjustPrice,
  PERCENT_MAX,
  PRICE_ROUNDINGS,
  type PriceAdjustment,
  type PriceField,
  type PriceRounding,
} from './bulk-prices.ts'
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
} from './check-images.ts'
export { checkField, checkItem, itemOf, NO_TAX, readItem, type ReadValues } from './check-item.ts'
export {
  checkRecord,
  checkTaxRate,
  currencySymbol,
  type RecordIssue,
  type RecordKind,
  recordLimit,
} from './check-record.ts'
export { checkVariants, type DraftContext, type VariantDraft } from './check-variants.ts'
export {
  type Choice,
  choiceOf,
  ITEM_STATUSES,
  ITEM_TYPES,
  itemTypeChoices,
  PACKAGE,
  parseFlag,
  REPORTING_MODES,
} from './choices.ts'
export { csvCell, csvHeader, csvLine, escapeFormula, unescapeFormula } from './csv.ts'
export { type DraftIssue, HINTS_AND_FIELDS_BLANK, HINTS_BLANK, messageOver } from './draft-issue.ts'
export { addRow, emptyGroups, idsDifferingByCase, type ItemGroup, type ItemGroups } from './group-rows.ts'
export { guessColumns } from './guess-columns.ts'
export {
  type AdditionalAttribute,
  type AttributeColumn,
  attributeColumns,
  attributeHeaders,
} from './import-attributes.ts'
export {
  CREATABLE_LISTS,
  type EntryList,
  type EntryReader,
  type KnownEntries,
  type ListedEntry,
  type MissingChoice,
  type MissingChoices,
  type MissingNames,
  type NewEntry,
  readEntries,
} from './import-entries.ts'
export { type FileForm, FORM_OPTIONS, ownColumns, recogniseForm } from './import-forms.ts'
export type { ShopReader, Understood } from './import-shop.ts'
export {
  type ColumnMapping,
  IMPORT_DEFAULTS,
  importableFields,
  type ImportOptions,
  type ImportPlan,
  missingColumns,
  newItemFrom,
  planImport,
} from './import-plan.ts'
export { CORRECT_MARKED_FIELDS, type Issue, type IssueCode, quote, SYSTEM_ITEM_LOCKED } from './issue.ts'
export { type ItemChange, itemChanges } from './item-changes.ts'
export {
  type DraftValue,
  draftOf,
  type ExtendedInfo,
  type Item,
  type ItemDraft,
  type KeyValue,
  newItemDraft,
  withItemID,
} from './item.ts'
export {
  type ItemField,
  itemField,
  type ItemFieldKind,
  type ItemFieldName,
  itemFields,
  type ItemSection,
} from './item-fields.ts'
export { ATTRIBUTE_VALUE_MAX, type AttributeRule, attributeValueFault } from './list-attribute-value.ts'
export { listCsv, type ListEntry, type ListFile, type ListRow, readListRows } from './list-csv.ts'
export { checkEntry, CHOICES_MAX, duplicatesIn, type EntryContext, type EntryTexts, readEntry } from './list-entry.ts'
export { ATTRIBUTE_HIERARCHY_VALIDATION, checkHierarchy, checksHierarchy, type ParentOf } from './list-hierarchy.ts'
export {
  ATTRIBUTE_TYPES,
  type AttributeType,
  ENTRY_STATUSES,
  type EntryField,
  type EntryFieldName,
  type EntryFields,
  entryLabel,
  entryLimit,
  type EntryStatus,
  LIST_KINDS,
  listBelow,
  type ListDefinition,
  type ListKind,
} from './list-kinds.ts'
export {
  margin,
  MONEY_DECIMALS,
  MONEY_MAX,
  type MoneyFault,
  parseMoney,
  parseQuantity,
  parseWhole,
  type QuantityFault,
  WHOLE_MAX,
  type WholeFault,
} from './number.ts'
export {
  checkComponents,
  checkCycles,
  checkQuantity,
  type ComponentDraft,
  type ComponentIssue,
  COMPONENTS_MAX,
  type Part,
  type RollUp,
  rollUp,
} from './package-components.ts'
export { readShopify } from './shopify-rows.ts'
export { readSquare } from './square-rows.ts'
export { readRow, type RowIssue, type RowReading, type SkipReason } from './read-row.ts'
export type { CheckContext, ReadValue } from './read-value.ts'
export {
  DEFAULT_RESTRICTED,
  hasOuterSpace,
  hasRestricted,
  isBlank,
  restrictedCharacters,
  restrictedIn,
  SPECIAL_CHARS_RESTRICTED,
  type SystemConfiguration,
} from './text.ts'
export {
  DEFAULT_PATTERNS,
  generateVariants,
  type GeneratedVariants,
  MATRIX_FIELDS,
  type MatrixAxis,
  type MatrixField,
  MOST_VARIANTS,
  unknownPlaces,
  type VariantPatterns,
} from './variant-matrix.ts'
