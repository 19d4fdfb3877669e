export {
  RECORD_KINDS,
  restrictedFields,
  type RestrictedField,
  checkRecord,
  checkTaxRate,
  currencySymbol,
  type RecordIssue,
  type RecordKind,
  recordLabel,
  recordLimit,
  textFault,
} from './check-record.ts'
export { type Choice, choiceOf, parseFlag } from './choice.ts'
export { plainFileName, refuseFileName } from './file-name.ts'
export type { DraftValue, Field, FieldKind } from './field.ts'
export { explainUnknown, idFault, joinIDs, splitIDs } from './id.ts'
export { CORRECT_MARKED_FIELDS, fault, type Issue, type IssueCode, quote } from './issue.ts'
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
export { readNumber } from './notation.ts'
export { readRecord } from './read-record.ts'
export { type ReadContext, readValue, type ReadValue } from './read-value.ts'
export * from './records.gen.ts'
export {
  DEFAULT_RESTRICTED,
  foldName,
  hasOuterSpace,
  hasRestricted,
  hasUnseen,
  hasUnseenInName,
  isBlank,
  isDay,
  isTime,
  isUnreadable,
  joinList,
  lengthOf,
  plainCode,
  plainName,
  readTime,
  restrictedCharacters,
  restrictedIn,
  SPECIAL_CHARS_RESTRICTED,
  splitList,
  type SystemConfiguration,
} from './text.ts'
