import { pageOf } from '@greenroom/session'
import { atom } from 'jotai'
import { companyAtom, sessionAtom } from './session.atoms.ts'

/** The company as people call it, or its code where the company cannot be loaded. */
export const companyNameAtom = atom(async (get) => {
  const code = pageOf(get(sessionAtom))?.companyCode ?? ''
  return get(companyAtom).then(
    ({ name }) => name,
    () => code,
  )
})
