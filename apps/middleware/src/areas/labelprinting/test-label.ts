import { layOutLabel, testLabel, toZpl } from '@greenroom/labels'
import { grantsOf } from '@greenroom/permissions'
import * as Schema from 'effect/Schema'
import { write } from '#calls/write.ts'
import type { HandlersOf } from '#calls/call.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import { jobResult } from '#jobs/job-record.ts'
import { findPrinter, type PrinterAccess, sendLabels } from './printers.ts'

interface Payload {
  printerID: string
  width: number
  height: number
}

const PRINT_TEST_LABEL: JobKind<Payload> = {
  name: 'labelprinting.test',
  payload: Schema.Struct({ printerID: Schema.String, width: Schema.Number, height: Schema.Number }),
}

export const testLabelHandlers: HandlersOf<'printTestLabel'> = {
  printTestLabel: async (call) => {
    const { company, params, body } = call
    const { body: jobID } = await write(call, async (tx) => {
      const { printerID } = await findPrinter(tx.db, params.printerID)
      return { body: await enqueue(tx, PRINT_TEST_LABEL, { printerID, ...body }) }
    })
    await jobResult(company, jobID!, call.ended())
    return {}
  },
}

/** The label prints nothing of the company, and needs neither its formats nor anybody's access. */
const CONTEXT = { locale: 'en', currency: 'USD', grants: grantsOf([]) }

export function printTestLabel(platform: PrinterAccess) {
  return job(
    PRINT_TEST_LABEL,
    async ({ payload: { printerID, ...size }, company, signal }) => {
      const printer = await findPrinter(company.db, printerID)
      const layout = layOutLabel(testLabel(size, printer.density), { itemID: '' }, CONTEXT)
      await sendLabels(platform, printer, toZpl([{ layout }], printer), signal, { idle: 8_000, whole: 15_000 })
    },
    { slots: 16 },
  )
}
