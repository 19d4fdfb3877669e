import { sql } from 'kysely'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, write, type WriteTransaction } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import { hiddenFields } from '#areas/items/item-columns.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode } from '#query/sort-keys.ts'
import { countChangedHere, followChoices } from './changed-here.ts'
import { countRows } from './check-import.ts'
import { refuseOthers, refuseUnless } from './import-handlers.ts'
import { inWords } from './import-lists.ts'
import { findImport, importAnswer, type ImportRecord } from './import-record.ts'

interface OfRecord {
  db: CompanyQueries
  record: ImportRecord
  hidden: ReadonlySet<string>
}

const changedHere = listQuery({
  from: ({ db, record, hidden }: OfRecord) =>
    db
      .selectFrom('import_changed_here as changed')
      .innerJoin('item', 'item.item_id', 'changed.item_id')
      .select(['changed.item_id', 'item.name', 'changed.field', 'changed.here', 'changed.file'])
      .select(['changed.changed_by', 'changed.changed_at', 'changed.takes_file'])
      .where('changed.import_id', '=', record.import_id)
      .where(sql<boolean>`changed.field <> all(${[...hidden]}::text[])`)
      // Of what was canceled, nothing more is known.
      .where(sql<boolean>`${record.state !== 'RECEIVING' && record.state !== 'CANCELED'}`),
  key: [byCode('changed.item_id'), byCode('changed.field')],
  byDefault: [],
  size: sql<number>`octet_length(changed.here::text) + octet_length(changed.file::text)`,
})

/** What was changed here since the last import of the source, and whose value each of it is to have. */
export const changedHereHandlers: HandlersOf<'listImportChangedHere' | 'chooseImportValues'> = {
  listImportChangedHere: async ({ company: { db }, user, params, query }) => {
    const record = await findImport(db, params.importID)
    return {
      body: await changedHere.page({ db, record, hidden: hiddenFields(user.grants) }, query, (row) => ({
        itemID: row.item_id,
        name: row.name,
        field: row.field,
        here: inWords(row.here),
        file: inWords(row.file),
        changedBy: row.changed_by,
        changedAt: row.changed_at.toISOString(),
        take: row.takes_file ? 'FILE' : 'HERE',
      })),
    }
  },

  chooseImportValues: (call) =>
    write(call, async (tx) => {
      const record = await findImport(tx.db, call.params.importID, 'forUpdate')
      refuseOthers(record, call.user)
      refuseUnless(record, ['CHECKED', 'FAILED'])
      const { import_id } = record
      const before = await countChangedHere(tx.db, import_id)
      await choose(tx, import_id, call.body, hiddenFields(call.user.grants))
      await followChoices(tx.db, import_id)
      await tx.db
        .updateTable('import')
        .set(await countRows(tx.db, record, record.counts!))
        .where('import_id', '=', import_id)
        .execute()
      const { taken } = await countChangedHere(tx.db, import_id)
      const change = { field: 'valuesOfFile', from: before.taken, to: taken }
      await audit(tx, 'import', String(import_id), 'update', [change])
      return { body: importAnswer(await findImport(tx.db, String(import_id)), call.user.grants) }
    }),
}

interface Choice {
  take: 'HERE' | 'FILE'
  only?: { itemID: string; field: string }[]
}

async function choose({ db }: WriteTransaction, importID: number, { take, only }: Choice, hidden: ReadonlySet<string>) {
  const chosen = db
    .updateTable('import_changed_here')
    .set({ takes_file: take === 'FILE' })
    .where('import_id', '=', importID)
    .where(sql<boolean>`field <> all(${[...hidden]}::text[])`)
  if (!only) return chosen.execute()
  // No field has a space.
  const keyOf = (itemID: string, field: string) => `${field} ${itemID}`
  const rows = await chosen
    .where(sql<boolean>`concat(field, ' ', item_id) = any(${only.map(({ itemID, field }) => keyOf(itemID, field))})`)
    .returning(['item_id', 'field'])
    .execute()
  const found = new Set(rows.map(({ item_id, field }) => keyOf(item_id, field)))
  const errors = only.flatMap(({ itemID, field }, index) =>
    found.has(keyOf(itemID, field))
      ? []
      : { field: `only.${index}`, message: `${field} of ${itemID} is none of the values changed here`, value: itemID },
  )
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
}
