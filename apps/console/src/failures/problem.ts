import { ApiError, conflictOf, explain } from '@greenroom/api-client'
import { isLost } from '#api/keep-trying.ts'
import { isLoadFailure } from '#browser/load-failure.ts'
import { tryAgain } from './conflict-words.ts'

/** Why something failed, as text for the user. */
export type Problem = {
  title?: string
  /** A single sentence, or a bullet list. */
  lines: readonly string[]
  /** The connection was lost, or the session ended. It is no problem any more once `useWhenPassed` calls back. */
  isPassing?: boolean
  /** It is about fields or cells that are marked, and gone with the last of the marks. */
  isOfMarks?: boolean
}

/**
 * The text of a failure in the order of section 8: the field messages, else the description, the message, a default. A
 * conflict has its own words, which name the reader, `me`, as "you".
 */
export function problemOf(thrown: unknown, title?: string, me?: string): Problem {
  // Without a connection, a part of the console can't be loaded either.
  const failure = isLoadFailure(thrown) && !navigator.onLine ? new ApiError(0, undefined) : thrown
  const conflict = conflictOf(failure)
  if (conflict) return { title, lines: [tryAgain({ who: conflict.updatedBy, me })] }
  const { title: own, message, list } = explain(failure)
  return {
    title: title ?? own,
    lines: list.length > 0 ? list : [message],
    ...(isPassing(failure) && { isPassing: true }),
  }
}

/** The same on one line, where bullets don't fit. */
export function problemWords(failure: unknown): string {
  return problemOf(failure).lines.join(' ')
}

function isPassing(failure: unknown): boolean {
  return isLost(failure) || (failure instanceof ApiError && failure.status === 401)
}
