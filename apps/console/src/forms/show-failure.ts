import { ApiError } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { createElement } from 'react'
import { problemOf } from './problem.ts'
import { ProblemText } from './ProblemText.tsx'

/**
 * Shows a toast with what failed and why. A forbidden call gets the title of section 8. Returns the key that closes it.
 */
export function showFailure(title: string, failure: unknown): string {
  const { lines } = problemOf(failure)
  const isDenied = failure instanceof ApiError && failure.status === 403
  return toasts.show({
    tone: 'danger',
    title: isDenied ? 'Permission denied' : title,
    text: createElement(ProblemText, { lines }),
  })
}
