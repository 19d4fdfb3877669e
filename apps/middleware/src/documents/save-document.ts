import { isDeepStrictEqual } from 'node:util'
import type { Grants } from '@greenroom/permissions'
import {
  addAuthor,
  type DocumentIssue,
  isSeenByAll,
  type LineField,
  refuseCreate,
  refuseEdit,
  seesLine,
  trimItemIDs,
  withHiddenFields,
  withOpenFields,
} from '@greenroom/documents'
import type { CompanyStore } from '#database/company-store.ts'
import type { Change } from '#database/columns.ts'
import { audit, changesBetween, type WriteTransaction } from '#calls/write.ts'
import { dayBefore } from '#query/day-limit.ts'
import { logEvent } from './document-events.ts'
import { takeNumber } from './document-number.ts'
import { replacePlaces } from './document-places.ts'
import { completeLines, writeLines } from './document-lines.ts'
import { checkSeen, holdDocument, noteParent, updateDocument } from './document-store.ts'
import { unknownItems } from './line-items.ts'
import { failureOf, refuseIssues } from './refuse.ts'
import type { Actor, Shape, Stored, StoredKind } from './stored-kind.ts'

/** The data a user saves: missing header fields are blank, and the lines are all those that they can see. */
export type Draft<Of extends Shape> = Partial<Of['header']> & { lines?: readonly Of['draftLine'][] }

/** Creates a document and returns its number. */
export async function createDocument<Of extends Shape>(
  tx: WriteTransaction,
  of: StoredKind<Of>,
  draft: Draft<Of>,
  actor: Actor,
): Promise<string> {
  const { kind } = of
  const context = await of.contextOf(tx, actor)
  const start = { state: kind.start, authors: [actor.user] }
  const { header, lines } = await readDraft(tx, of, draft, start, context)
  const parent = of.parentOf?.(header)
  const { sequence, number } = await takeNumber(tx, kind)
  // Counted while others wait for the next number.
  const refusal = refuseCreate(kind, await countCreated(tx, kind, actor.user))
  if (refusal) throw failureOf(refusal)
  await tx.db
    .insertInto('document')
    .values({
      ...start,
      kind: kind.name,
      number,
      sequence,
      header: JSON.stringify(header),
      parent_kind: parent?.of.kind.name ?? null,
      parent_number: parent?.number ?? null,
      line_count: lines.length,
      created_at: tx.at,
      created_by: actor.user,
      updated_at: tx.at,
      updated_by: actor.user,
    })
    .execute()
  await writeLines(tx, of, number, lines)
  await replacePlaces(tx, of, number, header)
  await logEvent(tx, kind.name, number, { action: 'create', to: kind.start })
  noteParent(tx, of, { header })
  await audit(tx, of.entity, number, 'create', differences(of, { header: {}, lines: [] }, { header, lines }))
  return number
}

/** Replaces header and lines of a document that has not changed since. Otherwise the user is shown `current`. */
export async function saveDocument<Of extends Shape>(
  tx: WriteTransaction,
  of: StoredKind<Of>,
  { number, version, ...draft }: Draft<Of> & { number: string; version: number },
  actor: Actor,
  current: (stored: Stored<Of>) => unknown,
) {
  const held = await holdDocument(tx, of, number)
  checkSeen(held, version, current)
  const context = await of.contextOf(tx, actor, held)
  const { header, lines: given } = await readDraft(tx, of, draft as Draft<Of>, held, context)
  const hasMoved = !isDeepStrictEqual(of.placesOf?.(held.header), of.placesOf?.(header))
  const lines = withHidden(held.lines, given, new Set(hiddenLines(of.kind, held.lines, actor.grants)))
  const { authors } = addAuthor(of.documentOf(held), actor.user)
  await updateDocument(tx, of, held, { header, lines, authors })
  if (hasMoved) await replacePlaces(tx, of, held.number, header)
  await logEvent(tx, of.kind.name, held.number, { action: 'save', from: held.state, to: held.state })
  await audit(tx, of.entity, held.number, 'save', differences(of, held, { header, lines }))
}

/** The user's drafts of a kind, and what they created of it in the last 24 hours. */
async function countCreated(
  { db, at }: WriteTransaction,
  { name, start }: { name: string; start: string },
  user: string,
) {
  return db
    .selectFrom('document')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', start).as('drafts'),
      fn.countAll<number>().filterWhere('created_at', '>', dayBefore(at)).as('created'),
    ])
    .where('kind', '=', name)
    .where('created_by', '=', user)
    .executeTakeFirstOrThrow()
}

