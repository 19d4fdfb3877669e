import type { Area } from '#boot/area.ts'
import type { Platform } from '#boot/platform.ts'
import { accountConfigurationHandlers } from './account-configuration.ts'
import { deviceHandlers } from './device-handlers.ts'
import { mailPasswordLink } from './forgotten-password.ts'
import { migration as migration0005 } from './migrations/0005-session.ts'
import { passwordHandlers } from './password-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { ssoHandlers } from './sso-handlers.ts'
import { twoFactorHandlers } from './two-factor-handlers.ts'

export const session = {
  name: 'session',
  handlers: (platform: Platform) => ({
    ...sessionHandlers(platform),
    ...ssoHandlers(platform),
    ...twoFactorHandlers(platform),
    ...passwordHandlers(platform),
    ...deviceHandlers(platform),
    ...accountConfigurationHandlers,
  }),
  jobs: (platform: Platform) => [mailPasswordLink(platform)],
  migrations: [migration0005],
} satisfies Area
