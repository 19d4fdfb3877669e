import { ownScript } from '#browser/own-script.ts'
import { callReader } from './reader-call.ts'
import type { ImportReader } from './import-reader.ts'
// oxlint-disable-next-line import/default -- Vite creates the export
import workerUrl from './import.worker.ts?worker&url'

/** Starts a worker that reads files. `close` terminates it. */
export function startReader(): { reader: ImportReader; close: () => void } {
  const worker = new Worker(ownScript(workerUrl), { type: 'module' })
  return { reader: callReader(worker), close: () => worker.terminate() }
}
