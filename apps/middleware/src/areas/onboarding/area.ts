import type { Area } from '#area.ts'
import { entities } from './entities.ts'
import { migration as migration0008 } from './migrations/0008-onboarding.ts'
import { onboardingHandlers } from './onboarding-handlers.ts'

export const onboarding = {
  name: 'onboarding',
  handlers: () => onboardingHandlers,
  migrations: [migration0008],
  entities,
} satisfies Area
