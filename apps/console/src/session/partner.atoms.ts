import { pageOf } from '@greenroom/session'
import { atom } from 'jotai'
import { sessionAtom } from './session.atoms.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'

/** The start page of partner mode: the list of merchants. */
export const MERCHANTS_PATH = '/app/partner/merchants'

/** Whom the user works for: their own company as staff, a merchant as partner, or none until a partner chooses one. */
export const workingForAtom = atom((get): { partnerMode: boolean; merchant: string | null } => ({
  partnerMode: pageOf(get(sessionAtom))?.partnerMode === true,
  merchant: get(partnerDomainAtom),
}))

/** Whether there is a company to work in: partners choose one first. */
export const hasCompanyAtom = atom((get) => {
  const { partnerMode, merchant } = get(workingForAtom)
  return !partnerMode || merchant !== null
})
