import { sql } from 'kysely'
import { equalCodes, localUPC } from '@greenroom/catalog'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, write, type WriteTransaction } from '#calls/write.ts'
import { counterOf, selectUsedUPCs } from './used-upcs.ts'

/** Numbers looked at in one query, of which most are free. */
const LOOK_AHEAD = 1_000

type Kind = 'ITEM' | 'UPC'

export const autoIDHandlers: HandlersOf<'generateAutoID'> = {
  generateAutoID: (call) =>
    write(call, async (tx) => {
      const { type, count = 1 } = call.body
      const all = await nextCodes(tx, type, count)
      const nextID = all[0]!
      // One entry for all, so that nobody fills the history with codes.
      await audit(tx, 'autoID', nextID, 'create', [
        { field: 'nextID', from: null, to: nextID },
        { field: 'count', from: null, to: count },
      ])
      return { body: { nextID, all } }
    }),
}

/** Counts on, past the codes in use. The counter's row keeps two callers apart until the first has its codes. */
async function nextCodes(tx: WriteTransaction, kind: Kind, count: number): Promise<string[]> {
  const { last_value } = await counterOf(tx.db, kind).executeTakeFirstOrThrow()
  const codes: string[] = []
  let last = last_value
  while (codes.length < count) {
    const numbers = Array.from({ length: LOOK_AHEAD }, (_, index) => last + 1 + index)
    const taken = await takenOf(tx, kind, numbers)
    for (const number of numbers) {
      if (codes.length === count) break
      last = number
      if (!taken.has(codeOf(kind, number))) codes.push(codeOf(kind, number))
    }
  }
  await tx.db.updateTable('id_counter').set({ last_value: last }).where('kind', '=', kind).execute()
  return codes
}

function codeOf(kind: Kind, number: number): string {
  return kind === 'UPC' ? localUPC(number) : String(number)
}

/** Those that an item has; of UPCs, also as an additional one or as an EAN. */
async function takenOf(tx: WriteTransaction, kind: Kind, numbers: number[]): Promise<ReadonlySet<string>> {
  const codes = numbers.map((number) => codeOf(kind, number))
  if (kind === 'ITEM') {
    const items = tx.db.selectFrom('item').select('item_id')
    const rows = await items.where(sql<boolean>`item_id = any(${codes})`).execute()
    return new Set(rows.map((row) => row.item_id))
  }
  const used = await usedUPCs(tx.db, codes.flatMap(equalCodes))
  return new Set(codes.filter((code) => equalCodes(code).some((one) => used.has(one))))
}

/** The codes among these that an item has as its UPC or as an additional one. */
async function usedUPCs(db: CompanyQueries, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await selectUsedUPCs(db, codes).execute()
  return new Set(rows.map(({ code }) => code))
}
