import { atom } from 'jotai'
import { sessionAtom } from '#app/session.atoms.ts'

const ownerAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.at === 'signedIn' ? `${session.companyCode}/${session.user.userID}` : null
})

/**
 * State that belongs to one user: it is there again after signing in anew, and the next user begins with `initial`.
 * What is written while nobody is signed in, by work that was under way, belongs to the user before.
 */
export function ownAtom<Value>(initial: Value) {
  const keptAtom = atom<{ owner: string | null; value: Value }>({ owner: null, value: initial })
  return atom(
    (get) => {
      const { owner, value } = get(keptAtom)
      return owner === (get(ownerAtom) ?? owner) ? value : initial
    },
    (get, set, value: Value) => set(keptAtom, { owner: get(ownerAtom) ?? get(keptAtom).owner, value }),
  )
}
