import { explain } from '@greenroom/api-client'
import { pendingStep } from '@greenroom/session'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ONBOARDING, stepPath, visitStepAtom } from '#app/onboarding.atoms.ts'

/** Marks a step as visited and goes to the one that is pending then; after the last to the overview. */
export function useNextStep(step: string) {
  const navigate = useNavigate()
  const visit = useSetAtom(visitStepAtom)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function go() {
    setPending(true)
    setProblem(undefined)
    try {
      const next = pendingStep(await visit(step))
      await navigate(next ? stepPath(next.name) : ONBOARDING)
    } catch (failure) {
      setProblem(explain(failure).message)
    }
    setPending(false)
  }

  return { go, pending, problem }
}
