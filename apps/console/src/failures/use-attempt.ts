import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ownNameAtom } from '#session/session.atoms.ts'
import { type Problem, problemOf } from './problem.ts'
import { useWhenPassed } from './use-when-passed.ts'

/** A call outside of a form's save: whether it is in progress, and why the last one failed. */
export function useAttempt() {
  const me = useAtomValue(ownNameAtom)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  useWhenPassed(() => problem?.isPassing && setProblem(undefined))

  /** Returns the result of `work`; undefined if it failed. */
  async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    setPending(true)
    setProblem(undefined)
    try {
      return await work()
    } catch (failure) {
      setProblem(problemOf(failure, undefined, me))
      return undefined
    } finally {
      setPending(false)
    }
  }

  return { pending, problem, attempt, forget: () => setProblem(undefined) }
}
