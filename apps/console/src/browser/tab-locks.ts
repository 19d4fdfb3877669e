/**
 * The locks of signed-in tabs: all of them share PRESENT, which shows that there are any, and one holds LEADING, which
 * makes it act for all. A lock ends with its tab.
 */
const PRESENT = 'greenroom.present'
const LEADING = 'greenroom.leading'
const REFRESHING = 'greenroom.refreshing'

/** Undefined on an insecure origin, where each tab acts for itself. */
const locks: LockManager | undefined = navigator.locks

/** Whether another tab is signed in, which keeps a session that is not remembered. */
export async function isAnotherTabSignedIn(): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {}
  return held.some(({ name }) => name === PRESENT)
}

/** Joins the signed-in tabs. Calls `lead` once this tab acts for all. Returns a function that leaves. */
export function joinTabs(lead: () => void): () => void {
  if (!locks) {
    lead()
    return () => {}
  }
  const leaving = new AbortController()
  const { signal } = leaving
  const untilLeft = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const join = (name: string, options: LockOptions, held: () => void) =>
    locks.request(name, { ...options, signal }, () => {
      held()
      return untilLeft()
    })
  for (const joined of [join(PRESENT, { mode: 'shared' }, () => {}), join(LEADING, {}, lead)]) {
    // The tab left while it was still waiting.
    joined.catch(() => undefined)
  }
  return () => leaving.abort()
}

/** Runs refreshes of all tabs one after another, so that each finds the token of the one before. */
export function inTurn<Result>(refresh: () => Promise<Result>): Promise<Result> {
  return locks ? locks.request(REFRESHING, refresh) : refresh()
}
