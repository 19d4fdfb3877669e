import { callReader } from './reader-call.ts'
import type { ImportReader } from './import-reader.ts'
// oxlint-disable-next-line import/default -- Vite creates the export
import workerUrl from './import.worker.ts?worker&url'

/** The part of the Trusted Types API that we use; TypeScript doesn't have it yet. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** Only this app's own script may become a worker (content security policy, `trusted-types`). */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('greenroom-worker', {
  createScriptURL(url) {
    if (url !== workerUrl) throw new TypeError(`Not a worker of this app: ${url}`)
    return url
  },
})

/** Starts a worker that reads files. `close` terminates it. */
export function startReader(): { reader: ImportReader; close: () => void } {
  const worker = new Worker(policy ? policy.createScriptURL(workerUrl) : workerUrl, { type: 'module' })
  return { reader: callReader(worker), close: () => worker.terminate() }
}
