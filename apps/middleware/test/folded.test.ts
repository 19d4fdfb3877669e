import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()

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
])('searches compare %s as %s', async ([text, plain]) => {
  const { rows } = await sql<{ found: string }>`select folded(${text}) as found`.execute(catalog.one.db)
  expect(rows).toEqual([{ found: plain }])
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
