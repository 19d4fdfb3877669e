type Body = any // oxlint-disable-line typescript/no-explicit-any -- as the contract has it

/** Calls the API, under a request ID if the call writes. */
export type Ask = (
  method: 'GET' | 'POST',
  path: string,
  write?: { requestID: string; body: unknown },
) => Promise<{ status: number; body: Body }>

/** What is written while the server is killed, and how to tell what is left of it. */
export interface CrashWrites {
  prepare?(ask: Ask): Promise<void>
  /** Repeated under the same request ID, it must have no second effect. Answers the status of the last call. */
  write(ask: Ask, id: string, requestID: string): Promise<number>
  /** What is wrong with these writes, each of which succeeded once. */
  wrong(ask: Ask, ids: readonly string[]): Promise<string[]>
}

const itemBody = (itemID: string) => ({ itemID, upc: itemID, name: itemID, type: 1, costPrice: 1, sellingPrice: 2 })

export const ITEM_WRITES: CrashWrites = {
  write: async (ask, id, requestID) => (await ask('POST', '/items', { requestID, body: itemBody(id) })).status,

  async wrong(ask, ids) {
    const there = new Set<string>()
    for (let begin = 0; begin < ids.length; begin += 500) {
      const query = new URLSearchParams({
        itemIDOnSearch: ids.slice(begin, begin + 500).join(','),
        pagination: 'false',
      })
      const { body } = await ask('GET', `/items?${query}`)
      for (const { itemID } of body.data) there.add(itemID)
    }
    return ids.filter((id) => !there.has(id))
  },
}

const FOUND = { itemID: 'FOUND', place: 'STORE/HB-MAIN' }

/** Each adds one of the same item at the same stand: a document, and its posting. */
export const STOCK_POSTINGS: CrashWrites = {
  async prepare(ask) {
    await ask('POST', '/items', { requestID: 'prepareTheItemFound', body: itemBody(FOUND.itemID) })
  },

  async write(ask, _id, requestID) {
    const lines = [{ itemID: FOUND.itemID, option: 'ADD', quantity: 1 }]
    const draft = { place: FOUND.place, reason: 'FOUND', lines }
    const created = await ask('POST', '/adjustments', { requestID: `${requestID}1`, body: draft })
    if (created.status !== 200) return created.status
    const path = `/adjustments/${created.body.number}/actions`
    const commit = { action: 'commit', version: created.body.version }
    return (await ask('POST', path, { requestID: `${requestID}2`, body: commit })).status
  },

  async wrong(ask, ids) {
    const query = new URLSearchParams({ place: FOUND.place, itemIDs: FOUND.itemID })
    const [{ onHand }] = (await ask('GET', `/stock/onhand?${query}`)).body
    const moved = (await ask('GET', `/inventory/movements?itemID=${FOUND.itemID}&limit=1000`)).body.data
    const found = { onHand, movements: moved.length }
    return onHand === ids.length && moved.length === ids.length ? [] : [`${ids.length}: ${JSON.stringify(found)}`]
  },
}
