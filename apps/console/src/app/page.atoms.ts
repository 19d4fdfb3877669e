import { atom } from 'jotai'

export const LOGIN_PATH = '/console/login'

const placeAtom = atom({ path: window.location.pathname })
placeAtom.onMount = (set) => {
  const follow = () => set({ path: window.location.pathname })
  window.addEventListener('popstate', follow)
  return () => window.removeEventListener('popstate', follow)
}

/** The path of the page while nobody is signed in. Inside /app the router knows it. */
export const pathAtom = atom((get) => get(placeAtom).path)

/** Takes the place of the current page, so that Back does not lead through a redirect. */
export const goToAtom = atom(null, (_get, set, url: string) => {
  window.history.replaceState(null, '', url)
  set(placeAtom, { path: window.location.pathname })
})