async function readDraft<Of extends Shape>(
  store: CompanyStore,
  of: StoredKind<Of>,
  draft: Draft<Of>,
  stored: Pick<Stored<Of>, 'state' | 'authors'> & Partial<Stored<Of>>,
  context: Of['context'],
) {
  const typed = (draft.lines ?? []).map((line) => trimItemIDs(of.kind.lineFields, line))
  const { state, authors, logged, header: before = {}, lines: visible = [] } = stored
  const content = { header: before, lines: visible }
  const given = withHiddenFields(of.kind, context.grants, content, { header: readHeader(of, draft), lines: typed })
  const opened = withOpenFields(of.kind, state, content, given)
  const { header, lines } = opened.content
  const document = of.documentOf({ state, authors, logged, header, lines })
  const refusal = refuseEdit(of.kind, document, context)
  if (refusal) throw failureOf(refusal)
  refuseIssues(opened.issues)
  const found = [
    ...takenIDs(lines, hiddenLines(of.kind, visible, context.grants)),
    ...(of.kind.check?.(document, context) ?? []),
  ]
  const unknown = await unknownItems(store.db, of.kind, lines)
  // What no ID may contain is said once.
  const unfit = new Set(found.filter(({ code }) => code === 'unfit').map(({ field }) => field))
  refuseIssues([...found, ...unknown.filter(({ field }) => !unfit.has(field))])
  const completed = await completeLines(store, of, lines, { number: stored.number, state, header, lines: visible })
  return {
    header:
      (await of.completeHeader?.(store.db, header, { before, lines: completed, grants: context.grants })) ?? header,
    lines: completed,
  }
}

function hiddenLines<Of extends Shape>(
  kind: StoredKind<Of>['kind'],
  lines: readonly Of['line'][],
  grants: Grants,
): Of['line'][] {
  return lines.filter((line) => !seesLine(kind, line, grants))
}

/** Issues of lines with the ID of a line that the user does not see. */
function takenIDs(lines: readonly { lineID?: string }[], hidden: readonly { lineID: string }[]): DocumentIssue[] {
  const taken = new Set(hidden.map(({ lineID }) => lineID))
  return lines.flatMap(({ lineID }, index) =>
    lineID !== undefined && taken.has(lineID)
      ? [{ field: `lines.${index}.lineID`, code: 'taken', message: 'Another line of the document has this ID.' }]
      : [],
  )
}

function readHeader<Of extends Shape>(
  { headerFields, timeFields = [] }: StoredKind<Of>,
  draft: Draft<Of>,
): Of['header'] {
  const given = draft as Readonly<Record<string, unknown>>
  const fields = headerFields.map((name) => {
    const value = given[name] ?? null
    return [name, timeFields.includes(name) && value !== null ? new Date(value as string).toISOString() : value]
  })
  return Object.fromEntries(fields) as Of['header']
}

/** The given lines in place of the visible ones, in their order. Hidden lines keep their positions. */
function withHidden<Line>(stored: readonly Line[], given: readonly Line[], hidden: ReadonlySet<Line>): Line[] {
  const rest = [...given]
  const lines = stored.flatMap((line) => (hidden.has(line) ? [line] : rest.splice(0, 1)))
  return [...lines, ...rest]
}

type Content = { header: object; lines: readonly object[] }

/** The differences for the audit, field by field and line by line. Moved lines are not changed. */
function differences<Of extends Shape>(
  { headerFields, kind }: StoredKind<Of>,
  before: Content,
  after: Content,
): Change[] {
  const [from, to] = [linesByName(kind.lineFields, before.lines), linesByName(kind.lineFields, after.lines)]
  return [
    ...changesBetween(
      before.header,
      after.header,
      headerFields.filter((name) => isSeenByAll(kind, name)),
    ),
    ...changesBetween(from, to, Object.keys({ ...from, ...to })),
  ]
}

/** By items and choices: `lines.TS-1.sellingPrice`. A number distinguishes lines of the same name. */
function linesByName(fields: readonly LineField[], lines: readonly object[]): Record<string, unknown> {
  const naming = fields.filter(({ kind }) => NAMING.includes(kind))
  const others = fields.filter(({ kind, toSee }) => !NAMING.includes(kind) && !toSee)
  const counts = new Map<string, number>()
  const named = (lines as readonly Readonly<Record<string, unknown>>[]).map((line) => {
    const name = ['lines', ...naming.map((field) => String(line[field.name]))].join('.')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return [
      count > 1 ? `${name}.${count}` : name,
      Object.fromEntries(others.map((field) => [field.name, line[field.name]])),
    ]
  })
  return Object.fromEntries(named)
}

const NAMING: readonly LineField['kind'][] = ['item', 'choice']
