import { lineFieldsIn, visibleHeader } from '@greenroom/documents'
import type { BlobStore } from '#blobs/blob-store.ts'
import { printedLogo } from '#companies/company-logo.ts'
import type { Call } from '#calls/call.ts'
import { fileAnswer } from '#http/file-answer.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { attachmentHandlers } from './attachment-handlers.ts'
import { documentAnswer, visibleLines } from './document-answer.ts'
import { linesCsv } from './document-csv.ts'
import { readLog } from './document-events.ts'
import { completeLines } from './document-lines.ts'
import { documentList, documentRow } from './document-list.ts'
import { pdfOf } from './document-pdf.ts'
import { findDocument } from './document-store.ts'
import { itemNames } from './line-items.ts'
import { printInTurn } from '#print/print-queue.ts'
import { createDocument, type Draft, saveDocument } from './save-document.ts'
import type { Actor, Shape, Stored, StoredKind } from './stored-kind.ts'
import { type ActionRequest, transition } from './transition.ts'

/** What the handlers read of a call. The contract validates the body's shape per operation. */
type Asked<Body = undefined> = Pick<Call, 'company' | 'user'> & { params: { number: string }; body: Body }

/** The handlers of every kind of document, for an area to assign to its operations. */
export function documentHandlers<Of extends Shape>(of: StoredKind<Of>, blobs: BlobStore) {
  const list = documentList(of)

  /** What the product fills in is current as long as the document can be edited. */
  async function findCurrent(store: CompanyStore, number: string) {
    const stored = await findDocument(store.db, of, number)
    const { isEditable } = of.kind.states[stored.state]
    return isEditable && stored.lines.length > 0
      ? { ...stored, lines: await completeLines(store, of, stored.lines, stored) }
      : stored
  }

  async function answer({ company, user }: Pick<Call, 'company' | 'user'>, number: string) {
    const stored = await findCurrent(company, number)
    return { body: await documentAnswer(company, of, stored, actorOf(user)) }
  }

  /** A write that returns the document as it is afterwards. A conflict shows the same. */
  function writeAndAnswer(
    call: Asked<unknown>,
    work: (tx: WriteTransaction, actor: Actor, current: (stored: Stored<Of>) => unknown) => Promise<string>,
  ) {
    return write(call as Call, async (tx) => {
      const actor = actorOf(call.user)
      const number = await work(tx, actor, (stored) => shown(stored, actor))
      return answer({ company: tx, user: call.user }, number)
    })
  }

  function shown(stored: Stored<Of>, actor: Actor) {
    const { number, version, state, header } = stored
    const seen = visibleHeader(of.kind, header, actor.grants)
    return { number, version, state, ...seen, lines: visibleLines(of, stored, actor) }
  }

  /** The parts of a document's files. */
  async function visible({ company, user, params }: Asked) {
    const stored = await findCurrent(company, params.number)
    const lines = visibleLines(of, stored, actorOf(user))
    return { stored, lines, names: await itemNames(company.db, of.kind, lines) }
  }

  return {
    list: async ({ company, user, query }: Omit<Asked, 'params'> & { query: Parameters<typeof list.page>[1] }) => {
      const source = { db: company.db, actor: actorOf(user) }
      const [page, total] = await Promise.all([
        list.page(source, query, (row) => documentRow(of, row, user.grants)),
        list.total(source, query),
      ])
      return { body: { ...page, total } }
    },

    get: (call: Asked) => answer(call, call.params.number),

    create: (call: Omit<Asked<Draft<Of>>, 'params'>) =>
      writeAndAnswer(call as Asked<Draft<Of>>, (tx, actor) => createDocument(tx, of, call.body, actor)),

    save: (call: Asked<Draft<Of> & { version: number }>) =>
      writeAndAnswer(call, async (tx, actor, current) => {
        const { number } = call.params
        await saveDocument(tx, of, { ...call.body, number }, actor, current)
        return number
      }),

    act: (call: Asked<ActionRequest>) =>
      writeAndAnswer(call, async (tx, actor, current) => {
        const { number } = call.params
        await transition(tx, of, number, call.body, actor, current)
        return number
      }),

    log: async ({ company, user, params }: Asked) => {
      const stored = await findDocument(company.db, of, params.number)
      const seesAll = visibleLines(of, stored, actorOf(user)).length === stored.lines.length
      const log = await readLog(company.db, of.kind.name, stored.number)
      if (seesAll) return { body: log }
      // What the product writes may name the items of hidden lines; names of files are hidden like the files.
      return {
        body: log.map(({ note: _, remark, ...entry }) => ({
          ...entry,
          remark: entry.isAutomatic || FILE_ACTIONS.has(entry.action) ? undefined : remark,
        })),
      }
    },

    ...attachmentHandlers(of, blobs, (call, work) => writeAndAnswer(call as Asked<unknown>, work)),

    csv: async (call: Asked) => {
      const { stored, lines, names } = await visible(call)
      const { currency } = await call.company.db.selectFrom('company').select('currency').executeTakeFirstOrThrow()
      const fields = lineFieldsIn(of.kind, call.user.grants, stored.state, lines)
      const text = linesCsv(fields, lines as (Record<string, unknown> & Of['line'])[], names, currency)
      return fileAnswer(`${stored.number}.csv`, 'text/csv; charset=utf-8', text)
    },

    pdf: async (call: Asked & Pick<Call, 'ended'>) => {
      const { number } = await findDocument(call.company.db, of, call.params.number)
      const asker = { company: call.company.code, userID: call.user.userID, ended: call.ended() }
      const bytes = await printInTurn(asker, async () => {
        const { stored, lines, names } = await visible(call)
        const model = await pdfOf(call.company.db, of, stored, { lines, names, grants: call.user.grants })
        const logo = await printedLogo(call.company, blobs)
        return logo ? { ...model, logo } : model
      })
      return fileAnswer(`${number}.pdf`, 'application/pdf', Buffer.from(bytes))
    },
  }
}

/** Their remark is the name of a file. */
const FILE_ACTIONS: ReadonlySet<string> = new Set(['attach', 'detach'])

function actorOf({ userName, grants }: Pick<Call['user'], 'userName' | 'grants'>): Actor {
  return { user: userName, grants }
}
