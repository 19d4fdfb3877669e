import type { createStore } from 'jotai'
import { leadingAtom } from './connection.atoms.ts'
import { anyDirtyAtom } from './dirty.atoms.ts'
import { placeNow } from './page.atoms.ts'
import { sessionAtom } from './session.atoms.ts'
import { hearTabs, type TabMessage, tellTabs } from './tab-channel.ts'
import { joinTabs } from './tab-locks.ts'

type Store = ReturnType<typeof createStore>

/** One session for all tabs: what happens to it in one counts in all. `restore` signs in with what another tab kept. */
export function shareSession(store: Store, restore: () => void): void {
  hearTabs((message) => follow(store, message, restore))
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
      // Also ends the echo: a token that is already in use is not told again.
      if (message.token !== session.token) store.set(sessionAtom, message)
      return
    case 'signedOut':
      if (message.token === session.token) endHere(store)
  }
}

/** Who has signed out elsewhere is signed out here; what is not saved waits under a login, as when a session expires. */
function endHere(store: Store): void {
  if (!store.get(anyDirtyAtom)) return store.set(sessionAtom, { type: 'signOut' })
  store.set(sessionAtom, { type: 'callRefused', status: 401, url: placeNow(), dirty: true })
}

const REPORT_EVERY_MS = 1000
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Input here keeps the session from going idle, in all tabs. */
function reportActivity(store: Store): void {
  let reportedAt = -REPORT_EVERY_MS
  const report = () => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS || store.get(sessionAtom).at !== 'signedIn') return
    reportedAt = performance.now()
    store.set(sessionAtom, { type: 'userActive' })
    tellTabs({ type: 'active' })
  }
  for (const input of INPUTS) window.addEventListener(input, report, { capture: true, passive: true })
}
