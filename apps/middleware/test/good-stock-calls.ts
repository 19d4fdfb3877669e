import { randomUUID } from 'node:crypto'
import type { OperationID } from '#calls/call.ts'
import { bareItem } from './catalog.ts'
import { type GoodCall, madeBy, next, type Place } from './good-call.ts'

type Calls = { [Operation in OperationID]?: (place: Place) => Promise<GoodCall> }

async function item({ store }: Place): Promise<string> {
  const itemID = next()
  await store.db.insertInto('item').values(bareItem(itemID)).execute()
  return itemID
}

/** The writes of a kind of document: `draft` makes one of an item, `ending` ends it. */
function documentCalls(path: string, one: string, draft: (itemID: string) => object, ending: object): Calls {
  const made = async (place: Place) => madeBy(place.call('POST', path, draft(await item(place))))
  return {
    [`create${one}`]: async (place: Place) => ({ body: draft(await item(place)) }),
    [`save${one}`]: async (place: Place) => {
      const { number } = await made(place)
      return { params: { number }, body: { version: 1, ...draft(await item(place)) } }
    },
    [`move${one}`]: async (place: Place) => ({
      params: { number: (await made(place)).number },
      body: { version: 1, ...ending },
    }),
    [`add${one}Attachment`]: async (place: Place) => ({
      params: { number: (await made(place)).number },
      query: { name: 'a.txt' },
      body: Buffer.from('A note'),
    }),
    [`remove${one}Attachment`]: async (place: Place) => {
      const { number } = await made(place)
      const { attachments } = await madeBy(
        place.call('POST', `${path}/${number}/attachments?name=a.txt`, Buffer.from('A note')),
      )
      return { params: { number, attachmentID: attachments[0].attachmentID } }
    },
  }
}

const COUNT = { place: 'STORE/HB-MAIN', expected: 'SHOWN', uncounted: 'KEEP' }

const openingBalance = async (place: Place) => ({
  body: { rows: [{ line: 2, itemID: await item(place), location: 'HB-MAIN', quantity: '12' }] },
})

/** A call of each operation that writes a document of stock, which is accepted. */
export const STOCK_DOCUMENT_CALLS: Calls = {
  ...documentCalls(
    '/transfers',
    'Transfer',
    (itemID) => ({ from: 'WAREHOUSE/WH-RIVER', to: 'STORE/HB-MAIN', lines: [{ itemID, requested: 2 }] }),
    { action: 'cancel' },
  ),
  ...documentCalls(
    '/adjustments',
    'Adjustment',
    (itemID) => ({ place: 'STORE/HB-MAIN', reason: 'FOUND', lines: [{ itemID, option: 'ADD', quantity: 2 }] }),
    { action: 'reject', remark: 'Counted wrong' },
  ),
  importOpeningBalances: openingBalance,
  checkOpeningBalances: openingBalance,
  ...documentCalls('/counts', 'Count', (itemID) => ({ ...COUNT, lines: [{ itemID }] }), { action: 'start' }),
  addCountTallies: async (place) => {
    const itemID = await item(place)
    const { number } = await madeBy(place.call('POST', '/counts', { ...COUNT, lines: [{ itemID }] }))
    await madeBy(place.call('POST', `/counts/${number}/actions`, { version: 1, action: 'start' }))
    const tallies = [{ sequence: 0, itemID, section: '', round: 0, quantity: 3 }]
    return { params: { number }, body: { sheetID: randomUUID(), tallies } }
  },
  ...documentCalls('/writedowns', 'Writedown', (itemID) => ({ reason: 'OBSOLETE', lines: [{ itemID, newCost: 0 }] }), {
    action: 'cancel',
  }),
}
