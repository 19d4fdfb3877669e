import { dataOf } from '@greenroom/api-client'
import { isQuickFilter } from '@greenroom/quick-dates'
import { reportingHours } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from './api.ts'
import { companyAtom } from './session.atoms.ts'

/** The range that reports open with where the account does not say. */
const USUAL = 'LAST_WEEK'

const accountSettingsAtom = atom(async (get, { signal }): Promise<Record<string, string>> => {
  const { accountConfigurations } = dataOf(await get(apiAtom).GET('/account/configuration', { signal })).body
  return Object.fromEntries(accountConfigurations.map(({ key, value }) => [key, value]))
})

/** The zone and the hours of the company's reports, and the range they open with (section 6). Throws ApiError. */
export const reportSettingsAtom = atom(async (get) => {
  const [{ timeZone }, settings] = await Promise.all([get(companyAtom), get(accountSettingsAtom), haveTemporal()])
  const usual = settings['analytics.default.interval'] ?? ''
  return { zone: timeZone, hours: reportingHours(settings), usual: isQuickFilter(usual) ? usual : USUAL } as const
})

/** Ranges are reckoned with the Temporal of the browser, or of its stand-in where it has none yet. */
async function haveTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
