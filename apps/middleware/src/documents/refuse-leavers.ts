import { sinceEditable } from '@greenroom/documents'
import { hasActivePartner } from '#areas/partners/act-for.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Database } from '#database/database.ts'
import type { WriteTransaction } from '#database/write.ts'
import { Failure } from '#http/failures.ts'
import { readLog } from './document-events.ts'
import type { Shape, Stored, StoredKind } from './stored-kind.ts'

/** Throws if none of those who submitted, approved or retried a document since it was last edited is still active. */
export async function refuseLeavers<Of extends Shape>(
  { db, everywhere, code }: WriteTransaction,
  { side }: Database,
  { kind }: StoredKind<Of>,
  { number }: Stored<Of>,
) {
  const log = sinceEditable(kind, await readLog(db, kind.name, number))
  // Who only attached a file has decided nothing.
  const events = log.filter(({ from, to, isAutomatic }) => from !== to && !isAutomatic)
  const users = [...new Set(events.map(({ by }) => by))]
  // Through a connection beside: the one of the transaction reads no other company, and a second one may have to wait.
  if ((await hasActiveUser(everywhere, users)) || (await hasActivePartner(side.db, code, users))) return
  const message = `Nobody who submitted or approved this ${kind.label} still has an active account: ${users.join(', ')}.`
  throw new Failure(409, 'ER_000', message)
}

async function hasActiveUser(db: CompanyQueries, userNames: readonly string[]) {
  const active = await db
    .selectFrom('app_user')
    .select('user_name')
    .where(({ eb, fn, val }) => eb('user_name', '=', fn.any(val(userNames))))
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return active !== undefined
}
