import { APPEARANCE, appearanceAtom, DEFAULT_APPEARANCE } from './appearance.atoms.ts'
import type { Performers } from './effect-scene.ts'
import * as storage from './session-storage.ts'
import { forget, keep, recall } from './stored-records.ts'
import { tellTabs } from './tab-channel.ts'

/** What the browser keeps for a user (section 3), and forgets on the way out (section 4). */
export const storedEffects: Pick<Performers, 'storeToken' | 'storeUser' | 'storePermissions' | 'clear'> = {
  storeToken: ({ token }) => {
    tellTabs({ type: 'tokenReplaced', token })
    void storage.writeToken(token)
  },

  storeUser: ({ user }, { set, after }) => {
    if (after.at !== 'signedIn') return
    void keep(storage.ACCOUNT_CONFIGURATION, after.accountConfigurations, user)
    void storage.writeUser(user).then(() => tellTabs({ type: 'signedIn' }))
    void recall(APPEARANCE, user).then((chosen = DEFAULT_APPEARANCE) => set(appearanceAtom, chosen))
  },

  storePermissions: ({ features }, { after }) => {
    if (after.at === 'signedIn') void keep(storage.PERMISSIONS, features, after.user)
  },

  clear: ({ what }) => CLEAR[what](),
}

/** The looks stay, and who chose to be remembered: neither tells what a company does. */
const CLEAR = {
  currentUser: storage.forgetUser,
  permissions: () => forget(storage.PERMISSIONS),
  registers: () => forget(storage.REGISTERS),
  token: () => forget(storage.TOKEN),
  // Lists are held by this page alone, and go with its client of the API.
  cachedData: () => forget(storage.LAST_SYNCS),
}
