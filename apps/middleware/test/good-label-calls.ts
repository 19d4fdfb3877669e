import type { OperationID } from '#calls/call.ts'
import { bareItem } from './catalog.ts'
import { type FakePrinter, fakePrinter, hangingPrinter } from './fake-printer.ts'
import { type GoodCall, madeBy, next, type Place } from './good-call.ts'
import { addPrinter } from './label-printers.ts'
import { labelTemplate } from './label-template.ts'

async function template({ call }: Place): Promise<string> {
  return (await madeBy(call('POST', '/labels/templates', labelTemplate(next())))).templateID
}

async function plan(place: Place) {
  const code = next()
  await place.store.db.insertInto('item').values(bareItem(code)).execute()
  return {
    templateID: await template(place),
    source: { lines: [{ code, copies: 1 }] },
    copies: { rule: 'FIXED', count: 1, sparePercent: 0 },
    sheet: 'ROLL',
    start: { row: 0, column: 0 },
    printerID: null,
  }
}

async function job(place: Place, printer?: FakePrinter): Promise<string> {
  const printerID = printer ? (await addPrinter(place.store.db, printer)).printer_id : null
  const body = { ...(await plan(place)), printerID, onlyGood: false, confirmed: null }
  return (await madeBy(place.call('POST', '/label-jobs', body))).labelJobID
}

/** Of a template that no other default names. */
async function labelDefault(place: Place) {
  const { store } = place
  await store.db.deleteFrom('label_default').execute()
  return { templateID: await template(place), printerID: null, itemType: 6, location: 'STORE/HB-MAIN' }
}

async function madeDefault(place: Place) {
  const body = await labelDefault(place)
  const { labelDefaultID } = await madeBy(place.call('POST', '/label-defaults', body))
  return { params: { labelDefaultID }, body }
}

/** A call that succeeds for each write of label templates. */
export const LABEL_CALLS: { [Operation in OperationID]?: (place: Place) => Promise<GoodCall> } = {
  createLabelTemplate: async () => ({ body: labelTemplate(next()) }),
  updateLabelTemplate: async (place) => ({
    params: { templateID: await template(place) },
    body: { ...labelTemplate(next()), version: 1 },
  }),
  checkLabelJob: async (place) => ({ body: await plan(place) }),
  createLabelJob: async (place) => ({ body: { ...(await plan(place)), onlyGood: false, confirmed: null } }),
  printLabelJob: async (place) => {
    const labelJobID = await job(place, await fakePrinter())
    // It is done or canceled then: no other printer that hangs is waited for.
    await place.call('POST', `/label-jobs/${labelJobID}/cancel`)
    return { params: { labelJobID }, body: { from: 1 } }
  },
  cancelLabelJob: async (place) => ({ params: { labelJobID: await job(place, await hangingPrinter()) } }),
  markLabelsPrinted: async (place) => ({ params: { labelJobID: await job(place) }, body: { from: 1 } }),
  updateLabelSettings: async ({ call }) => {
    const { version } = await madeBy(call('GET', '/labels/settings'))
    return { body: { cardPriceSource: 'PERCENT', cardPricePercent: 3.5, version } }
  },
  createLabelDefault: async (place) => ({ body: await labelDefault(place) }),
  updateLabelDefault: async (place) => {
    const { params, body } = await madeDefault(place)
    return { params, body: { ...body, itemType: null, version: 1 } }
  },
  deleteLabelDefault: async (place) => ({ params: (await madeDefault(place)).params }),
  deleteLabelTemplate: async (place) => ({ params: { templateID: await template(place) } }),
}
