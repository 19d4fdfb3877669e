/** One step of the way to a company that can sell (section 3). */
export type OnboardingStep = { name: string; title: string; caption: string; visited: boolean; icon?: string }

/** A step as it is sent back: without its icon (section 3). */
export type OnboardingVisit = Omit<OnboardingStep, 'icon'>

const WELCOME = 'welcome'

/** The steps as they are once loaded: the welcome step counts as visited (section 4). */
export function loadedSteps(steps: readonly OnboardingStep[]): OnboardingStep[] {
  return visitStep(steps, WELCOME)
}

/** The steps with one of them visited. A name that is none of theirs changes nothing. */
export function visitStep(steps: readonly OnboardingStep[], name: string): OnboardingStep[] {
  return steps.map((step) => (step.name === name ? { ...step, visited: true } : step))
}

/** The step that comes next: the first that is not visited. Undefined once all are (section 4). */
export function pendingStep(steps: readonly OnboardingStep[]): OnboardingStep | undefined {
  return steps.find(({ visited }) => !visited)
}

/** What differs, as the server wants to hear of it. */
export function changedVisits(before: readonly OnboardingStep[], after: readonly OnboardingStep[]): OnboardingVisit[] {
  const visited = new Map(before.map((step) => [step.name, step.visited]))
  return after
    .filter((step) => visited.get(step.name) !== step.visited)
    .map(({ name, title, caption, visited }) => ({ name, title, caption, visited }))
}

/** What the banner of a pending onboarding says, what its button says, and where that leads. */
export type OnboardingBanner = { message: string; action: string; step: string }

/**
 * The banner of section 2, or none once all steps are visited. The last step speaks with its own caption; before any
 * real step has been visited it is a welcome; `within` the onboarding screens it goes on, elsewhere it picks up.
 */
export function onboardingBanner(steps: readonly OnboardingStep[], within = false): OnboardingBanner | undefined {
  const pending = pendingStep(steps)
  if (!pending) return undefined
  const { name: step, title, caption } = pending
  if (pending === steps.at(-1)) return { message: caption, action: 'Finish', step }
  if (within) return { message: `Continue onboarding to: ${title}`, action: 'Proceed', step }
  const hasBegun = steps.some(({ name, visited }) => visited && name !== WELCOME)
  return hasBegun
    ? { message: `Pickup where you left off: ${title}`, action: 'Continue Onboarding', step }
    : { message: 'Welcome, setup your account', action: 'Go to Onboarding', step }
}
