// What a user of the load test does: reads, searches, saves and imports, with pauses.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from './client.ts'
import type { Figures } from './figures.ts'

/** What the server said it has saved: by company, the name of each item. */
export type Acknowledged = Map<string, Map<string, string>>

export interface Day {
  client: Client
  /** Unique among all users. */
  number: number
  acknowledged: Acknowledged
  figures: Figures
  /** Milliseconds between two actions, on average. */
  pause: number
  /** Whether this user imports files, too. */
  imports: boolean
}

const WORDS = ['velvet', 'paper', 'golden', 'harbor', 'lantern', 'meridian', 'thunder', 'hoodie', 'poster', 'navy']
const ROWS_OF_IMPORT = 100

/** Goes on until `signal` is aborted; what is under way then is finished. */
export async function workThroughDay(day: Day, signal: AbortSignal) {
  const own: { itemID: string; version: number }[] = []
  for (let turn = 0; !signal.aborted; turn++) {
    await actionOf(turn, day)(day, own, turn)
    await sleep(day.pause * (0.5 + Math.random()), undefined, { signal }).catch(() => {})
  }
}

type Action = (day: Day, own: { itemID: string; version: number }[], turn: number) => Promise<void>

function actionOf(turn: number, { imports }: Day): Action {
  if (imports && turn % 10 === 9) return importItems
  const dice = Math.random()
  if (dice < 0.4) return readPage
  if (dice < 0.6) return search
  if (dice < 0.7) return readProducts
  if (dice < 0.75) return readHistory
  return dice < 0.85 ? createItem : renameItem
}

const readPage: Action = async ({ client }) => {
  const sort = ['name', '-sellingPrice', 'itemID'][Math.floor(Math.random() * 3)]
  const { body } = await client.call('listItems', 'GET', `/items?limit=50&sort=${sort}`)
  const cursor = body?.nextCursor
  if (cursor) await client.call('listItems, next page', 'GET', `/items?limit=50&sort=${sort}&cursor=${cursor}`)
}

const search: Action = async ({ client }) => {
  const word = WORDS[Math.floor(Math.random() * WORDS.length)]
  await client.call('listItems, search', 'GET', `/items?limit=50&search=${word}`)
}

const readProducts: Action = async ({ client }) => {
  await client.call('listProducts', 'GET', '/products?limit=50')
}

const readHistory: Action = async ({ client }, own) => {
  const item = own.at(-1)
  if (item) await client.call('itemHistory', 'GET', `/items/${item.itemID}/history`)
}

const createItem: Action = async ({ client, number, acknowledged }, own, turn) => {
  const itemID = `U${number}T${turn}`
  const name = `Created by ${number} in turn ${turn}`
  const item = { itemID, upc: itemID, name, type: 1, costPrice: 1, sellingPrice: 2 }
  const { status } = await client.call('createItem', 'POST', '/items', item)
  if (status !== 200) return
  own.push({ itemID, version: 1 })
  acknowledged.get(client.account.company)!.set(itemID, name)
}

const renameItem: Action = async (day, own, turn) => {
  const item = own[Math.floor(Math.random() * own.length)]
  if (!item) return createItem(day, own, turn)
  const { client, acknowledged } = day
  const name = `Renamed in turn ${turn}`
  const { status } = await client.call('updateItem', 'PUT', '/items', { ...item, name })
  if (status !== 200) return
  item.version += 1
  acknowledged.get(client.account.company)!.set(item.itemID, name)
}

const importItems: Action = async ({ client, number, acknowledged, figures }, _own, turn) => {
  const columns = ['Code', 'Name', 'Price']
  const mapping = ['itemID', 'name', 'sellingPrice'].map((field, column) => ({ field, column }))
  const begun = await client.call('startImport', 'POST', '/items/imports', { fileName: 'bench.csv', columns, mapping })
  if (begun.status !== 200) return
  const where = `/items/imports/${begun.body.importID}`
  const items = Array.from({ length: ROWS_OF_IMPORT }, (_, row) => {
    const itemID = `I${number}T${turn}R${row}`
    return { line: row + 2, item: { itemID, name: `Imported as ${itemID}`, sellingPrice: row } }
  })
  await client.call('putImportPart', 'PUT', `${where}/parts/0`, { items, rejections: [] })
  await client.call('checkImport', 'POST', `${where}/check`, { rows: items.length, skipped: 0, conflicts: 0 })
  await client.call('applyImport', 'POST', `${where}/apply`)
  for (;;) {
    const { body } = await client.call('getImport', 'GET', where)
    if (body.state === 'APPLIED') break
    if (body.state !== 'APPLYING') return figures.fail(`an import ended as ${body.state}: ${body.failure}`)
    await sleep(500)
  }
  for (const { item } of items) acknowledged.get(client.account.company)!.set(item.itemID, item.name)
}
