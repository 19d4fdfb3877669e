import { type Api, dataOf } from '@greenroom/api-client'
import { allows } from '@greenroom/permissions'
import { changedVisits, loadedSteps, type OnboardingStep, visitStep } from '@greenroom/session'
import { atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { apiAtom } from './api.ts'
import { previewAtom } from './preview.atoms.ts'
import { grantsAtom } from './session.atoms.ts'

export const ONBOARDING = '/app/settings/onboard'

export const stepPath = (step: string) => `${ONBOARDING}?step=${step}`

/** The steps as the server has them. Loading them visits the welcome step (section 4). */
const loadedAtom = atom(async (get): Promise<OnboardingStep[]> => {
  const api = get(apiAtom)
  const grants = get(grantsAtom)
  if (!allows(grants, 'CONFIG_ONBOARDING', 'READ')) return []
  const stored = dataOf(await api.GET('/onboarding/steps')).body
  const steps = loadedSteps(stored)
  const visits = changedVisits(stored, steps)
  const mayVisit = allows(grants, 'CONFIG_ONBOARDING', 'WRITE') && !get(previewAtom)
  // Nobody waits for it: the next load would do it again.
  if (visits.length > 0 && mayVisit) sendVisits(api, visits).catch(() => undefined)
  return steps
})

/** The steps after a visit, for as long as the client is the one that made it. */
const visitedAtom = atom<{ api: Api; steps: OnboardingStep[] }>()

/** The steps in order; none for those who may not see them. Throws ApiError. */
export const onboardingAtom = atom(async (get): Promise<OnboardingStep[]> => {
  const visited = get(visitedAtom)
  return visited?.api === get(apiAtom) ? visited.steps : get(loadedAtom)
})

/** The steps as far as they are known, for the banner, which neither waits nor fails. */
export const knownStepsAtom = unwrap(
  atom(async (get) => get(onboardingAtom).catch((): OnboardingStep[] => [])),
  (before) => before ?? [],
)

/** Marks a step as visited and answers the steps. Throws ApiError. */
export const visitStepAtom = atom(null, async (get, set, name: string) => {
  const api = get(apiAtom)
  const before = await get(onboardingAtom)
  const steps = visitStep(before, name)
  const visits = changedVisits(before, steps)
  if (visits.length > 0) await sendVisits(api, visits)
  set(visitedAtom, { api: get(apiAtom), steps })
  return steps
})

async function sendVisits(api: Api, steps: ReturnType<typeof changedVisits>) {
  dataOf(await api.PATCH('/onboarding/steps', { body: { steps } }))
}
