import { grantsOf } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import type { DemoCompany } from '#area.ts'
import { sql } from 'kysely'
import { stamp } from '#calls/stamp.ts'
import { writeAs, type WriteTransaction } from '#calls/write.ts'
import { demoItemsAt } from '#areas/inventory/demo/demo-documents.ts'
import { insertLabelJob } from '../create-label-job.ts'
import { notePrints } from '../note-prints.ts'
import { planLabels } from '../plan-labels.ts'

type Company = DemoCompany['company']

const GRANTS = grantsOf(['CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE'].map((key) => ({ key, access: ['READ'] as const })))

export const PRINTER = {
  printer_id: 'PR-BACKROOM',
  name: 'Back room',
  model: 'ZD421',
  dpi: 203,
  address: '192.168.20.40',
  port: 9100,
  darkness: 0,
  offset_x: 0,
  offset_y: 0,
}

/** A label printer, hang tags and shelf labels that were printed before a price and a name changed, and boxes half done. */
export async function seedLabelJobs({ company }: DemoCompany): Promise<void> {
  const itemIDs = (await demoItemsAt(company, 'WH-RIVER', 40)).slice(0, 24)
  const print = (userName: string, work: (tx: WriteTransaction) => Promise<void>) =>
    writeAs(company, { user: { userID: userName, userName }, requestID: 'demo', source: 'FORM' }, work)
  await print('manager', async (tx) => {
    await tx.db
      .insertInto('printer')
      .values({ ...PRINTER, ...stamp(tx) })
      .execute()
  })
  const earlier = (days: number) => new Date(company.now().getTime() - days * 24 * 3_600_000)
  await print('manager', (tx) => printed(company, tx, { use: 'HANG_TAG', itemIDs, count: 3, at: earlier(12) }))
  await print('buyer', (tx) => printed(company, tx, { use: 'SHELF', itemIDs, count: 1, at: earlier(3) }))
  await print('manager', (tx) =>
    printed(company, tx, { use: 'BOX', itemIDs: itemIDs.slice(0, 12), count: 4, at: earlier(1), upTo: 20 }),
  )
  await print('buyer', async ({ db }) => {
    const [cheaper, renamed] = [itemIDs.slice(0, 3), itemIDs.slice(3, 4)]
    await db
      .updateTable('label_print')
      .set(({ eb }) => ({ selling_price: eb('selling_price', '+', 5) }))
      .where('item_id', 'in', cheaper)
      .execute()
    await db
      .updateTable('label_print')
      .set({ name: sql<string>`name || ' (2025)'` })
      .where('item_id', 'in', renamed)
      .execute()
  })
}

interface Printed {
  use: components['schemas']['LabelUse']
  itemIDs: string[]
  count: number
  at: Date
  /** The last label that its printer has taken; without one, the labels were downloaded. */
  upTo?: number
}

async function printed(company: Company, tx: WriteTransaction, { use, itemIDs, count, at, upTo }: Printed) {
  const { template_id: templateID } = await tx.db
    .selectFrom('label_template')
    .select('template_id')
    .where('use', '=', use)
    .executeTakeFirstOrThrow()
  const body = {
    templateID,
    source: { filter: { itemIDs } },
    copies: { rule: 'FIXED', count, sparePercent: 0 },
    sheet: 'ROLL',
    start: { row: 0, column: 0 },
    printerID: upTo === undefined ? null : PRINTER.printer_id,
    onlyGood: false,
    confirmed: null,
  } as const
  const plan = await planLabels({ ...company, ...tx }, body, GRANTS)
  const record = await insertLabelJob({ ...tx, at }, body, plan, plan.lines, GRANTS)
  const failed = { state: 'FAILED', fault: `${PRINTER.name} stopped taking labels.` } as const
  const last = upTo ?? record.labels
  await tx.db
    .updateTable('label_job')
    .set(upTo === undefined ? { state: 'DONE' } : failed)
    .set({ printed: last, finished_at: at })
    .where('label_job_id', '=', record.label_job_id)
    .execute()
  await notePrints({ ...tx, at }, record, { first: 1, last })
}
