import type { DocumentIssue, Rejection } from '@greenroom/documents'
import { Failure, type FieldError, forbidden, refused } from '#failures/failures.ts'

/** The answer to a rejection by a kind's rules. */
export function failureOf({ code, message, issues = [] }: Rejection): Failure {
  if (code === 'denied' || code === 'ownWork' || code === 'system') return forbidden(message)
  if (code === 'invalid') return refused(message, issues.map(fieldError))
  if (code === 'remark') return refused(message, [{ field: 'remark', code: 'required', message }])
  if (code === 'unknownAction') return refused(message, [{ field: 'action', code: 'unknown', message }])
  return new Failure(409, 'ER_000', message, issues.length > 0 ? { errors: issues.map(fieldError) } : {})
}

/** Throws if header or lines have issues. Nothing of the document is saved then. */
export function refuseIssues(issues: readonly DocumentIssue[]) {
  if (issues.length === 0) return
  const marked = issues.length === 1 ? 'marked field' : `${issues.length} marked fields`
  throw refused(`Correct the ${marked} and save again.`, issues.map(fieldError))
}

const fieldError = ({ field, code, message }: DocumentIssue): FieldError => ({ field, code, message })
