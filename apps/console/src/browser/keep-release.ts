import { ownScript } from './own-script.ts'

/** Milliseconds after the app has opened, so that storing the release delays nothing that the user waits for. */
const AFTER_MS = 5000

/** Stores this release in the browser, so that a reload without a connection opens it. */
export function keepRelease() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const timer = setTimeout(() => {
    // A browser that stores nothing, as in a private window, only needs a connection to reload.
    navigator.serviceWorker.register(ownScript('/service-worker.js')).catch(() => undefined)
  }, AFTER_MS)
  return () => clearTimeout(timer)
}
