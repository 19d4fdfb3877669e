import { type Api, dataOf } from '@greenroom/api-client'
import { changedVisits, loadedSteps, type OnboardingStep, visitStep } from '@greenroom/session'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { resource } from '#data/resource.ts'
import { previewAtom } from '#session/preview.atoms.ts'
import { mayCall } from '#session/may.ts'
import { grantsAtom } from '#session/session.atoms.ts'

export const ONBOARDING = '/app/settings/onboard'

export const stepPath = (step: string) => `${ONBOARDING}?step=${step}`

/** The stored steps. Loading them visits the welcome step (section 4). */
const stepsOf = resource({
  name: 'onboardingSteps',
  entities: ['onboardingStep'],
  async load(api, signal, mayVisit: boolean): Promise<readonly OnboardingStep[]> {
    const stored = dataOf(await api.GET('/onboarding/steps', { signal })).body
    const steps = loadedSteps(stored)
    const visits = changedVisits(stored, steps)
    // Not awaited: the next load would repeat it.
    if (visits.length > 0 && mayVisit) sendVisits(api, visits).catch(() => undefined)
    return steps
  },
})

/** Undefined for users who may not see the steps. */
const sourceAtom = atom((get) => {
  const grants = get(grantsAtom)
  const mayVisit = mayCall(grants, 'visitOnboardingSteps').may && !get(previewAtom)
  return mayCall(grants, 'listOnboardingSteps').may ? stepsOf(mayVisit) : undefined
})

const NONE: readonly OnboardingStep[] = []

/** The steps in order; none for users who may not see them. Throws ApiError. */
export const onboardingAtom = atom((get) => {
  const source = get(sourceAtom)
  return source ? get(source) : NONE
})

/** The steps if they are loaded, for the banner, which neither waits nor fails. */
export const knownStepsAtom = atom((get) => {
  const source = get(sourceAtom)
  return (source && get(source.stateAtom).value) ?? NONE
})

/** Marks a step as visited and returns the steps. Throws ApiError. */
export const visitStepAtom = atom(null, async (get, set, name: string) => {
  const before = await get(onboardingAtom)
  const steps = visitStep(before, name)
  const visits = changedVisits(before, steps)
  if (visits.length > 0) await sendVisits(get(apiAtom), visits)
  const source = get(sourceAtom)
  if (source) await set(source, { do: 'put', value: () => steps })
  return steps
})

async function sendVisits(api: Api, steps: ReturnType<typeof changedVisits>) {
  dataOf(await api.PATCH('/onboarding/steps', { body: { steps } }))
}
