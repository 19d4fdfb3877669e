import { expect, test } from 'vitest'
import { locationsAtom } from './company.atoms.ts'
import { attributeListsAtom, discountsAtom, feesAtom, NO_LISTS, taxesAtom, unitsAtom } from './reference.atoms.ts'
import { loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { renewApiAtom } from '#session/session.atoms.ts'

const GRANTS = [
  { key: 'CATALOG_TAXES', access: ['READ'] },
  { key: 'CATALOG_FEES', access: ['READ'] },
  { key: 'CATALOG_PRODUCT', access: ['READ'] },
  { key: 'CATALOG_DISCOUNTS', access: ['READ'] },
]

async function signedIn() {
  const calls = serve({
    'POST /login': () => loginAnswer(2, GRANTS),
    'GET /taxes': () => [
      { taxID: '1', description: 'State', status: 'Inactive' },
      { taxID: '2', description: 'city 10', status: 'Active' },
      { taxID: '3', description: 'City 9', status: 'Active' },
    ],
    'GET /attributes': () => ({
      ...NO_LISTS,
      sizes: ['L', 'XS', 'M', 'S'].map((sizeID) => ({ sizeID, description: sizeID, status: 'Active' })),
      royaltyLevels: [
        { key: 'OLD', label: 'A', status: 'Inactive' },
        { key: 'NEW', label: 'B', status: 'Active' },
      ],
    }),
    'GET /promotions/discounts': () => [],
    'GET /fees': () => new Refusal(500, { code: 'ER_000', message: 'no' }),
  })
  const store = await signedInStore()
  const asked = (path: string) => calls.filter(({ url }) => url.includes(path)).length
  return { store, asked, calls }
}

test('lists active records first, then inactive ones, each alphabetical (section 4)', async () => {
  const { store } = await signedIn()
  expect((await store.get(taxesAtom)).map(({ taxID }) => taxID)).toEqual(['3', '2', '1'])
  const { royaltyLevels, sizes } = await store.get(attributeListsAtom)
  expect(sizes.map(({ sizeID }) => sizeID)).toEqual(['XS', 'S', 'M', 'L'])
  expect(royaltyLevels.map(({ key }) => key)).toEqual(['NEW', 'OLD'])
})

test('asks for active discounts of each type (section 7)', async () => {
  const { store, calls } = await signedIn()
  await store.get(discountsAtom)
  const { url } = calls.find(({ url: asked }) => asked.includes('/promotions/discounts'))!
  const query = Object.fromEntries(new URL(url).searchParams)
  expect(query).toEqual({ pagination: 'false', status: 'Active', discountType: 'PERCENT,AMOUNT' })
})

test('all readers of a list share one load, and a new client reloads it', async () => {
  const { store, asked } = await signedIn()
  await Promise.all([store.get(taxesAtom), store.get(taxesAtom)])
  await store.get(taxesAtom)
  expect(asked('/taxes')).toBe(1)
  store.set(renewApiAtom)
  await store.get(taxesAtom)
  expect(asked('/taxes')).toBe(2)
})

test('a list that cannot be loaded is empty', async () => {
  const { store } = await signedIn()
  expect(await store.get(feesAtom)).toEqual([])
  expect(await store.get(locationsAtom)).toEqual([])
})

test('a list that the user may not read is empty and not requested', async () => {
  const { store, asked } = await signedIn()
  expect(await store.get(unitsAtom)).toEqual([])
  expect(asked('/units')).toBe(0)
})
