import { ApiError } from '@greenroom/api-client'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ownNameAtom } from '#session/session.atoms.ts'
import { type Problem, problemOf } from './problem.ts'
import { useWhenPassed } from './use-when-passed.ts'

/** A call outside of a form's save: whether it is in progress, why the last one failed, and the messages of its fields. */
export function useAttempt() {
  const me = useAtomValue(ownNameAtom)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  useWhenPassed(() => problem?.isPassing && setProblem(undefined))

  /** Returns the result of `work`; undefined if it failed. */
  async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    setPending(true)
    forget()
    try {
      return await work()
    } catch (failure) {
      setProblem(problemOf(failure, undefined, me))
      setErrors(errorsByField(failure))
      return undefined
    } finally {
      setPending(false)
    }
  }

  function forget() {
    setProblem(undefined)
    setErrors({})
  }

  return { pending, problem, errors, attempt, forget }
}

/** The first message of each refused field, by its name, as a form takes them. */
function errorsByField(failure: unknown): Record<string, string> {
  const errors = failure instanceof ApiError ? failure.errors : []
  return Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]))
}
