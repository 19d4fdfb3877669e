import { atom } from 'jotai'
import { sessionAtom } from './session.atoms.ts'

const ownerAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.at === 'signedIn' ? `${session.companyCode}/${session.user.userID}` : null
})

/**
 * State of one user: it is kept when the same user signs in again, while another user starts with `initial`. Work that
 * ends after signing out still writes to its own user's state.
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
