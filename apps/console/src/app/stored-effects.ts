import { appearanceAtom, readAppearance } from './appearance.atoms.ts'
import type { Performers, Scene } from './effect-scene.ts'
import { forgetSession, writeSession } from './session-storage.ts'

/** What the browser keeps for a user (section 3), and forgets on the way out (section 4). */
export const storedEffects: Pick<Performers, 'storeToken' | 'storeUser' | 'storePermissions' | 'clear'> = {
  storeToken: (_effect, scene) => keepSession(scene),

  storeUser: ({ user }, scene) => {
    keepSession(scene)
    scene.set(appearanceAtom, readAppearance(user.companyCode, user.userID))
  },

  // Kept in the session state alone: nothing personal is stored before records are encrypted.
  storePermissions: () => {},

  clear: ({ what }) => {
    if (what === 'currentUser' || what === 'token') forgetSession()
  },
}

function keepSession({ after }: Scene): void {
  if (after.at !== 'signedIn') return
  const { companyCode, remember, token, user } = after
  writeSession({ companyCode, userName: user.userName, remember, token })
}
