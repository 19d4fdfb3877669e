import { expect, test } from 'vitest'
import { differenceWords, ledgerDifferences } from '#ledger/check-ledger.ts'
import { bareItem } from './catalog.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { addStock } from './stock.ts'

const database = await cloneDatabase()
const at = { location_type: 'STORE', location_id: 'S' } as const

for (const code of ['one', 'two']) {
  const company = await addCompany(database, code, [2])
  await company.db
    .insertInto('item')
    .values([bareItem('A'), bareItem('B')])
    .execute()
  await company.db
    .insertInto('location')
    .values({ location_id: 'S', type: 'STORE', name: 'S', status: 'Active' })
    .execute()
  for (const qoh of [5, -2.125])
    await addStock(
      company,
      ['A', 'B'].map((item_id) => ({ item_id, ...at, qoh })),
    )
}

test('finds nothing while every balance is the sum of its movements', async () => {
  expect(await ledgerDifferences(database.db)).toEqual([])
})

test('finds a corrupted balance, and one without movements, in every company', async () => {
  const { pool } = database
  await pool.query(`update stock_balance set quantity = quantity + 0.001 where company_code = 'two' and item_id = 'B'`)
  await pool.query(`insert into stock_balance values ('one', 'A', 'STORE', 'S', 'RESERVED', 1)`)
  const differences = await ledgerDifferences(database.db)
  expect(differences.map(differenceWords)).toEqual([
    'one: A at STORE S, RESERVED: the balance says 1.000, the movements add up to 0.',
    'two: B at STORE S, ON_HAND: the balance says 2.876, the movements add up to 2.875.',
  ])
})
