import { allows, type Grants } from '@greenroom/permissions'
import { atom } from 'jotai'
import { hasCompanyAtom, workingForAtom } from './partner.atoms.ts'
import type { ScreenRoute } from './routes.tsx'
import { grantsAtom } from './session.atoms.ts'

/** Whether a user with these grants may see the screen: by READ unless it asks for more. */
export function mayOpen({ feature, level = 'READ' }: ScreenRoute, grants: Grants): boolean {
  return feature === undefined || allows(grants, feature, level)
}

/** Whether a screen is there at all: partners see their own, and the others once they work for a merchant. */
export const isThereAtom = atom((get) => {
  const [{ partnerMode }, hasCompany] = [get(workingForAtom), get(hasCompanyAtom)]
  return ({ partner }: ScreenRoute) => (partner ? partnerMode : hasCompany)
})

/** Whether a screen is there and the user may see it: what sidebar and palette offer. */
export const isOfferedAtom = atom((get) => {
  const [isThere, grants] = [get(isThereAtom), get(grantsAtom)]
  return (screen: ScreenRoute) => isThere(screen) && mayOpen(screen, grants)
})
