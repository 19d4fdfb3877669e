import type { Owner } from './stored-records.ts'
import { MERCHANTS_PATH } from './partner.atoms.ts'
import { PARTNER_DOMAIN } from './session-storage.ts'
import { forget, keep } from './stored-records.ts'

/**
 * Begins to work for a merchant, or with null ends it. The page is loaded anew: nothing that was loaded, typed or cached
 * for one company is in memory when the next is opened.
 */
export async function chooseMerchant(companyCode: string | null, user: Owner): Promise<void> {
  if (companyCode === null) forget(PARTNER_DOMAIN)
  else await keep(PARTNER_DOMAIN, companyCode, user)
  window.location.assign(companyCode === null ? MERCHANTS_PATH : '/app/home')
}
