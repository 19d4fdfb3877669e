import type { Area } from '#area.ts'
import type { Platform } from '#platform/platform.ts'
import { companyLogoHandlers } from './company-logo.ts'
import { entities } from './entities.ts'
import { migration as migration0080 } from './migrations/0080-printers.ts'
import { migration as migration0180 } from './migrations/0180-printer-profiles.ts'
import { printerHandlers } from './printers.ts'
import { ssoProviderHandlers } from './sso-provider.ts'
import { systemConfigurationHandlers } from './system-configuration.ts'

/** The settings of a company that no other area owns. */
export const settings = {
  name: 'settings',
  handlers: (platform: Platform) => ({
    ...systemConfigurationHandlers,
    ...printerHandlers(platform),
    ...companyLogoHandlers(platform),
    ...ssoProviderHandlers(platform),
  }),
  migrations: [migration0080, migration0180],
  entities,
} satisfies Area
