import { APPEARANCE, appearanceAtom, DEFAULT_APPEARANCE } from '#browser/appearance.atoms.ts'
import type { Performers } from './effect-scene.ts'
import { OPENED_PAGE } from './opened-page.ts'
import { RECENT_PAGES } from './place-records.ts'
import * as storage from './session-storage.ts'
import { forget, keep, readStored } from '#browser/stored-records.ts'
import { broadcastToTabs } from '#browser/tab-channel.ts'

/** What the browser stores for a user (section 3) and removes when they sign out (section 4). */
export const storedEffects: Pick<Performers, 'storeToken' | 'storeUser' | 'storePermissions' | 'clear'> = {
  storeToken: ({ token }) => {
    broadcastToTabs({ type: 'tokenReplaced', token })
    void storage.writeToken(token)
  },

  storeUser: ({ user }, { set, after }) => {
    if (after.at !== 'signedIn') return
    void keep(storage.ACCOUNT_CONFIGURATION, after.accountConfigurations, user)
    void storage.writeUser(user).then(() => broadcastToTabs({ type: 'signedIn' }))
    void readStored(APPEARANCE, user).then((chosen = DEFAULT_APPEARANCE) => set(appearanceAtom, chosen))
  },

  storePermissions: ({ features }, { after }) => {
    if (after.at === 'signedIn') void keep(storage.PERMISSIONS, features, after.user)
  },

  clear: ({ what }) => CLEAR[what](),
}

/** Keeps the user's own settings: the appearance, the remembered users, the pins and the sidebar. */
const CLEAR = {
  currentUser: storage.forgetUser,
  permissions: () => forget(storage.PERMISSIONS),
  registers: () => forget(storage.REGISTERS),
  token: () => forget(storage.TOKEN),
  // Lists are held only by this page, and end with its API client.
  cachedData: () => [storage.LAST_SYNCS, RECENT_PAGES, OPENED_PAGE].forEach((kind) => forget(kind)),
}
