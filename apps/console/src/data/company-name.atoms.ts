import { pageOf } from '@greenroom/session'
import { atom } from 'jotai'
import { sessionAtom } from '#session/session.atoms.ts'
import { combined, orElse } from './combined.ts'
import { companyAtom } from './company.atoms.ts'

const codeAtom = atom((get) => pageOf(get(sessionAtom))?.companyCode ?? '')

/** The company's name, or its code if the company can't be loaded. */
export const companyNameAtom = combined(
  { code: codeAtom, company: orElse(companyAtom, undefined) },
  ({ code, company }) => company?.name ?? code,
)
