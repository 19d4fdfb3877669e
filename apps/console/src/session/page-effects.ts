import { apiAtom } from '#api/api.ts'
import { appearanceAtom } from '#browser/appearance.atoms.ts'
import type { Performers } from './effect-scene.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'
import { goToAtom, signOutQuestionAtom } from '#browser/page.atoms.ts'

/** The effects of a session on the page. */
export const pageEffects: Pick<Performers, 'authenticateCloud' | 'setAppMode' | 'setDarkMode' | 'navigate' | 'ask'> = {
  // Nothing on screen waits for the inventory service (section 4).
  authenticateCloud: (_effect, { get, after }) => {
    if (after.at !== 'signedIn') return
    const { companyCode, user } = after
    get(apiAtom)
      .POST('/cloud/authenticate', { body: { companyCode, username: user.userName } })
      .catch(() => undefined)
  },

  // Partner mode, and the work for a merchant, ends with the session.
  setAppMode: (_effect, { set }) => set(partnerDomainAtom, null),

  setDarkMode: ({ on }, { set }) => set(appearanceAtom, { dark: on }),

  navigate: ({ to }, { set }) => set(goToAtom, to),

  ask: ({ question }, { set }) => set(signOutQuestionAtom, question),
}
