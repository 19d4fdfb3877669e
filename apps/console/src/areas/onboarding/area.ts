import type { Area } from '#screens/area.ts'
import { ListChecks } from 'lucide-react'
import { lazy } from 'react'

export const onboarding: Area = {
  name: 'onboarding',
  screens: [
    {
      path: '/app/settings/onboard',
      label: 'Onboarding',
      offered: 'sidebar',
      group: 'Settings',
      icon: ListChecks,
      operation: 'listOnboardingSteps',
      Screen: lazy(async () => ({
        default: (await import('./OnboardingScreen.tsx')).OnboardingScreen,
      })),
    },
  ],
}
