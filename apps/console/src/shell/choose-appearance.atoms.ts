import { atom } from 'jotai'
import { APPEARANCE, type Appearance, appearanceAtom } from '#browser/appearance.atoms.ts'
import { sessionAtom } from '#session/session.atoms.ts'
import { keep } from '#browser/stored-records.ts'

/** Applies the user's choice at once and stores it for their next sign-in. */
export const chooseAppearanceAtom = atom(null, (get, set, change: Partial<Appearance>) => {
  set(appearanceAtom, change)
  const session = get(sessionAtom)
  if (session.at === 'signedIn') void keep(APPEARANCE, get(appearanceAtom), session.user)
})
