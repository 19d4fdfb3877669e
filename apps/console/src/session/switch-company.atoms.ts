import { atom } from 'jotai'
import { placeNow } from '#browser/page.atoms.ts'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import { chooseMerchant } from './choose-merchant.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'
import { sessionAtom, userAtom } from './session.atoms.ts'

/** Goes on with this page in another company: a partner works for that merchant, anybody else signs in there. */
export const switchCompanyAtom = atom(null, async (get, set, companyCode: string) => {
  const url = placeNow()
  if (get(partnerDomainAtom) !== null) return chooseMerchant(companyCode, get(userAtom), url)
  set(sessionAtom, { type: 'signOut', dirty: get(anyDirtyAtom), switchTo: { companyCode, url } })
})
