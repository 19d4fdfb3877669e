import type { Explanation } from '@greenroom/api-client'
import { ErrorState } from '@greenroom/ui'

/** A failure in the words of `explain`: a bullet list of field messages, or one sentence. */
export function Failure({ of, onRetry }: { of: Explanation; onRetry?: () => void }) {
  const { title = "This couldn't be loaded", message, list } = of
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {list.length > 0 ? (
        <ul>
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{message}</p>
      )}
    </ErrorState>
  )
}
