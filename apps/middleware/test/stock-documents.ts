import { beforeAll, expect } from 'vitest'
import type { Bucket } from '@greenroom/inventory'
import type { Location } from '@greenroom/permissions'
import { type Reply, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { addStock } from './stock.ts'

/** Sees costs, as a store manager; `buyer` (role 100) does not. */
export const admin = 'role2'
export const buyer = 'role100'

export const RIVER = 'WAREHOUSE/WH-RIVER'
export const LOBBY = 'STORE/FD-LOBBY'

/** Lines as they are typed into those that there are, in their order. */
export function withIDs(stored: readonly { lineID: string }[], lines: readonly object[]): object[] {
  return lines.map((line, index) => ({ lineID: stored[index]?.lineID, ...line }))
}

function keyOf(place: string) {
  const [type, id] = place.split('/') as [Location['type'], string]
  return { location_type: type, location_id: id }
}

/** Documents that move stock, in a catalog of two companies with users at one place each. */
export function stockDocuments(path: string) {
  const catalog = catalogOfTwo()
  const as = (user: string): ReturnType<typeof catalog.as> => catalog.as(user)
  const find = async (number: string, user = admin) => (await as(user)('GET', `${path}/${number}`)).body

  beforeAll(async () => {
    for (const id of ['CAP', 'TEE']) await as(admin)('POST', '/items', newItem(id, { costPrice: 2.5 }))
    await addUser('river', [{ type: 'WAREHOUSE', locationID: 'WH-RIVER' }])
    await addUser('lobby', [{ type: 'STORE', locationID: 'FD-LOBBY' }])
  })

  async function addUser(userID: string, locations: Location[]) {
    const { db } = catalog.one
    const user = { user_id: userID, user_name: userID, display_name: userID, role_id: 7, password_hash: '' }
    await db.insertInto('app_user').values(user).execute()
    const places = locations.map((at) => ({ user_id: userID, location_type: at.type, location_id: at.locationID }))
    await db.insertInto('user_location').values(places).execute()
  }

  async function stockOf(itemID: string, place: string, bucket: Bucket = 'ON_HAND'): Promise<number> {
    const row = await catalog.one.db
      .selectFrom('stock_balance')
      .select('quantity')
      .where('item_id', '=', itemID)
      .where('location_type', '=', keyOf(place).location_type)
      .where('location_id', '=', keyOf(place).location_id)
      .where('bucket', '=', bucket)
      .executeTakeFirst()
    return row?.quantity ?? 0
  }

  return {
    catalog,
    as,
    find,

    stockOf,

    /** Makes so much be on hand, whatever was there. */
    async put(itemID: string, place: string, quantity: number) {
      const qoh = quantity - (await stockOf(itemID, place))
      if (qoh !== 0) await addStock(catalog.one, [{ item_id: itemID, ...keyOf(place), qoh }])
    },

    async created(user: string, draft: object) {
      const { body, ...answer } = await as(user)('POST', path, draft)
      if (!body) throw new Error(`${answer.message} ${JSON.stringify(answer.errors)}`)
      return body
    },

    /** Saves the current document with these changes of its header, and its lines as typed now. */
    async save(user: string, number: string, header: object, lines: object[]): Promise<Reply> {
      const { version, lines: before } = await find(number)
      return as(user)('PUT', `${path}/${number}`, { version, ...header, lines: withIDs(before, lines) })
    },

    /** Runs an action on the current document. */
    async act(user: string, number: string, action: string, more: object = {}): Promise<Reply> {
      const { version } = await find(number)
      return as(user)('POST', `${path}/${number}/actions`, { action, version, ...more })
    },

    async file(user: string, number: string, type: 'csv' | 'pdf') {
      const token = await tokenOf(catalog.app, 'one', user)
      const url = `/api${path}/${number}/${type}`
      const { statusCode, rawPayload } = await catalog.app.app.inject({ url, headers: { token } })
      expect(statusCode).toBe(200)
      return rawPayload
    },
  }
}
