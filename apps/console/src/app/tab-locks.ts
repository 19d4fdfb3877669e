/**
 * What the tabs of this browser hold while somebody is signed in: each a share of one lock, which says that there is
 * such a tab, and one of them another, which makes it the one that acts for all. A lock ends with its tab.
 */
const PRESENT = 'greenroom.present'
const LEADING = 'greenroom.leading'
const REFRESHING = 'greenroom.refreshing'

/** Browsers have locks on secure origins only; elsewhere each tab stands alone. */
const locks: LockManager | undefined = navigator.locks

/** Whether somebody is signed in in another tab, which keeps a session alive that is not to be remembered. */
export async function isAnotherTabSignedIn(): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {}
  return held.some(({ name }) => name === PRESENT)
}

/** Joins the tabs in which somebody is signed in. `lead` is called once this tab acts for all. The result leaves. */
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
    // Left while still waiting.
    joined.catch(() => undefined)
  }
  return () => leaving.abort()
}

/** One tab after the other, so that the next one finds the token that the one before has got. */
export function inTurn<Result>(refresh: () => Promise<Result>): Promise<Result> {
  return locks ? locks.request(REFRESHING, refresh) : refresh()
}
