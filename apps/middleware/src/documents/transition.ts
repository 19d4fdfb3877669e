import { nextDocument } from '@greenroom/documents'
import { audit, type WriteTransaction } from '#calls/write.ts'
import { detachAll } from './attachment-store.ts'
import { logEvent } from './document-events.ts'
import { completeLines } from './document-lines.ts'
import { checkSeen, holdDocument, noteParent, updateDocument } from './document-store.ts'
import { failureOf } from './refuse.ts'
import type { Actor, Shape, Stored, StoredKind } from './stored-kind.ts'

export interface ActionRequest {
  action: string
  /** The version that the user saw; a job uses the current one. */
  version?: number
  /** The state that the user was told it leads to. */
  to?: string
  /** What the user was told of its outcome. */
  note?: string
  remark?: string
}

/**
 * Moves a document to its next state, with the log entry, the audit and the effect, in the transaction of `tx`. Throws
 * if that is not possible. `current` is shown to the user after a conflict.
 */
export async function transition<Of extends Shape>(
  tx: WriteTransaction,
  of: StoredKind<Of>,
  number: string,
  { version, ...request }: ActionRequest,
  actor: Actor,
  current: (stored: Stored<Of>) => unknown = () => undefined,
) {
  const held = await holdDocument(tx, of, number)
  if (version !== undefined) checkSeen(held, version, current)
  const { guards, isChecked } = transitionOf(of, request.action) ?? {}
  const context = await of.contextOf(tx, actor, held, guards && 'forUpdate')
  const lines = isChecked ? await completedLines(tx, of, held) : held.lines
  const judged = of.documentOf({ ...held, lines })
  const { document, event, effect, rejection } = nextDocument(of.kind, judged, request, context)
  if (rejection) throw failureOf(rejection)
  const { state, authors } = document
  const after = document.lines === judged.lines ? lines : (document.lines as readonly Of['line'][])
  const moved = await updateDocument(tx, of, held, { state, authors, ...(after !== held.lines && { lines: after }) })
  await logEvent(tx, of.kind.name, held.number, { ...event, isAutomatic: actor.isSystem })
  await audit(tx, of.entity, held.number, request.action, [{ field: 'state', from: held.state, to: state }])
  noteParent(tx, of, moved)
  if (of.kind.states[moved.state].isClosed) await detachAll(tx, of, moved)
  if (effect !== undefined) await keepReferences(tx, of, await of.effects[effect]!(tx, moved, context), moved)
}

function transitionOf<Of extends Shape>({ kind: { transitions } }: StoredKind<Of>, action: string) {
  return Object.hasOwn(transitions, action) ? transitions[action] : undefined
}

/** The lines completed again: the data they were completed with may be old. */
async function completedLines<Of extends Shape>(
  tx: WriteTransaction,
  of: StoredKind<Of>,
  held: Stored<Of>,
): Promise<readonly Of['line'][]> {
  const { lines } = held
  const completed = await completeLines(tx, of, lines, held, 'forUpdate')
  const isSame = (line: Of['line'], index: number) =>
    of.kind.lineFields.every(({ name }) => valueOf(line, name) === valueOf(completed[index]!, name))
  return lines.length === completed.length && lines.every(isSame) ? lines : completed
}

const valueOf = (line: object, name: string) => (line as Readonly<Record<string, unknown>>)[name]

/** Stores what a document keeps beside its content. */
export async function keepReferences<Of extends Shape>(
  { db }: WriteTransaction,
  { kind }: StoredKind<Of>,
  references: Of['references'],
  { number }: Stored<Of>,
) {
  await db
    .updateTable('document')
    .set({ references_kept: JSON.stringify(references) })
    .where('kind', '=', kind.name)
    .where('number', '=', number)
    .execute()
}
