import { formatDocumentNumber, parseDocumentNumber } from '@greenroom/documents'
import { noteChanged } from '#database/change-log.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { checkVersion, type WriteTransaction } from '#calls/write.ts'
import { notFound } from '#failures/failures.ts'
import { writeLines } from './document-lines.ts'
import type { Parent, Shape, Stored, StoredKind } from './stored-kind.ts'

/** The document with a typed number. Throws the 404. */
export function findDocument<Of extends Shape>(
  db: CompanyQueries,
  of: StoredKind<Of>,
  number: string,
): Promise<Stored<Of>> {
  return read(db, of, number)
}

/**
 * Like `findDocument`, with a lock until the transaction ends. Its parent is locked first, so that what is open of the
 * parent's lines is judged by one transaction at a time, and no two wait for each other.
 */
export async function holdDocument<Of extends Shape>(
  { db, everywhere }: WriteTransaction,
  of: StoredKind<Of>,
  number: string,
): Promise<Stored<Of>> {
  if (of.parentOf) await holdRow(everywhere, of.parentOf((await read(db, of, number)).header))
  return read(db, of, number, 'forUpdate')
}

async function holdRow(db: CompanyQueries, { of, number }: Parent) {
  await db
    .selectFrom('document')
    .select('number')
    .where('kind', '=', of.kind.name)
    .where('number', '=', number)
    .forUpdate()
    .execute()
}

async function read<Of extends Shape>(db: CompanyQueries, { kind }: StoredKind<Of>, text: string, hold?: 'forUpdate') {
  const parsed = parseDocumentNumber(text)
  if (parsed?.prefix !== kind.prefix) throw notFound()
  const number = formatDocumentNumber(parsed.prefix, parsed.sequence)
  const query = db.selectFrom('document').selectAll().where('kind', '=', kind.name).where('number', '=', number)
  const row = await (hold ? query[hold]() : query).executeTakeFirst()
  if (!row) throw notFound()
  const lines = await db
    .selectFrom('document_line')
    .select(['line_id', 'fields'])
    .where('kind', '=', kind.name)
    .where('number', '=', number)
    .orderBy('line')
    .execute()
  const { logged } = await db
    .selectFrom('document_event')
    .select(({ fn }) => fn.countAll<number>().as('logged'))
    .where('kind', '=', kind.name)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return {
    number,
    version: row.version,
    state: row.state,
    authors: row.authors,
    header: row.header,
    lines: lines.map(({ line_id, fields }) => ({ lineID: line_id, ...fields })),
    references: row.references_kept,
    logged,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  } as Stored<Of>
}

/** Announces that the document which one refers to shows another list of those that do. */
export function noteParent<Of extends Shape>(
  { changed }: WriteTransaction,
  { parentOf }: StoredKind<Of>,
  { header }: Pick<Stored<Of>, 'header'>,
) {
  const parent = parentOf?.(header)
  if (parent) noteChanged(changed, parent.of.entity, [parent.number])
}

/** Lets a change pass only if it is based on the stored version; otherwise the user is shown `current`. */
export function checkSeen<Of extends Shape>(held: Stored<Of>, seen: number, current: (stored: Stored<Of>) => unknown) {
  const { version, updatedAt: updated_at, updatedBy: updated_by } = held
  checkVersion({ version, updated_at, updated_by }, seen, () => current(held))
}

type Changes<Of extends Shape> = Partial<Pick<Stored<Of>, 'state' | 'authors' | 'header' | 'lines' | 'references'>>

/** Updates a locked document, and returns it as updated. */
export async function updateDocument<Of extends Shape>(
  tx: WriteTransaction,
  of: StoredKind<Of>,
  held: Stored<Of>,
  changes: Changes<Of>,
): Promise<Stored<Of>> {
  const { state, authors, header, lines, references } = { ...held, ...changes }
  const updatedBy = tx.writer.user.userName
  await tx.db
    .updateTable('document')
    .set({
      state,
      authors: [...authors],
      header: JSON.stringify(header),
      references_kept: JSON.stringify(references),
      line_count: lines.length,
      version: held.version + 1,
      updated_at: tx.at,
      updated_by: updatedBy,
    })
    .where('kind', '=', of.kind.name)
    .where('number', '=', held.number)
    .execute()
  if (changes.lines) await writeLines(tx, of, held.number, changes.lines)
  return { ...held, ...changes, version: held.version + 1, updatedAt: tx.at, updatedBy }
}

/** For effects: the header of a document that its transition has just written, with what it changes of it. */
export async function keepHeader<Of extends Shape>(
  { db }: WriteTransaction,
  { kind, number, header }: { kind: string } & Pick<Stored<Of>, 'number' | 'header'>,
  changes: Partial<Of['header']>,
) {
  await db
    .updateTable('document')
    .set({ header: JSON.stringify({ ...header, ...changes }) })
    .where('kind', '=', kind)
    .where('number', '=', number)
    .execute()
}
