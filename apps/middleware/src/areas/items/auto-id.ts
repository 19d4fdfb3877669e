import { sql } from 'kysely'
import type { HandlersOf } from '#http/call.ts'
import { audit, write, type WriteTransaction } from '#database/write.ts'

/** The first generated ID is the one after this. */
const BEFORE_FIRST = 100_000

/** Numbers looked at in one query, of which most are free. */
const LOOK_AHEAD = 1_000

export const autoIDHandlers: HandlersOf<'generateAutoID'> = {
  generateAutoID: (call) =>
    write(call, async (tx) => {
      const nextID = String(await nextNumber(tx, call.body.type))
      await audit(tx, 'autoID', nextID, 'create', [{ field: 'nextID', from: null, to: nextID }])
      return { body: { nextID } }
    }),
}

/** Counts on, past the IDs in use. The counter's row keeps two callers apart until the first has its number. */
async function nextNumber(tx: WriteTransaction, kind: string): Promise<number> {
  const { last_value } = await tx.db
    .insertInto('id_counter')
    .values({ kind, last_value: BEFORE_FIRST })
    .onConflict((conflict) =>
      conflict.columns(['company_code', 'kind']).doUpdateSet({ last_value: sql`id_counter.last_value` }),
    )
    .returning('last_value')
    .executeTakeFirstOrThrow()
  let from = last_value + 1
  for (;;) {
    const free = await firstFree(tx, from)
    if (free !== undefined) {
      await tx.db.updateTable('id_counter').set({ last_value: free }).where('kind', '=', kind).execute()
      return free
    }
    from += LOOK_AHEAD
  }
}

async function firstFree(tx: WriteTransaction, from: number): Promise<number | undefined> {
  const numbers = Array.from({ length: LOOK_AHEAD }, (_, index) => from + index)
  const rows = await tx.db
    .selectFrom('item')
    .select('item_id')
    .where(sql<boolean>`item_id = any(${numbers.map(String)})`)
    .execute()
  const taken = new Set(rows.map((row) => row.item_id))
  return numbers.find((number) => !taken.has(String(number)))
}
