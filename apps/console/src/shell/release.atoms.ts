import { atom } from 'jotai'

const CHECK_EVERY_MS = 5 * 60_000

/** Whether the server has a newer release of the console than this page. */
export const newReleaseAtom = atom(false)

newReleaseAtom.onMount = (set) => {
  const check = async () => (await isReplaced()) && set(true)
  const broken = () => set(true)
  const onVisible = () => document.visibilityState === 'visible' && void check()
  const timer = setInterval(() => void check(), CHECK_EVERY_MS)
  // A file of this release is missing on the server, so a newer release has replaced it.
  window.addEventListener('vite:preloadError', broken)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    window.removeEventListener('vite:preloadError', broken)
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
