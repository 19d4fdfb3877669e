import { atom } from 'jotai'

const CHECK_EVERY_MS = 5 * 60_000

/** Whether the server has a newer release of the console than this page. */
export const newReleaseAtom = atom(false)

newReleaseAtom.onMount = (set) => {
  const check = async () => (await isReplaced()) && set(true)
  const checkNow = () => void check()
  const onVisible = () => document.visibilityState === 'visible' && checkNow()
  const timer = setInterval(checkNow, CHECK_EVERY_MS)
  // A file of this release can't be loaded: a newer release has replaced it, or there is no connection.
  window.addEventListener('vite:preloadError', checkNow)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    window.removeEventListener('vite:preloadError', checkNow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** The name of the first script contains a hash of its content, so another name means another release. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  if (!own) return false
  try {
    const answer = await fetch('/console/login', { cache: 'no-store', headers: { accept: 'text/html' } })
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}
