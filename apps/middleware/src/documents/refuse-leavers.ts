import { sinceEditable } from '@greenroom/documents'
import { type Grants, grantsOf, missingFrom } from '@greenroom/permissions'
import { grantsOfPartners } from '#identity/act-for.ts'
import { featuresOf } from '#identity/role-grants.ts'
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
  { side }: Database,
  { kind }: StoredKind<Of>,
  { number, lines }: Stored<Of>,
) {
  const log = sinceEditable(kind, await readLog(tx.db, kind.name, number))
  // Who only attached a file has decided nothing.
  const events = log.filter(({ from, to, isAutomatic }) => from !== to && !isAutomatic)
  const users = [...new Set(events.map(({ by }) => by))]
  const stillMay = (grants: ReadonlyMap<string, Grants>) =>
    events.some(({ action, by }) => {
      const held = grants.get(by)
      if (!held || !Object.hasOwn(kind.transitions, action)) return false
      const { needs, needsOfLine } = kind.transitions[action]!
      const ofLines = needsOfLine ? lines.flatMap((line) => needsOfLine(line)) : []
      return missingFrom(held, [...kind.toRead, ...needs, ...ofLines]) === undefined
    })
  // Through a connection beside: the one of the transaction reads no other company, and a second one may have to wait.
  if (stillMay(await grantsOfUsers(tx, users)) || stillMay(await grantsOfPartners(side.db, tx.code, users))) return
  const message = `Nobody who submitted or approved this ${kind.label} still has an active account with the permissions for it: ${users.join(', ')}.`
  throw new Failure(409, 'ER_000', message)
}

/** What those of the users may who are active in the company, by user name. */
async function grantsOfUsers({ everywhere: db, code }: WriteTransaction, userNames: readonly string[]) {
  const active = await db
    .selectFrom('app_user')
    .select(['user_name', 'role_id'])
    .where(({ eb, fn, val }) => eb('user_name', '=', fn.any(val(userNames))))
    .where('disabled_at', 'is', null)
    .execute()
  const grants = new Map<string, Grants>()
  for (const { user_name, role_id } of active) grants.set(user_name, grantsOf(await featuresOf(db, code, role_id)))
  return grants
}
