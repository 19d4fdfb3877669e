import type { Owner } from '#browser/stored-records.ts'
import { MERCHANTS_PATH } from './partner.atoms.ts'
import { PARTNER_DOMAIN } from './session-storage.ts'
import { forget, keep } from '#browser/stored-records.ts'

/**
 * Starts working for a merchant; null ends it. The page reloads, so that nothing loaded, typed or cached for one
 * company is in memory for the next.
 */
export async function chooseMerchant(companyCode: string | null, user: Owner, page = '/app/home'): Promise<void> {
  if (companyCode === null) forget(PARTNER_DOMAIN)
  else await keep(PARTNER_DOMAIN, companyCode, user)
  window.location.assign(companyCode === null ? MERCHANTS_PATH : page)
}
