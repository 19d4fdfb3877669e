import { pageOf } from '@greenroom/session'
import { atom } from 'jotai'
import { sessionAtom } from './session.atoms.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'

/** Where partner mode begins: the merchants to choose from. */
export const MERCHANTS_PATH = '/app/partner/merchants'

/** For whom one works: as staff for one's own company, as partner for a merchant, or for nobody until one is chosen. */
export const workingForAtom = atom((get): { partnerMode: boolean; merchant: string | null } => ({
  partnerMode: pageOf(get(sessionAtom))?.partnerMode === true,
  merchant: get(partnerDomainAtom),
}))

/** Whether there is a company to work in: partners choose one first. */
export const hasCompanyAtom = atom((get) => {
  const { partnerMode, merchant } = get(workingForAtom)
  return !partnerMode || merchant !== null
})
