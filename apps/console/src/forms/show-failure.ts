import { ApiError } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { createElement } from 'react'
import { problemOf } from './problem.ts'
import { ProblemText } from './ProblemText.tsx'

/** The toasts of what failed because the connection was lost. */
const lost = new Set<string>()

/**
 * Shows a toast with what failed and why. A forbidden call gets the title of section 8. Returns the key that closes it.
 */
export function showFailure(title: string, failure: unknown): string {
  const { lines, isLost } = problemOf(failure)
  const isDenied = failure instanceof ApiError && failure.status === 403
  const key = toasts.show({
    tone: 'danger',
    title: isDenied ? 'Permission denied' : title,
    text: createElement(ProblemText, { lines }),
  })
  if (isLost) lost.add(key)
  return key
}

/** Closes the toasts that say that the connection was lost. */
export function closeLostFailures(): void {
  for (const key of lost) toasts.close(key)
  lost.clear()
}
