import type { TestApp } from './app.ts'

type Call = (method: 'POST', path: string, body?: unknown) => ReturnType<TestApp['call']>

/** A document of each kind with a line of this item and a file. Their IDs are named by their paths: `transfers number`. */
export async function madeDocuments(call: Call, itemID: string): Promise<Record<string, string>> {
  const make = async (path: string, draft: object): Promise<Record<string, string>> => {
    const { body: made, message } = await call('POST', `/${path}`, draft)
    if (!made) throw new Error(`${path}: ${message}`)
    const { body } = await call('POST', `/${path}/${made.number}/attachments?name=a.txt`, Buffer.from('A note'))
    return { [`${path} number`]: made.number, [`${path} attachmentID`]: body.attachments[0].attachmentID }
  }
  await call('POST', '/lists/vendor', { id: 'OURS', vendorID: 'OURS', name: 'Ours' })
  const [place, shop] = ['WAREHOUSE/WH-RIVER', 'STORE/HB-MAIN']
  const order = await make('purchaseorders', { vendorID: 'OURS', shipTo: place, lines: [{ itemID, ordered: 2 }] })
  return {
    ...order,
    ...(await make('receipts', { orderNumber: order['purchaseorders number'] })),
    ...(await make('pricechanges', { lines: [{ itemID, field: 'sellingPrice', price: 5 }] })),
    ...(await make('transfers', { from: place, to: shop, lines: [{ itemID, requested: 2 }] })),
    ...(await make('adjustments', { place, reason: 'FOUND', lines: [{ itemID, option: 'ADD', quantity: 2 }] })),
    ...(await make('counts', { place, expected: 'SHOWN', uncounted: 'KEEP', lines: [{ itemID }] })),
    ...(await make('writedowns', { reason: 'OBSOLETE', lines: [{ itemID, newCost: 0 }] })),
  }
}
