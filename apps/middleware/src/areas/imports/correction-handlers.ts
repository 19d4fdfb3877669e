import { sql } from 'kysely'
import { explainDenied } from '@greenroom/permissions'
import { correctCells } from '@greenroom/imports'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, write } from '#calls/write.ts'
import { Failure, forbidden, refused, refusedField } from '#failures/failures.ts'
import { guardOf, hiddenFields } from '#areas/items/item-columns.ts'
import { type ItemRules, itemRules } from '#areas/items/item-rules.ts'
import { listQuery } from '#query/list-query.ts'
import { byNumber } from '#query/sort-keys.ts'
import { alikeCorrected, changeCells, correctedCells, countCorrections, openCell } from './corrections.ts'
import { refuseOthers, refuseUnless } from './import-handlers.ts'
import { columnOf, findImport, importAnswer, type ImportRecord, inChanges } from './import-record.ts'
import { itemNamedIn, rowNames } from './row-names.ts'
import { faultAt } from './stage-corrected.ts'

interface OfRecord {
  db: CompanyQueries
  record: ImportRecord
  /** Columns that the user may see. */
  seen: number[]
}

const corrections = listQuery({
  from: ({ db, record, seen }: OfRecord) =>
    db
      .selectFrom(correctedCells(db, record.import_id).as('cell'))
      .select(['cell.line', 'cell.column_index', 'cell.cells', 'cell.value', 'cell.original', 'cell.to_check'])
      .select(itemNamedIn(db, record).as('item_name'))
      .where(sql<boolean>`cell.column_index = any(${seen})`)
      // Of what was canceled, nothing more is known.
      .where(sql<boolean>`${record.state !== 'CANCELED'}`),
  key: [byNumber('line'), byNumber('column_index')],
  byDefault: [],
  size: sql<number>`octet_length(cell.cells::text)`,
})

/** The cells of rejected rows that are corrected in place. The rows are read again by the next check. */
export const correctionHandlers: HandlersOf<'listImportCorrections' | 'correctImportCells'> = {
  listImportCorrections: async ({ company: { db }, user, params, query }) => {
    const record = await findImport(db, params.importID)
    const hidden = hiddenFields(user.grants)
    const isHidden = ({ field }: { field: string }) => hidden.has(inChanges(field))
    const unseen = new Set(record.mapping.filter(isHidden).map(({ column }) => column))
    const seen = record.mapping.map(({ column }) => column).filter((column) => !unseen.has(column))
    const namesIn = rowNames(record)
    const { rows, nextCursor } = await corrections.read({ db, record, seen }, query)
    const alikeOf = await alikeCorrected(db, record.import_id, rows)
    const data = rows.map((row) => ({
      line: row.line,
      ...namesIn(row.cells, row.item_name),
      column: record.columns[row.column_index] ?? '',
      field: record.mapping.find(({ column }) => column === row.column_index)!.field,
      value: row.value,
      original: row.original,
      toCheck: row.to_check,
      alike: alikeOf(row),
    }))
    return { body: { data, nextCursor } }
  },

  correctImportCells: (call) =>
    write(call, async (tx) => {
      const record = await findImport(tx.db, call.params.importID, 'forUpdate')
      refuseOthers(record, call.user)
      refuseUnless(record, ['CHECKED', 'FAILED'])
      const { import_id } = record
      const before = await countCorrections(tx.db, import_id)
      const cells = await correct(tx.db, record, call.body, await itemRules(tx.db, call.user.grants))
      const after = await countCorrections(tx.db, import_id)
      await tx.db
        .updateTable('import')
        .set({ counts: JSON.stringify({ ...record.counts!, ...after }) })
        .where('import_id', '=', import_id)
        .execute()
      const change = { field: 'correctedCells', from: before.corrected, to: after.corrected }
      if (cells > 0) await audit(tx, 'import', String(import_id), 'update', [change])
      const answer = importAnswer(await findImport(tx.db, String(import_id)), call.user.grants)
      return { body: { import: answer, cells } }
    }),
}

interface Correction {
  line: number
  field: string
  from: string
  to: string | null
  alike?: boolean
}

async function correct(
  db: CompanyQueries,
  record: ImportRecord,
  { line, field, from, to, alike }: Correction,
  rules: ItemRules,
): Promise<number> {
  const column = columnOf(record, field)
  if (column === undefined) throw refusedField('field', `No column of the file fills ${field}`, field)
  for (const one of record.mapping) {
    if (one.column === column && rules.hidden.has(inChanges(one.field)))
      throw forbidden(explainDenied(guardOf(inChanges(one.field))!, 'READ'))
  }
  const cell = await openCell(db, record, line, column)
  if (!cell || (to !== null && !cell.isRejected)) {
    throw new Failure(409, 'ER_000', `Line ${line} is no longer rejected for ${record.columns[column]}.`)
  }
  if (cell.value === (to ?? cell.original)) return 0
  if (cell.value !== from) {
    const message = `${record.columns[column]} in line ${line} was changed in the meantime. It says “${cell.value}” now.`
    throw new Failure(409, 'ER_000', message)
  }
  if (to !== null) {
    const cells = correctCells(cell.cells, new Map([...cell.corrections, [column, to]]))
    const fault = await faultAt(db, record, { part: cell.part, line, cells }, column, rules)
    if (fault) throw refused(fault.message, [{ field: 'to', code: fault.code, message: fault.message, value: to }])
  }
  return changeCells(db, record, { column, from, to, only: alike ? undefined : line, original: cell.original })
}
