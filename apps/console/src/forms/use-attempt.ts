import { useState } from 'react'
import { useWhenBack } from '#browser/use-when-back.ts'
import { type Problem, problemOf } from './problem.ts'

/** A call outside of a form's save: whether it is in progress, and why the last one failed. */
export function useAttempt() {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  useWhenBack(() => problem?.isLost && setProblem(undefined))

  /** Returns the result of `work`; undefined if it failed. */
  async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    setPending(true)
    setProblem(undefined)
    try {
      return await work()
    } catch (failure) {
      setProblem(problemOf(failure))
      return undefined
    } finally {
      setPending(false)
    }
  }

  return { pending, problem, attempt, forget: () => setProblem(undefined) }
}
