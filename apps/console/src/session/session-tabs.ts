import type { createStore } from 'jotai'
import { leadingAtom } from '#browser/connection.atoms.ts'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import { placeNow } from '#browser/page.atoms.ts'
import { sessionAtom } from './session.atoms.ts'
import { listenToTabs, type TabMessage, broadcastToTabs } from '#browser/tab-channel.ts'
import { joinTabs } from '#browser/tab-locks.ts'

type Store = ReturnType<typeof createStore>

/** Shares one session among all tabs. `restore` signs in with what another tab stored. */
export function shareSession(store: Store, restore: () => void): void {
  listenToTabs((message) => follow(store, message, restore))
  reportActivity(store)

  let leave: (() => void) | undefined
  store.sub(sessionAtom, () => {
    const isSignedIn = store.get(sessionAtom).at === 'signedIn'
    if (isSignedIn) leave ??= joinTabs(() => store.set(leadingAtom, true))
    else if (leave) {
      leave()
      leave = undefined
      store.set(leadingAtom, false)
    }
  })
}

function follow(store: Store, message: TabMessage, restore: () => void): void {
  const session = store.get(sessionAtom)
  if (session.at === 'signedOut' && !session.over && message.type === 'signedIn') return restore()
  if (session.at !== 'signedIn') return
  switch (message.type) {
    case 'active':
      return store.set(sessionAtom, { type: 'userActive' })
    case 'tokenReplaced':
      // Also stops the echo: a token that is already in use isn't sent again.
      if (message.token !== session.token) store.set(sessionAtom, message)
      return
    case 'signedOut':
      if (message.token === session.token) followSignOut(store)
  }
}

/** Follows a sign-out in another tab; unsaved changes wait below a login, as after an expired session. */
function followSignOut(store: Store): void {
  if (!store.get(anyDirtyAtom)) return store.set(sessionAtom, { type: 'signOut' })
  store.set(sessionAtom, { type: 'callRefused', status: 401, url: placeNow(), dirty: true })
}

const REPORT_EVERY_MS = 1000
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Input in this tab keeps the session active in all tabs. */
function reportActivity(store: Store): void {
  let reportedAt = -REPORT_EVERY_MS
  const report = () => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS || store.get(sessionAtom).at !== 'signedIn') return
    reportedAt = performance.now()
    store.set(sessionAtom, { type: 'userActive' })
    broadcastToTabs({ type: 'active' })
  }
  for (const input of INPUTS) window.addEventListener(input, report, { capture: true, passive: true })
}
