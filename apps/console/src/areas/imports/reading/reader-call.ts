import { FileFault } from '#records/import/file-text.ts'
import type { ImportReader } from './import-reader.ts'
import type { Progress } from './reading.ts'

/** One end of a worker or, in tests, of a channel. */
export type Port = {
  postMessage(message: unknown): void
  addEventListener(type: 'message' | 'error', listener: (event: MessageEvent) => void): void
}

type Call = { id: number; name: keyof ImportReader; args: unknown[] }

type Answer = { id: number } & ({ result: unknown } | { progress: Progress } | { fault: string; readable: boolean })

/** The least time between two progress messages, in milliseconds. */
const PROGRESS_PAUSE = 100

/** Inside the worker: executes the calls of the other end. */
export function serveReader(port: Port, reader: ImportReader, now: () => number) {
  const answer = (message: Answer) => port.postMessage(message)
  port.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    const { id, name, args } = data
    let reportedAt = now()
    const onProgress = (progress: Progress) => {
      if (now() - reportedAt < PROGRESS_PAUSE) return
      reportedAt = now()
      answer({ id, progress })
    }
    try {
      const method = reader[name] as (...args: unknown[]) => Promise<unknown>
      answer({ id, result: await method(...args, onProgress) })
    } catch (error) {
      answer({
        id,
        fault: error instanceof Error ? error.message : String(error),
        readable: error instanceof FileFault,
      })
    }
  })
}

/** Outside the worker: a reader that forwards its calls. */
export function callReader(port: Port): ImportReader {
  type Waiting = { done(result: unknown): void; fail(error: Error): void; onProgress?: (progress: Progress) => void }
  const waiting = new Map<number, Waiting>()
  let id = 0

  port.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const call = waiting.get(data.id)
    if (!call) return
    if ('progress' in data) return call.onProgress?.(data.progress)
    waiting.delete(data.id)
    if ('result' in data) call.done(data.result)
    else call.fail(data.readable ? new FileFault(data.fault) : new Error(data.fault))
  })

  port.addEventListener('error', () => {
    const fault = new FileFault('Reading stopped. The file may be too large for this browser; split it and try again.')
    for (const call of waiting.values()) call.fail(fault)
    waiting.clear()
  })

  function call<Result>(name: keyof ImportReader, args: unknown[], onProgress?: (progress: Progress) => void) {
    return new Promise<Result>((done, fail) => {
      waiting.set(++id, { done: done as (result: unknown) => void, fail, onProgress })
      port.postMessage({ id, name, args } satisfies Call)
    })
  }

  return {
    open: (file, chosen) => call('open', [file, chosen]),
    read: (settings, onProgress) => call('read', [settings], onProgress),
    stop: () => call('stop', []),
    part: (index) => call('part', [index]),
    conflicts: (from, to) => call('conflicts', [from, to]),
    skipped: (from, to) => call('skipped', [from, to]),
    byCase: (from, to) => call('byCase', [from, to]),
  }
}
