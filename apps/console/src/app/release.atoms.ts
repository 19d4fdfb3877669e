import { atom } from 'jotai'

const LOOK_EVERY_MS = 5 * 60_000

/** Whether the server has a newer release of the console than this page. */
export const newReleaseAtom = atom(false)

newReleaseAtom.onMount = (set) => {
  const look = async () => (await isReplaced()) && set(true)
  const broken = () => set(true)
  const comeBack = () => document.visibilityState === 'visible' && void look()
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  // A part of this release that is gone from the server: a newer one has taken its place.
  window.addEventListener('vite:preloadError', broken)
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    clearInterval(timer)
    window.removeEventListener('vite:preloadError', broken)
    document.removeEventListener('visibilitychange', comeBack)
  }
}

/** The page names its first script by the script's content: another name is another release. */
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
