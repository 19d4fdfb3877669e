// Prints one model at a time, away from the thread that answers requests.
import { parentPort } from 'node:worker_threads'
import type { PdfModel } from './model.ts'
import { printDocument } from './print.ts'

/** What comes back for one model. */
export type PdfAnswer = { pdf: Uint8Array } | { error: unknown }

const port = parentPort!
port.on('message', async (model: PdfModel) => {
  try {
    const pdf = await printDocument(model)
    port.postMessage({ pdf }, [pdf.buffer as ArrayBuffer])
  } catch (error) {
    port.postMessage({ error })
  }
})
