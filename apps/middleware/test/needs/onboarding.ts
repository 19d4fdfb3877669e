import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listOnboardingSteps: ['CONFIG_ONBOARDING:READ'],
  visitOnboardingSteps: ['CONFIG_ONBOARDING:WRITE'],
}
