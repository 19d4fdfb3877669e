import { atom } from 'jotai'
import { APPEARANCE, type Appearance, appearanceAtom } from './appearance.atoms.ts'
import { sessionAtom } from './session.atoms.ts'
import { keep } from './stored-records.ts'

/** What the user chooses is shown at once, and kept for the next time that this user signs in here. */
export const chooseAppearanceAtom = atom(null, (get, set, change: Partial<Appearance>) => {
  set(appearanceAtom, change)
  const session = get(sessionAtom)
  if (session.at === 'signedIn') void keep(APPEARANCE, get(appearanceAtom), session.user)
})
