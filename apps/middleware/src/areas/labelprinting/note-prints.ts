import { sql } from 'kysely'
import type { WriteTransaction } from '#calls/write.ts'
import type { LabelJobRow } from './label-job-store.ts'

/** Labels of a job by their numbers. */
interface Labels {
  first: number
  last: number
}

/**
 * Keeps what printed labels of a job show, so that later changes are found. By item, so that two jobs of the same items
 * wait for each other and neither is rolled back.
 */
export async function notePrints(tx: WriteTransaction, job: LabelJobRow, labels: Labels) {
  const { db, at, writer } = tx
  const { template_id, template_version, shown, withheld } = job
  const visible = new Set(shown.filter((name) => !withheld.includes(name)))
  const text = (name: string, field: string) =>
    visible.has(name) ? sql<string | null>`coalesce(item ->> ${field}::text, '')` : sql<string | null>`null::text`
  const price = (name: string, field: string) =>
    visible.has(name)
      ? sql<number | null>`coalesce((item ->> ${field}::text)::numeric, 0)`
      : sql<number | null>`null::numeric`
  await db
    .insertInto('label_print')
    .columns(['item_id', 'template_id', 'template_version', 'printed_at', 'printed_by', ...VALUES])
    .expression(({ selectFrom }) =>
      selectFrom(latestLines(tx, job, labels).as('line'))
        .select([
          'item_id',
          sql<string>`${template_id}::text`.as('template_id'),
          sql<number>`${template_version}::integer`.as('template_version'),
          sql<Date>`${at}::timestamptz`.as('printed_at'),
          sql<string>`${writer.user.userName}::text`.as('printed_by'),
          text('Item Name', 'name').as('name'),
          text('UPC', 'upc').as('upc'),
          price('Selling Price', 'sellingPrice').as('selling_price'),
          price('MSRP', 'msrp').as('msrp'),
          price('Card Price', 'cardPrice').as('card_price'),
          price('Cost Price', 'costPrice').as('cost_price'),
        ])
        .orderBy('item_id'),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_code', 'template_id', 'item_id']).doUpdateSet((row) => ({
        template_version: row.ref('excluded.template_version'),
        printed_at: sql<Date>`excluded.printed_at`,
        printed_by: row.ref('excluded.printed_by'),
        ...Object.fromEntries(VALUES.map((column) => [column, row.ref(`excluded.${column}`)])),
      })),
    )
    .execute()
}

/** The last line of each item that was printed. */
function latestLines({ db }: WriteTransaction, { label_job_id }: LabelJobRow, { first, last }: Labels) {
  return db
    .selectFrom('label_job_line')
    .select(['item_id', 'item'])
    .distinctOn('item_id')
    .where('label_job_id', '=', label_job_id)
    .where('first_label', '<=', last)
    .where(({ eb }) => eb(eb('first_label', '+', eb.ref('copies')), '>', first))
    .orderBy('item_id')
    .orderBy('line', 'desc')
}

const VALUES = ['name', 'upc', 'selling_price', 'msrp', 'card_price', 'cost_price'] as const
