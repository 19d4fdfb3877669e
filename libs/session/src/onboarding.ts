/** One onboarding step (section 3). */
export type OnboardingStep = { name: string; title: string; caption: string; visited: boolean; icon?: string }

/** A step as it is sent back: without its icon (section 3). */
export type OnboardingVisit = Omit<OnboardingStep, 'icon'>

const WELCOME = 'welcome'

/** The steps after loading: the welcome step counts as visited (section 4). */
export function loadedSteps(steps: readonly OnboardingStep[]): OnboardingStep[] {
  return visitStep(steps, WELCOME)
}

/** The steps with the named one visited. An unknown name changes nothing. */
export function visitStep(steps: readonly OnboardingStep[], name: string): OnboardingStep[] {
  return steps.map((step) => (step.name === name ? { ...step, visited: true } : step))
}

/** The next step: the first unvisited one. Undefined once all are visited (section 4). */
export function pendingStep(steps: readonly OnboardingStep[]): OnboardingStep | undefined {
  return steps.find(({ visited }) => !visited)
}

/** The changed steps, for the server. */
export function changedVisits(before: readonly OnboardingStep[], after: readonly OnboardingStep[]): OnboardingVisit[] {
  const visited = new Map(before.map((step) => [step.name, step.visited]))
  return after
    .filter((step) => visited.get(step.name) !== step.visited)
    .map(({ name, title, caption, visited }) => ({ name, title, caption, visited }))
}

/** The banner of a pending onboarding: its message, its button, and the step that the button opens. */
export type OnboardingBanner = { message: string; action: string; step: string }

/**
 * The banner of section 2, or undefined once all steps are visited. The last step shows its own caption; before any
 * real step is visited the banner welcomes; `within` the onboarding screens it continues, elsewhere it resumes.
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
