import { pendingStep } from '@greenroom/session'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from '#failures/use-attempt.ts'
import { ONBOARDING, stepPath, visitStepAtom } from '#shell/onboarding.atoms.ts'

/** Marks a step as visited and opens the next pending one, or the overview after the last. */
export function useNextStep(step: string) {
  const navigate = useNavigate()
  const visit = useSetAtom(visitStepAtom)
  const { pending, problem, attempt } = useAttempt()

  const go = () =>
    attempt(async () => {
      const next = pendingStep(await visit(step))
      await navigate(next ? stepPath(next.name) : ONBOARDING)
    })

  return { go, pending, problem }
}
