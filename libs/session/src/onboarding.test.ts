import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { changedVisits, loadedSteps, onboardingBanner, type OnboardingStep, pendingStep, visitStep } from './index.ts'

const step = (name: string, visited = false): OnboardingStep => ({
  name,
  title: `The ${name}`,
  caption: `Now the ${name}`,
  visited,
  icon: 'flag',
})

const steps = [step('welcome'), step('company'), step('catalog'), step('finish')]

test('B1 returns the first unvisited step', () => {
  expect(pendingStep(steps)?.name).toBe('welcome')
  expect(pendingStep([step('welcome', true), step('company'), step('catalog', true)])?.name).toBe('company')
})

test('B2 marks the welcome step visited on load', () => {
  expect(loadedSteps(steps).map(({ visited }) => visited)).toEqual([true, false, false, false])
})

test('B3 stays pending until every step is visited', () => {
  let now = loadedSteps(steps)
  for (const name of ['finish', 'company', 'catalog']) {
    expect(pendingStep(now)).toBeDefined()
    now = visitStep(now, name)
  }
  expect(pendingStep(now)).toBeUndefined()
  expect(onboardingBanner(now)).toBeUndefined()
})

test('B4 sends changed steps back without icons', () => {
  expect(changedVisits(steps, loadedSteps(steps))).toEqual([
    { name: 'welcome', title: 'The welcome', caption: 'Now the welcome', visited: true },
  ])
  expect(changedVisits(steps, visitStep(steps, 'nowhere'))).toEqual([])
})

test('B5 shows the four banners', () => {
  const loaded = loadedSteps(steps)
  expect(onboardingBanner(loaded)).toEqual({
    message: 'Welcome, setup your account',
    action: 'Go to Onboarding',
    step: 'company',
  })
  expect(onboardingBanner(visitStep(loaded, 'company'))).toEqual({
    message: 'Pickup where you left off: The catalog',
    action: 'Continue Onboarding',
    step: 'catalog',
  })
  expect(onboardingBanner(loaded, true)).toEqual({
    message: 'Continue onboarding to: The company',
    action: 'Proceed',
    step: 'company',
  })
  const last = visitStep(visitStep(loaded, 'company'), 'catalog')
  for (const within of [false, true]) {
    expect(onboardingBanner(last, within)).toEqual({ message: 'Now the finish', action: 'Finish', step: 'finish' })
  }
})

test.prop([fc.array(fc.boolean(), { minLength: 1, maxLength: 8 })])('B1 B3 agree for any steps', (visits) => {
  const any = visits.map((visited, index) => step(String(index), visited))
  expect(pendingStep(any)?.name).toBe(visits.includes(false) ? String(visits.indexOf(false)) : undefined)
})
