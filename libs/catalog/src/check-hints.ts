import { type DraftIssue, HINTS_BLANK } from './draft-issue.ts'
import { isBlank, isUnreadable, lengthOf } from '@greenroom/validation'

/** A location hint being entered: where an item is at one location (section 3). */
export type HintDraft = {
  readonly hint?: string | null
  readonly location?: { readonly id?: string | null; readonly type?: string } | null
}

/** In characters. Our limit: section 5 gives none. */
export const HINT_MAX_LENGTH = 250

/** Every issue of an item's location hints (section 5). */
export function checkHints(hints: readonly HintDraft[]): DraftIssue[] {
  const seen = new Set<string>()
  return hints.flatMap(({ hint, location }, index) => {
    const id = location?.id
    const key = typeof id === 'string' ? `${location?.type} ${id}` : undefined
    const isRepeated = key !== undefined && seen.has(key)
    if (key !== undefined) seen.add(key)
    const place = `hints.${index}.location`
    return [
      ...checkText(hint ?? '', `hints.${index}.hint`),
      ...(isBlank(id) ? [issue('required', place, 'Location is required.')] : []),
      ...(isRepeated ? [issue('duplicate', place, 'This location has a hint already.')] : []),
    ]
  })
}

function checkText(hint: string, field: string): DraftIssue[] {
  if (isBlank(hint)) return [issue('required', field, HINTS_BLANK)]
  const issues: DraftIssue[] = []
  const length = lengthOf(hint)
  if (length > HINT_MAX_LENGTH) {
    const message = `Location hint is longer than ${HINT_MAX_LENGTH} characters (${length}).`
    issues.push(issue('tooLong', field, message, { max: HINT_MAX_LENGTH, length }))
  }
  if (isUnreadable(hint)) {
    issues.push(
      issue('unreadable', field, 'Location hint contains a character that can be neither stored nor printed.'),
    )
  }
  return issues
}

function issue(
  code: DraftIssue['code'],
  field: string,
  message: string,
  params: DraftIssue['params'] = {},
): DraftIssue {
  return { code, field, message, params }
}
