import { atom } from 'jotai'

/** The company code of the merchant that a partner works for (section 7, header domain); otherwise null. */
export const partnerDomainAtom = atom<string | null>(null)
