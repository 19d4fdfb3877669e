export { actionsOf, type DocumentAction, statesWaitingFor } from './actions-of.ts'
export {
  ATTACHMENT_ENDINGS,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_NAME_MAX,
  type AttachmentCheck,
  ATTACHMENTS_MAX,
  checkAttachment,
  COMPANY_ATTACHMENTS_MAX_BYTES,
  refuseSpace,
} from './attachments.ts'
export { checkKind } from './check-kind.ts'
export { draftTotals } from './draft-totals.ts'
export { formatDocumentNumber, parseDocumentNumber } from './document-number.ts'
export type {
  ActionContext,
  ActionOutcome,
  DocumentCore,
  DocumentIssue,
  DocumentKind,
  DocumentState,
  DocumentTotal,
  Guard,
  LineField,
  StateTone,
  Transition,
} from './kind.ts'
export {
  type ActionRequest,
  addAuthor,
  type Decision,
  type DocumentEvent,
  nextDocument,
  SEND_BACK,
  sinceEditable,
} from './next-document.ts'
export { isSeenByAll, lineFieldsIn, visibleFields, visibleHeader, withHiddenFields } from './line-fields.ts'
export { withOpenFields } from './open-fields.ts'
export { AMBIGUOUS, type PastedColumn, type PastedInto, readPastedLines } from './pasted-lines.ts'
export { repeatedItem } from './repeated-item.ts'
export { trimItemIDs } from './trim-item-ids.ts'
export {
  HAS_LINES,
  refuseAttach,
  refuseCreate,
  refuseDetach,
  refuseEdit,
  refuseFiles,
  type Rejection,
  seesLine,
} from './rejection.ts'
