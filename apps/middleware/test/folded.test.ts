import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '../src/areas.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { databaseInC } from './database.ts'

const catalog = catalogOfTwo()
let inC: Database

beforeAll(async () => {
  inC = await databaseInC()
  await migrate(inC.db, migrations)
})

test.for([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['Straße', 'strasse'],
  ['O’Neil', "o'neil"],
  ['Ｔｅｅ', 'tee'],
  ['Tour\u00a0Tee', 'tour tee'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδος', 'οδοσ'],
  ['T–Shirt', 't-shirt'],
  ['Smørrebrød', 'smorrebrod'],
  ['50% OFF_', '50% off_'],
  ['КЕПКА', 'кепка'],
  ['Ёлка Йод ЇЖАК', 'елка иод іжак'],
  ['ΚΑΠΕΛΟ', 'καπελο'],
  ['Καπέλο', 'καπελο'],
  ['ÆRØ ŁÓDŹ ĐAK ŒUF STRAẞE', 'aero lodz dak oeuf strasse'],
  ['ՀԱՅ', 'հայ'],
])('searches compare %s as %s in every database', async ([text, plain]) => {
  for (const { db } of [catalog.database, inC]) {
    const { rows } = await sql<{ found: string }>`select folded(${text}) as found`.execute(db)
    expect(rows).toEqual([{ found: plain }])
  }
})

test('items are found whatever the case of Greek and Cyrillic letters', async () => {
  const call = catalog.as('role2')
  await call('POST', '/items', newItem('КП-1', { name: 'КЕПКА' }))
  await call('POST', '/items', newItem('G2', { name: 'Καπέλο' }))
  const found = async (path: string, search: string) =>
    (await call('GET', `${path}search=${encodeURIComponent(search)}`)).body
  for (const [search, itemID] of [
    ['кепка', 'КП-1'],
    ['Кеп', 'КП-1'],
    ['кп-1', 'КП-1'],
    ['ΚΑΠΕΛΟ', 'G2'],
    ['καπελο', 'G2'],
  ] as const) {
    expect((await found('/items?', search)).data).toMatchObject([{ itemID }])
    expect(await found('/search?kinds=item&', search)).toMatchObject([{ id: itemID }])
  }
})

test('items are found without accents, by plain quotes and spaces, and in any order of the words', async () => {
  const call = catalog.as('role2')
  const names = ['O’Neil Café\u00a0Tee', 'Straße Tee', 'Cafe']
  for (const [at, name] of names.entries()) await call('POST', '/items', newItem(`F${at}`, { name }))
  const found = async (search: string) => {
    const { body } = await call('GET', `/items?search=${encodeURIComponent(search)}&sort=itemID`)
    return (body.data as { itemID: string }[]).map(({ itemID }) => itemID)
  }
  expect(await found('cafe')).toEqual(['F0', 'F2'])
  expect(await found('CAFÉ')).toEqual(['F0', 'F2'])
  expect(await found("tee o'neil")).toEqual(['F0'])
  expect(await found('cafe tee')).toEqual(['F0'])
  expect(await found('strasse')).toEqual(['F1'])
  const { body } = await call('GET', `/search?search=${encodeURIComponent('cafe')}&kinds=item`)
  expect((body as { id: string }[]).map(({ id }) => id)).toEqual(['F2', 'F0'])
})

test.each(['\u0301', '\u034f', '\u0345', '´'])('a word that folds to nothing finds nothing: %j', async (search) => {
  const call = catalog.as('role2')
  await call('POST', '/items', newItem('N1', { name: 'Plain tee' }))
  const found = async (path: string, text: string) => {
    const { status, body } = await call('GET', `${path}?search=${encodeURIComponent(text)}`)
    return [path, status, body.data ?? body]
  }
  for (const path of ['/items', '/products', '/business/stores']) {
    expect(await found(path, search)).toEqual([path, 200, []])
    expect(await found(path, `e ${search}`)).toEqual([path, 200, []])
  }
  expect(await found('/search', search)).toEqual(['/search', 200, []])
  const edit = { fields: { consignment: true }, filter: { search } }
  const refusal = { status: 400, errors: [{ field: 'filter' }] }
  expect(await call('POST', '/changesets', edit)).toMatchObject(refusal)
  expect(await call('PATCH', '/items/batches', edit)).toMatchObject(refusal)
})
