import { randomUUID } from 'node:crypto'
import { checkPrinter, type Printer } from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import { refuseWhileDefault } from '#areas/labelprinting/default-uses.ts'
import { outside } from '#areas/labelprinting/printer-network.ts'
import type { PrinterAccess } from '#areas/labelprinting/printers.ts'
import { restrictedIn } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { createRecord, deleteRecord, requireVersion, updateRecord } from '#calls/write-record.ts'
import type { HandlersOf } from '#calls/call.ts'
import { notFound, refused, refusedField } from '#failures/failures.ts'
import { listQuery } from '#query/list-query.ts'
import { lockCompany } from '#query/locks.ts'
import { byCode, byName } from '#query/sort-keys.ts'

type Answer = components['schemas']['Printer']
type PrinterOperation = 'listPrinters' | 'createPrinter' | 'updatePrinter' | 'deletePrinter'

const MOST = 200
const FIELDS = ['name', 'model', 'dpi', 'address', 'port', 'darkness', 'offsetX', 'offsetY']

const printers = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('printer')
      .select(['printer_id as printerID', 'name', 'model', 'dpi', 'address', 'port', 'version'])
      .select(['darkness', 'offset_x as offsetX', 'offset_y as offsetY'])
      .select(['updated_by as updatedBy', 'updated_at as updatedAt']),
  key: byCode('printer_id'),
  byDefault: [byName('name')],
})

/** The network printers of a company, which labels are sent to. */
export const printerHandlers = (access: PrinterAccess): HandlersOf<PrinterOperation> => ({
  listPrinters: async ({ company }) => ({ body: await printersOf(company.db) }),

  createPrinter: (call) =>
    write(call, async (tx) => {
      const stored = await lockPrinters(tx)
      if (stored.length >= MOST) throw refused(`Your company has ${MOST} printers. Remove one before you add another.`)
      await check(tx.db, access, stored, call.body)
      const printer = recordOf(tx, randomUUID())
      const values = { printer_id: printer.id, ...columnsOf(call.body), ...stamp(tx) }
      return { body: await createRecord(tx, printer, () => tx.db.insertInto('printer').values(values).execute()) }
    }),

  updatePrinter: (call) =>
    write(call, async (tx) => {
      const { version, ...body } = call.body
      const { printerID } = call.params
      const stored = await lockPrinters(tx)
      const changed = await updateRecord(tx, recordOf(tx, printerID), async (before) => {
        requireVersion(before, version)
        await check(tx.db, access, stored, body, printerID)
        await tx.db
          .updateTable('printer')
          .set({ ...columnsOf(body), ...nextVersion(tx) })
          .where('printer_id', '=', printerID)
          .execute()
      })
      return { body: changed }
    }),

  deletePrinter: (call) =>
    write(call, async (tx) => {
      const { printerID } = call.params
      await lockPrinters(tx)
      await deleteRecord(tx, recordOf(tx, printerID), async ({ name }) => {
        await refuseWhileDefault(tx, 'printer_id', printerID, name)
        await tx.db.deleteFrom('printer').where('printer_id', '=', printerID).execute()
      })
      return {}
    }),
})

function columnsOf({ offsetX, offsetY, ...same }: Printer) {
  return { ...same, offset_x: offsetX, offset_y: offsetY }
}

export async function printersOf(db: CompanyQueries): Promise<Answer[]> {
  return (await printers.all(db)).map((printer) => ({ ...printer, updatedAt: printer.updatedAt.toISOString() }))
}

/** So that names stay unique. */
async function lockPrinters(tx: WriteTransaction): Promise<Answer[]> {
  await lockCompany(tx)
  return printersOf(tx.db)
}

function recordOf(tx: WriteTransaction, id: string) {
  const read = async () => {
    const found = (await printersOf(tx.db)).find(({ printerID }) => printerID === id)
    if (!found) throw notFound()
    return found
  }
  return { entity: 'printer', id, fields: FIELDS, read } as const
}

async function check(
  db: CompanyQueries,
  { config, isPrinterAllowed }: PrinterAccess,
  stored: readonly Answer[],
  printer: Printer,
  printerID?: string,
) {
  const issues = checkPrinter(printer, await restrictedIn(db))
  if (issues.length > 0) {
    const value = (field: string) => printer[field as keyof Printer]
    throw refused(
      issues[0]!.message,
      issues.map(({ field, message }) => ({ field, message, value: value(field) })),
    )
  }
  const { address, port } = printer
  if (!isPrinterAllowed(address, port)) {
    throw refusedField('address', `Address ${outside(config.printerNetworks)}`, address)
  }
  const isSame = ({ name }: Printer) => name.toLowerCase() === printer.name.toLowerCase()
  if (stored.some((one) => one.printerID !== printerID && isSame(one))) {
    throw refusedField('name', `There is already a printer ${printer.name}`, printer.name)
  }
}
