import type { OperationID } from '#calls/call.ts'
import { newItem } from './catalog.ts'
import { type GoodCall, madeBy, next, type Place } from './good-call.ts'

const NOTE = Buffer.from('A note')

async function header({ call }: Place): Promise<object> {
  const id = next()
  await madeBy(call('POST', '/lists/vendor', { id, vendorID: id, name: id }))
  const { locations } = await madeBy(call('GET', '/business'))
  const { id: warehouse } = locations.find(({ type }: { type: string }) => type === 'WAREHOUSE')
  return { vendorID: id, shipTo: `WAREHOUSE/${warehouse}`, expectedOn: '2030-01-31', freight: 5 }
}

async function lines({ call }: Place): Promise<object[]> {
  const itemID = next()
  await madeBy(call('POST', '/items', newItem(itemID)))
  return [{ itemID, ordered: 4, unitCost: 2, packSize: 2, vendorAlias: 'A', tax: 5 }]
}

async function order(place: Place): Promise<string> {
  const draft = { ...(await header(place)), lines: await lines(place) }
  return (await madeBy(place.call('POST', '/purchaseorders', draft))).number
}

async function receipt(place: Place): Promise<{ number: string; orderNumber: string }> {
  return madeBy(place.call('POST', '/receipts', { orderNumber: await order(place) }))
}

async function attachment(place: Place, path: string): Promise<string> {
  const { attachments } = await madeBy(place.call('POST', `${path}/attachments?name=a.txt`, NOTE))
  return attachments[0].attachmentID
}

export const PURCHASING_CALLS: { [Operation in OperationID]?: (place: Place) => Promise<GoodCall> } = {
  createPurchaseOrder: async (place) => ({ body: { ...(await header(place)), lines: await lines(place) } }),
  savePurchaseOrder: async (place) => ({
    params: { number: await order(place) },
    body: { version: 1, ...(await header(place)), lines: await lines(place) },
  }),
  movePurchaseOrder: async (place) => ({
    params: { number: await order(place) },
    body: { action: 'cancel', version: 1 },
  }),
  copyPurchaseOrder: async (place) => ({ params: { number: await order(place) } }),
  addPurchaseOrderAttachment: async (place) => ({
    params: { number: await order(place) },
    query: { name: 'a.txt' },
    body: NOTE,
  }),
  removePurchaseOrderAttachment: async (place) => {
    const number = await order(place)
    return { params: { number, attachmentID: await attachment(place, `/purchaseorders/${number}`) } }
  },
  createReceipt: async (place) => ({ body: { orderNumber: await order(place), packingSlip: 'S1' } }),
  saveReceipt: async (place) => {
    const { number, orderNumber } = await receipt(place)
    const [line] = (await lines(place)) as { itemID: string }[]
    return { params: { number }, body: { version: 1, orderNumber, lines: [{ itemID: line!.itemID, accepted: 1 }] } }
  },
  moveReceipt: async (place) => ({
    params: { number: (await receipt(place)).number },
    body: { action: 'cancel', version: 1 },
  }),
  addReceiptAttachment: async (place) => ({
    params: { number: (await receipt(place)).number },
    query: { name: 'a.txt' },
    body: NOTE,
  }),
  removeReceiptAttachment: async (place) => {
    const { number } = await receipt(place)
    return { params: { number, attachmentID: await attachment(place, `/receipts/${number}`) } }
  },
}
