import { toRead } from '#session/may.ts'

const ACCOUNT = toRead('updateAccountConfiguration')

/** What each section needs, by its ID. Apart from the sections, because the start page loads it. */
export const NEEDS = {
  company: toRead('updateCompany'),
  region: toRead('updateCompany'),
  reporting: ACCOUNT,
  catalog: ACCOUNT,
  inventory: ACCOUNT,
  system: toRead('updateSystemConfiguration'),
  security: ACCOUNT,
  sso: 'getSsoProvider',
  mail: 'getMailSettings',
  printers: 'listPrinters',
} as const
