import type { Location } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import type { CompanyStore } from '#database/company-store.ts'
import type { Movements } from '#ledger/post-movements.ts'
import { bareItem } from './catalog.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import {
  isTooMuch,
  modelOf,
  randomMovements,
  randomOf,
  storedStock,
  tryPosting,
  withoutZeros,
} from './ledger-random.ts'

const database = await cloneDatabase()
const ITEMS = ['A', 'B', 'C']
const PLACES: Location[] = [
  { type: 'STORE', locationID: 'S' },
  { type: 'WAREHOUSE', locationID: 'W' },
]

async function company(code: string): Promise<CompanyStore> {
  const store = await addCompany(database, code, [2])
  await store.db.insertInto('item').values(ITEMS.map(bareItem)).execute()
  const places = PLACES.map(({ type, locationID }) => ({ location_id: locationID, type, name: locationID }))
  await store.db
    .insertInto('location')
    .values(places.map((place) => ({ ...place, status: 'Active' as const })))
    .execute()
  return store
}

test('one after the other, exactly the postings that take too much are refused', async () => {
  const store = await company('one')
  const random = randomOf(1)
  const posted: Movements[] = []
  const outcomes = new Set<string>()
  for (let nth = 0; nth < 150; nth++) {
    const again = random(8) === 0 && posted.length > 0
    const movements = again ? posted[random(posted.length)]! : randomMovements(random, `D${nth}`, ITEMS, PLACES)
    const expected = again ? 'repeated' : isTooMuch(modelOf(posted), movements) ? 'refused' : 'posted'
    expect([nth, await tryPosting(store, movements)]).toEqual([nth, expected])
    if (expected === 'posted') posted.push(movements)
    outcomes.add(expected)
  }
  expect(outcomes).toEqual(new Set(['posted', 'repeated', 'refused']))
  const { balances, movements } = await storedStock(store)
  expect(balances).toEqual(withoutZeros(modelOf(posted)))
  expect(movements).toEqual(balances)
})

test('by 8 at once, with repeated and refused ones, balances, movements and an independent model agree', async () => {
  const store = await company('two')
  const random = randomOf(2)
  const posted: Movements[] = []
  const outcomes = new Set<string>()
  const client = async (name: number) => {
    for (let nth = 0; nth < 40; nth++) {
      const own = randomMovements(random, `${name}-${nth}`, ITEMS, PLACES)
      const movements = random(6) === 0 && posted.length > 0 ? posted[random(posted.length)]! : own
      // Sometimes sent twice at once, as after a lost answer.
      const sent = await Promise.all(Array.from({ length: 1 + random(2) }, () => tryPosting(store, movements)))
      if (sent.includes('posted')) posted.push(movements)
      expect(sent.filter((outcome) => outcome === 'posted').length).toBeLessThan(2)
      for (const outcome of sent) outcomes.add(outcome)
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, name) => client(name)))
  expect(outcomes).toEqual(new Set(['posted', 'repeated', 'refused']))
  const { balances, movements } = await storedStock(store)
  expect(balances).toEqual(withoutZeros(modelOf(posted)))
  expect(movements).toEqual(balances)
  expect([...balances.values()].every((quantity) => quantity > 0n)).toBe(true)
})
