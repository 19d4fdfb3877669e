import { randomUUID } from 'node:crypto'
import {
  ATTACHMENTS_MAX,
  checkAttachment,
  refuseAttach,
  refuseDetach,
  refuseFiles,
  refuseSpace,
} from '@greenroom/documents'
import type { components } from '@greenroom/openapi'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, type WriteTransaction } from '#calls/write.ts'
import { notFound, refused, refusedField } from '#failures/failures.ts'
import { keepBlob, removeLater } from './blob-removal.ts'
import { logEvent } from './document-events.ts'
import { holdDocument } from './document-store.ts'
import { failureOf } from './refuse.ts'
import type { Actor, Shape, Stored, StoredKind } from './stored-kind.ts'

/** A file that may be attached. */
export interface AttachedFile {
  attachmentID: string
  name: string
  type: string
  size: number
}

/** Where the bytes of an attachment lie. Nothing else is ever kept under the same key. */
export function attachmentKey(company: string, attachmentID: string): string {
  return `${company}/attachments/${attachmentID}`
}

/** Throws why a file as it was sent may not be attached. */
export function readAttachment(name: string, bytes: Buffer): AttachedFile {
  const { type, refusal } = checkAttachment(name, bytes)
  if (refusal !== undefined) throw refusedField('file', refusal)
  return { attachmentID: randomUUID(), name, type, size: bytes.length }
}

/** The files of a document, the first one first. */
export async function attachmentsOf(
  db: CompanyQueries,
  kind: string,
  number: string,
): Promise<components['schemas']['DocumentAttachment'][]> {
  const rows = await selectAttachments(db, kind, number).orderBy('added_at').orderBy('name').execute()
  return rows.map(({ attachment_id, name, type, size, added_at, added_by }) => {
    return { attachmentID: attachment_id, name, type, size, addedAt: added_at.toISOString(), addedBy: added_by }
  })
}

/** Throws the 404. */
export async function findAttachment(db: CompanyQueries, kind: string, number: string, attachmentID: string) {
  const row = await selectAttachments(db, kind, number).where('attachment_id', '=', attachmentID).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Throws if a line of the document is hidden from the user: its files may hold what the line does. */
export function checkSeesFiles<Of extends Shape>(
  { kind }: StoredKind<Of>,
  { lines }: Stored<Of>,
  { grants }: Pick<Actor, 'grants'>,
) {
  const refusal = refuseFiles(kind, { lines }, grants)
  if (refusal) throw failureOf(refusal)
}

function selectAttachments(db: CompanyQueries, kind: string, number: string) {
  return db.selectFrom('document_attachment').selectAll().where('kind', '=', kind).where('number', '=', number)
}

/** Attaches a file to a document: what is agreed or signed later belongs to it as well. */
export async function attach<Of extends Shape>(
  tx: WriteTransaction,
  of: StoredKind<Of>,
  typed: string,
  { attachmentID, name, type, size }: AttachedFile,
  actor: Actor,
) {
  const held = await holdDocument(tx, of, typed)
  checkSeesFiles(of, held, actor)
  const { number, state } = held
  const refusal = refuseAttach(of.kind, held)
  if (refusal) throw failureOf(refusal)
  const kind = of.kind.name
  if ((await attachmentsOf(tx.db, kind, number)).length >= ATTACHMENTS_MAX) {
    throw refused(`A ${of.kind.label} has at most ${ATTACHMENTS_MAX} attachments.`)
  }
  const full = refuseSpace(await bytesAttached(tx.db), size)
  if (full !== undefined) throw refused(full)
  await keepBlob(tx.db, attachmentKey(tx.code, attachmentID))
  await tx.db
    .insertInto('document_attachment')
    .values({
      kind,
      number,
      attachment_id: attachmentID,
      name,
      type,
      size,
      added_at: tx.at,
      added_by: tx.writer.user.userName,
    })
    .execute()
  await logEvent(tx, kind, number, { action: 'attach', from: state, to: state, remark: name })
  await audit(tx, of.entity, number, 'attach', [{ field: 'attachments', from: null, to: name }])
}

/** The bytes of all attachments of the company. Nobody else attaches a file before the transaction ends. */
async function bytesAttached(db: CompanyQueries): Promise<number> {
  await db.selectFrom('company').select('company_code').forNoKeyUpdate().execute()
  const { bytes } = await db
    .selectFrom('document_attachment')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('size'), sql<number>`0`).as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}

/** Removes a file, on behalf of somebody who may. */
export async function detach<Of extends Shape>(
  tx: WriteTransaction,
  of: StoredKind<Of>,
  typed: string,
  attachmentID: string,
  actor: Actor,
) {
  const held = await holdDocument(tx, of, typed)
  checkSeesFiles(of, held, actor)
  const { name } = await findAttachment(tx.db, of.kind.name, held.number, attachmentID)
  const refusal = refuseDetach(of.kind, of.documentOf(held), await of.contextOf(tx, actor, held))
  if (refusal) throw failureOf(refusal)
  await removeFile(tx, of, held, { attachmentID, name })
}

/** Removes the files of a locked document that was closed. */
export async function detachAll<Of extends Shape>(tx: WriteTransaction, of: StoredKind<Of>, held: Stored<Of>) {
  for (const file of await attachmentsOf(tx.db, of.kind.name, held.number)) await removeFile(tx, of, held, file)
}

async function removeFile<Of extends Shape>(
  tx: WriteTransaction,
  { kind, entity }: StoredKind<Of>,
  { number, state }: Stored<Of>,
  { attachmentID, name }: Pick<AttachedFile, 'attachmentID' | 'name'>,
) {
  await tx.db
    .deleteFrom('document_attachment')
    .where('kind', '=', kind.name)
    .where('number', '=', number)
    .where('attachment_id', '=', attachmentID)
    .execute()
  await removeLater(tx.db, attachmentKey(tx.code, attachmentID), tx.at)
  await logEvent(tx, kind.name, number, { action: 'detach', from: state, to: state, remark: name })
  await audit(tx, entity, number, 'detach', [{ field: 'attachments', from: name, to: null }])
}
