import { AWAITED } from '@greenroom/inventory'
import { grantsOf } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { Platform } from '#platform/platform.ts'
import { printedLogo } from '#companies/company-logo.ts'
import { sendMail } from '#areas/mail/send-mail.ts'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { pdfOf } from '#documents/document-pdf.ts'
import { readLog } from '#documents/document-events.ts'
import { findDocument, holdDocument } from '#documents/document-store.ts'
import { itemNames } from '#documents/line-items.ts'
import { printInTurn } from '#print/print-queue.ts'
import { printFormats } from '#documents/print-formats.ts'
import type { Stored } from '#documents/stored-kind.ts'
import { keepReferences, transition } from '#documents/transition.ts'
import { job } from '#jobs/job-kind.ts'
import { orderMail } from './order-mail.ts'
import { MAIL_ORDER } from './purchase-order-effects.ts'
import { PURCHASE_ORDERS } from './purchase-order-kind.ts'
import type { PurchaseOrderShape } from './purchase-order-shape.ts'

type Order = Stored<PurchaseOrderShape>

/** A vendor sees what it is paid. */
const OF_VENDOR = grantsOf([{ key: 'CATALOG_PRODUCT_COST', access: ['READ'] }])

/** Mails an order to its vendor. One that cannot be delivered is not sent: it is approved again. */
export function mailOrder(platform: Pick<Platform, 'blobs' | 'mail' | 'now'>) {
  return job(
    MAIL_ORDER,
    async ({ jobID, payload: { number }, company, writer: { user }, signal, step }) => {
      await step((tx) => keepForLater(tx, number, jobID))
      const order = await findDocument(company.db, PURCHASE_ORDERS, number)
      if (!isSentBy(order, jobID)) return
      if (!AWAITED.includes(order.state) && (await wasReceived(company.db, number))) return
      const asker = { company: company.code, userID: user.userID, ended: signal }
      const pdf = Buffer.from(await printInTurn(asker, () => printed(company, order, platform)))
      const message = await messageOf(company, order, pdf)
      await sendMail(platform, company, { kind: 'PURCHASE_ORDER', userID: user.userID, message })
    },
    {
      retries: 5,
      slots: 2,
      failed: async (tx, jobID, { message }) => {
        const number = await findMailed(tx, jobID)
        if (number === undefined) return
        await keepForLater(tx, number, jobID)
        const order = await holdDocument(tx, PURCHASE_ORDERS, number)
        // Its receipts would no longer find it sent.
        if (!isSentBy(order, jobID) || (await wasReceived(tx.db, number))) return
        const actor = { user: tx.writer.user.userName, grants: new Map(), isSystem: true as const }
        await transition(tx, PURCHASE_ORDERS, number, { action: 'giveUp', remark: message }, actor)
      },
    },
  )
}

/** An order that has been put on hold is mailed once it is resumed. */
async function keepForLater(tx: WriteTransaction, number: string, jobID: string) {
  const order = await holdDocument(tx, PURCHASE_ORDERS, number)
  const { state, references } = order
  if (state === 'ON_HOLD' && references.jobID === jobID)
    await keepReferences(tx, PURCHASE_ORDERS, { isMailDue: true }, order)
  return {}
}

/**
 * Whether an order is sent by this job, also one of which all has arrived: its last revision may have canceled the rest. It
 * may have been taken back or canceled just when the job began.
 */
function isSentBy({ state, references }: Order, jobID: string): boolean {
  return references.jobID === jobID && (AWAITED.includes(state) || state === 'RECEIVED')
}

/** Whether a receipt of the order was posted or reversed since it was last sent. */
async function wasReceived(db: CompanyQueries, number: string): Promise<boolean> {
  const log = await readLog(db, PURCHASE_ORDERS.kind.name, number)
  const since = log.slice(log.findLastIndex(({ action }) => action === 'send'))
  return since.some(({ action }) => action === 'receive' || action === 'takeBack')
}

async function printed(company: CompanyStore, order: Order, { blobs }: Pick<Platform, 'blobs'>) {
  const names = await itemNames(company.db, PURCHASE_ORDERS.kind, order.lines)
  const model = await pdfOf(company.db, PURCHASE_ORDERS, order, { lines: order.lines, names, grants: OF_VENDOR })
  const logo = await printedLogo(company, blobs)
  return logo ? { ...model, logo } : model
}

async function messageOf({ db }: CompanyStore, { number, header }: Order, pdf: Buffer) {
  const [{ name }, { day }] = await Promise.all([
    db.selectFrom('company').select('name').executeTakeFirstOrThrow(),
    printFormats(db),
  ])
  const { vendorEmail, revision, expectedOn, remarks } = header
  return orderMail({
    to: vendorEmail!,
    companyName: name,
    number,
    revision: revision ?? null,
    expectedOn: expectedOn ? day(expectedOn) : undefined,
    remarks,
    pdf,
  })
}

async function findMailed({ db }: WriteTransaction, jobID: string): Promise<string | undefined> {
  const document = await db
    .selectFrom('document')
    .select('number')
    .where('kind', '=', PURCHASE_ORDERS.kind.name)
    .where(sql<boolean>`references_kept ->> 'jobID' = ${jobID}`)
    .executeTakeFirst()
  return document?.number
}
