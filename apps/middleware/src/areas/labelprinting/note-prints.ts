import type { LabelTemplate } from '@greenroom/labels'
import { sql } from 'kysely'
import type { WriteTransaction } from '#calls/write.ts'
import type { LabelJobRow } from './label-job-store.ts'

const ROWS_AT_ONCE = 1_000

/** Keeps what the labels of a job show, up to its last printed one, so that later changes are found. */
export async function notePrints(tx: WriteTransaction, { label_job_id, printed }: LabelJobRow) {
  const { db, at, writer } = tx
  const { design, template_id, template_version } = await db
    .selectFrom('label_job')
    .select(['design', 'template_id', 'template_version'])
    .where('label_job_id', '=', label_job_id)
    .executeTakeFirstOrThrow()
  const shown = shownBy(design)
  for (let after = -1; ;) {
    const lines = await db
      .selectFrom('label_job_line')
      .select(['line', 'item_id', 'item'])
      .where('label_job_id', '=', label_job_id)
      .where('line', '>', after)
      .where('first_label', '<=', printed)
      .orderBy('line')
      .limit(ROWS_AT_ONCE)
      .execute()
    if (lines.length === 0) return
    const latest = new Map(lines.map(({ item_id, item }) => [item_id, item]))
    await db
      .insertInto('label_print')
      .values(
        [...latest].map(([item_id, item]) => ({
          template_id,
          item_id,
          template_version,
          name: shown.has('Item Name') ? (item.name ?? '') : null,
          upc: shown.has('UPC') ? (item.upc ?? '') : null,
          selling_price: shown.has('Selling Price') ? (item.sellingPrice ?? 0) : null,
          printed_at: at,
          printed_by: writer.user.userName,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['company_code', 'template_id', 'item_id']).doUpdateSet((row) => ({
          template_version: row.ref('excluded.template_version'),
          name: row.ref('excluded.name'),
          upc: row.ref('excluded.upc'),
          selling_price: row.ref('excluded.selling_price'),
          printed_at: sql<Date>`excluded.printed_at`,
          printed_by: row.ref('excluded.printed_by'),
        })),
      )
      .execute()
    after = lines.at(-1)!.line
  }
}

/** The text types in the texts, barcodes and conditions of a template. */
function shownBy({ elements }: LabelTemplate): ReadonlySet<string | undefined> {
  return new Set(
    elements.flatMap((element) => [
      ...('textType' in element ? [element.textType] : []),
      ...(element.printIf ? [element.printIf.textType, element.printIf.than] : []),
    ]),
  )
}
