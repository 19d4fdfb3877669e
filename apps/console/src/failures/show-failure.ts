import { ApiError } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { createElement } from 'react'
import { problemOf } from './problem.ts'
import { ProblemText } from './ProblemText.tsx'

/** The toasts of what failed because the connection was lost or the session had ended. */
const passing = new Set<string>()

/**
 * Shows a toast with what failed and why. A forbidden call gets the title of section 8. Returns the key that closes it.
 */
export function showFailure(title: string, failure: unknown): string {
  const { lines, isPassing } = problemOf(failure)
  const isDenied = failure instanceof ApiError && failure.status === 403
  const key = toasts.show({
    tone: 'danger',
    title: isDenied ? 'Permission denied' : title,
    text: createElement(ProblemText, { lines }),
  })
  if (isPassing) passing.add(key)
  return key
}

/** Closes the toasts that say that the connection was lost or the session had ended. */
export function closePassedFailures(): void {
  for (const key of passing) toasts.close(key)
  passing.clear()
}
