import { Readable } from 'node:stream'
import { refuseAttach } from '@greenroom/documents'
import type { BlobStore } from '#blobs/blob-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import type { Answer, Call } from '#calls/call.ts'
import { notFound } from '#failures/failures.ts'
import { attach, attachmentKey, checkSeesFiles, detach, findAttachment, readAttachment } from './attachment-store.ts'
import { announceBlob } from './blob-removal.ts'
import { findDocument } from './document-store.ts'
import { failureOf } from './refuse.ts'
import type { Actor, Shape, StoredKind } from './stored-kind.ts'

type Asked = Pick<Call, 'company' | 'user'> & { params: { number: string } }
type AskedFile = Asked & { params: { attachmentID: string } }
type Sent = Asked & { query: { name: string }; body: Buffer }

/** Writes to a document, and answers it. `work` answers its number. */
type WriteDocument<Body> = (
  call: Asked,
  work: (tx: WriteTransaction, actor: Actor) => Promise<string>,
) => Promise<Answer<Body>>

/** What is done with the files of a kind of document. */
export function attachmentHandlers<Of extends Shape, Body>(
  of: StoredKind<Of>,
  blobs: BlobStore,
  writeDocument: WriteDocument<Body>,
) {
  return {
    /** The bytes are written first, and removed again unless the row that names them was saved. */
    addAttachment: async (call: Sent) => {
      const { company, user, params, query, body } = call
      const stored = await findDocument(company.db, of, params.number)
      checkSeesFiles(of, stored, user)
      const refusal = refuseAttach(of.kind, stored)
      if (refusal) throw failureOf(refusal)
      const file = readAttachment(query.name, body)
      const key = attachmentKey(company.code, file.attachmentID)
      await announceBlob(company.db, key, company.now())
      let isKept = false
      try {
        await blobs.put(key, body, file.type)
        return await writeDocument(call, async (tx, actor) => {
          await attach(tx, of, params.number, file, actor)
          tx.afterCommit.push(() => (isKept = true))
          return params.number
        })
      } finally {
        if (!isKept) await blobs.remove(key)
      }
    },

    getAttachment: async ({ company, user, params }: AskedFile): Promise<Answer<never>> => {
      const stored = await findDocument(company.db, of, params.number)
      checkSeesFiles(of, stored, user)
      const { number } = stored
      const { name, type, attachment_id } = await findAttachment(company.db, of.kind.name, number, params.attachmentID)
      const bytes = await blobs.get(attachmentKey(company.code, attachment_id))
      if (!bytes) throw notFound()
      return {
        stream: { type, content: Readable.from([bytes]) },
        headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
      }
    },

    removeAttachment: async (call: AskedFile) => {
      const { number, attachmentID } = call.params
      return writeDocument(call, async (tx, actor) => {
        await detach(tx, of, number, attachmentID, actor)
        return number
      })
    },
  }
}
