import { conflictOf, explain } from '@greenroom/api-client'
import { isLost } from '#data/keep-trying.ts'
import { tryAgain } from './conflict-words.ts'

/** Why something failed, as text for the user. */
export type Problem = {
  title?: string
  /** A single sentence, or a bullet list. */
  lines: readonly string[]
  /** The connection was lost. It is no problem any more once the server can be reached again. */
  isLost?: boolean
}

/**
 * The text of a failure in the order of section 8: the field messages, else the description, the message, a default. A
 * conflict has its own words.
 */
export function problemOf(failure: unknown, title?: string): Problem {
  const conflict = conflictOf(failure)
  if (conflict) return { title, lines: [tryAgain(conflict.updatedBy)] }
  const { title: own, message, list } = explain(failure)
  return { title: title ?? own, lines: list.length > 0 ? list : [message], ...(isLost(failure) && { isLost: true }) }
}

/** The same on one line, where bullets don't fit. */
export function problemWords(failure: unknown): string {
  return problemOf(failure).lines.join(' ')
}
