import { apiAtom } from './api.ts'
import { appearanceAtom } from './appearance.atoms.ts'
import type { Performers } from './effect-scene.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'
import { goToAtom, signOutQuestionAtom } from './page.atoms.ts'

/** What a session does to the page. */
export const pageEffects: Pick<Performers, 'authenticateCloud' | 'setAppMode' | 'setDarkMode' | 'navigate' | 'ask'> = {
  // Nothing on screen waits for the inventory service (section 4).
  authenticateCloud: (_effect, { get, after }) => {
    if (after.at !== 'signedIn') return
    const { companyCode, user } = after
    get(apiAtom)
      .POST('/cloud/authenticate', { body: { companyCode, username: user.userName } })
      .catch(() => undefined)
  },

  // Partner mode ends with the session, and with it the work for a merchant.
  setAppMode: (_effect, { set }) => set(partnerDomainAtom, null),

  setDarkMode: ({ on }, { set }) => set(appearanceAtom, { dark: on }),

  navigate: ({ to }, { set }) => set(goToAtom, to),

  ask: ({ question }, { set }) => set(signOutQuestionAtom, question),
}
