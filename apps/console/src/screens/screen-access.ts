import type { Grants } from '@greenroom/permissions'
import { atom } from 'jotai'
import { hasCompanyAtom, workingForAtom } from '#session/partner.atoms.ts'
import type { ScreenRoute } from './area.ts'
import { type May, mayCall } from '#session/may.ts'
import { grantsAtom } from '#session/session.atoms.ts'

/** Whether a user with these grants may see the screen. */
export function mayOpen({ operation = [], anyOf = [operation] }: ScreenRoute, grants: Grants): May {
  const each = anyOf.map((one) => mayCall(grants, one))
  return each.find(({ may }) => may) ?? each[0]!
}

/**
 * Whether a screen exists in this mode: partners see their own screens, and all others once they work for a merchant.
 */
export const isAvailableAtom = atom((get) => {
  const [{ partnerMode }, hasCompany] = [get(workingForAtom), get(hasCompanyAtom)]
  return ({ partner }: ScreenRoute) => (partner ? partnerMode : hasCompany)
})

/** Whether a screen exists and the user may see it, and so whether sidebar and palette offer it. */
export const isOfferedAtom = atom((get) => {
  const [isAvailable, grants] = [get(isAvailableAtom), get(grantsAtom)]
  return (screen: ScreenRoute) => isAvailable(screen) && mayOpen(screen, grants).may
})
