import { callReader } from './reader-call.ts'
import type { ImportReader } from './import-reader.ts'
// oxlint-disable-next-line import/default -- the export is made by Vite
import workerUrl from './import.worker.ts?worker&url'

/** The part of the Trusted Types API that we use; TypeScript does not know it yet. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** The only script that may become a worker is this app's own (content security policy, `trusted-types`). */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('greenroom-worker', {
  createScriptURL(url) {
    if (url !== workerUrl) throw new TypeError(`Not a worker of this app: ${url}`)
    return url
  },
})

/** Starts a worker that reads files. `close` ends it with all that it holds. */
export function startReader(): { reader: ImportReader; close: () => void } {
  const worker = new Worker(policy ? policy.createScriptURL(workerUrl) : workerUrl, { type: 'module' })
  return { reader: callReader(worker), close: () => worker.terminate() }
}
