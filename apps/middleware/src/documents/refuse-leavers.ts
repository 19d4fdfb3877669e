import { sinceEditable } from '@greenroom/documents'
import { missingFrom } from '@greenroom/permissions'
import { currentGrants } from '#identity/current-grants.ts'
import type { Database } from '#database/database.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import { readLog } from './document-events.ts'
import type { Shape, Stored, StoredKind } from './stored-kind.ts'

/**
 * Throws unless somebody who submitted, approved or retried a document since it was last edited is still active, and
 * still has the permissions of what they did.
 */
export async function refuseLeavers<Of extends Shape>(
  tx: WriteTransaction,
  database: Database,
  { kind }: StoredKind<Of>,
  { number, lines }: Stored<Of>,
) {
  const log = sinceEditable(kind, await readLog(tx.db, kind.name, number))
  // Who only attached a file has decided nothing.
  const events = log.filter(({ from, to, isAutomatic }) => from !== to && !isAutomatic)
  const users = [...new Set(events.map(({ by }) => by))]
  const grants = await currentGrants(tx, database, users)
  const stillMay = events.some(({ action, by }) => {
    const held = grants.get(by)
    if (!held || !Object.hasOwn(kind.transitions, action)) return false
    const { needs, needsOfLine } = kind.transitions[action]!
    const ofLines = needsOfLine ? lines.flatMap((line) => needsOfLine(line)) : []
    return missingFrom(held, [...kind.toRead, ...needs, ...ofLines]) === undefined
  })
  if (stillMay) return
  const message = `Nobody who submitted or approved this ${kind.label} still has an active account with the permissions for it: ${users.join(', ')}.`
  throw new Failure(409, 'ER_000', message)
}
