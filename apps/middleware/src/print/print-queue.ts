import { createHash } from 'node:crypto'
import { Failure } from '#failures/failures.ts'
import type { PdfModel } from './model.ts'
import { renderPdf } from './render-pdf.ts'

/** Who wants a document printed. */
export interface Asker {
  company: string
  userID: string
  /** Aborted once nobody waits for the document any more. */
  ended: AbortSignal
}

interface Waiting extends Asker {
  begin: () => void
}

/** Documents of one user, besides one that is being printed. */
const MOST_WAITING = 2

/**
 * Prints one document at a time; companies take turns. The model is made when its turn has come, so that a waiting document
 * costs nothing, and printed once if the next one is the same. Refuses a user who has two documents waiting.
 */
export function createPrintQueue(render: (model: PdfModel) => Promise<Uint8Array>) {
  const waiting: Waiting[] = []
  /** The companies that had a turn, the latest one last. */
  const served = new Set<string>()
  let isPrinting = false
  let last: { hash: string; pdf: Uint8Array } | undefined

  function beginNext() {
    // A company that had no turn yet is at -1.
    const order = [...served]
    const next = waiting.toSorted((a, b) => order.indexOf(a.company) - order.indexOf(b.company))[0]
    isPrinting = next !== undefined
    if (!next) {
      served.clear()
      last = undefined
      return
    }
    waiting.splice(waiting.indexOf(next), 1)
    served.delete(next.company)
    served.add(next.company)
    next.begin()
  }

  async function turnOf(asker: Asker) {
    const { company, userID, ended } = asker
    const own = waiting.filter((one) => one.company === company && one.userID === userID)
    if (own.length >= MOST_WAITING) throw new Failure(429, 'ER_000', TOO_MANY, { retryAfter: 5 })
    const { promise, resolve: begin, reject } = Promise.withResolvers<void>()
    const place = { ...asker, begin }
    waiting.push(place)
    const leave = () => {
      const at = waiting.indexOf(place)
      if (at < 0) return
      waiting.splice(at, 1)
      reject(new Failure(503, 'ER_000', LEFT, { retryAfter: 1 }))
    }
    ended.addEventListener('abort', leave, { once: true })
    if (!isPrinting) beginNext()
    if (ended.aborted) leave()
    await promise
  }

  async function print(model: PdfModel): Promise<Uint8Array> {
    const hash = createHash('sha256').update(JSON.stringify(model)).digest('hex')
    if (last?.hash !== hash) last = { hash, pdf: await render(model) }
    return last.pdf
  }

  return async (asker: Asker, modelOf: () => Promise<PdfModel>): Promise<Uint8Array> => {
    await turnOf(asker)
    try {
      return await print(await modelOf())
    } finally {
      beginNext()
    }
  }
}

const TOO_MANY = 'Two documents are waiting to be printed for you already. Try again once they are done.'
const LEFT = 'The server stops. Try again in a moment.'

export const printInTurn = createPrintQueue(renderPdf)
