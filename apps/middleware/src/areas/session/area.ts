import type { Area } from '#area.ts'
import type { Platform } from '#platform/platform.ts'
import { accountConfigurationHandlers } from './account-configuration.ts'
import { deviceHandlers } from './device-handlers.ts'
import { mailPasswordLink } from './forgotten-password.ts'
import { migration as migration0005 } from './migrations/0005-session.ts'
import { migration as migration0039 } from './migrations/0039-key-check.ts'
import { migration as migration0044 } from './migrations/0044-sso-identity.ts'
import { migration as migration0045 } from './migrations/0045-session-origin.ts'
import { migration as migration0094 } from './migrations/0094-sso-settings.ts'
import { passwordHandlers } from './password-handlers.ts'
import { personalFormatHandlers } from './personal-formats.ts'
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
    ...accountConfigurationHandlers(platform),
    ...personalFormatHandlers,
  }),
  jobs: (platform: Platform) => [mailPasswordLink(platform)],
  migrations: [migration0005, migration0039, migration0044, migration0045, migration0094],
} satisfies Area
