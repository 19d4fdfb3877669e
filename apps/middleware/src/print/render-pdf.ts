import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { checkModel } from './check-model.ts'
import type { PdfModel } from './model.ts'
import type { PdfAnswer } from './worker.ts'

const WORKER_FILE = join(import.meta.dirname, 'worker.ts')
const TIME_LIMIT_MS = 60_000
const HEAP_LIMIT_MB = 1024

let worker: Worker | undefined
let running: PromiseWithResolvers<Uint8Array> | undefined
let lastRender: Promise<unknown> = Promise.resolve()

/**
 * Prints a document as a tagged PDF; the same model makes the same bytes. One worker thread prints one document after the
 * other. Rejects when the model is too large or contradicts itself (RangeError), when the worker fails, and when printing
 * takes longer than the limit; the next document gets a new worker.
 */
export async function renderPdf(model: PdfModel, { timeLimitMs = TIME_LIMIT_MS } = {}): Promise<Uint8Array> {
  checkModel(model)
  const render = lastRender.then(() => renderNow(model, timeLimitMs))
  lastRender = render.catch(() => undefined)
  return await render
}

/** Ends the worker thread; a document that is being printed is rejected. */
export async function stopPdfWorker(): Promise<void> {
  await worker?.terminate()
}

async function renderNow(model: PdfModel, timeLimitMs: number): Promise<Uint8Array> {
  running = Promise.withResolvers()
  const current = (worker ??= startWorker())
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void current.terminate()
  }, timeLimitMs)
  try {
    current.postMessage(model)
    return await running.promise
  } catch (error) {
    if (isLate) throw new Error(`The PDF took longer than ${timeLimitMs} ms and was stopped.`)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Only the exit of a failed worker rejects, because until then it would still be taken for the next document. */
function startWorker(): Worker {
  const started = new Worker(WORKER_FILE, { resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB } })
  let failure: unknown
  started.on('message', (answer: PdfAnswer) =>
    'pdf' in answer ? running?.resolve(answer.pdf) : running?.reject(answer.error),
  )
  started.on('error', (error) => (failure = error))
  started.on('exit', (code) => {
    worker = undefined
    running?.reject(failure ?? new Error(`The PDF worker stopped with exit code ${code}.`))
  })
  // An idle worker does not keep the process running.
  started.unref()
  return started
}
