import { expect, test } from 'vitest'
import { afterCreate, madeFor, readItemQuery } from './item-query.ts'

const read = (text: string) => readItemQuery(new URLSearchParams(text))
const LIST = '/app/catalog/products?status=Active'

test('reads the item, where a new one is created for, and bulk edit from the URL', () => {
  expect(read('itemID=A%26B')).toMatchObject({ itemID: 'A&B', isSettlement: false, bulk: false })
  expect(read('editMode=bulk').bulk).toBe(true)
  expect([read('type=3').isPackage, read('type=1').isPackage, read('').isPackage]).toEqual([true, false, false])
  expect(read('entitlement=ARTIST/AR/7').entitlement).toEqual({ type: 'ARTIST', locationID: 'AR/7' })
  expect(read('entitlement=PLANET/7').entitlement).toBeUndefined()
})

test('a new item for a settlement or an artist is reported on tour', () => {
  expect(madeFor(read('isSettlement=true'))).toEqual({ settlement: true, artist: false })
  expect(madeFor(read('entitlement=ARTIST/7'))).toEqual({ settlement: false, artist: true })
  expect(madeFor(read('entitlement=STORE/7'))).toEqual({ settlement: false, artist: false })
})

test.each([
  ['entitlement=STORE/S%201', false, '/app/settings/stores/store/S%201/product/entitlement'],
  ['entitlement=WAREHOUSE/W1', false, '/app/settings/warehouses/warehouse/W1/product/entitlement'],
  ['entitlement=VENUE/V1', false, '/app/settings/venues/venue/V1/product/entitlement'],
  ['entitlement=ARTIST/A1', false, '/app/artists/modify/product/entitlement/A1'],
  ['isSettlement=true&settlementID=7', true, '/app/event/v3/settlement?id=7'],
  [
    'isSettlement=true&settlementID=7&artistID=A%26B&warehouseID=W1',
    false,
    '/app/event/v3/settlement?id=7&artistID=A%26B&warehouseID=W1',
  ],
  ['', true, '/app/catalog/cto'],
  ['', false, `${LIST}&peek=TEE+1`],
])('after creating, %s leads back to where the item was created for', (text, isCto, path) => {
  expect(afterCreate(read(text), { itemID: 'TEE 1', isCto }, LIST)).toBe(path)
})

test('after creating, the list shows the new item instead of the one that it showed before', () => {
  const afterwards = (listPath: string) => afterCreate(read(''), { itemID: 'TEE-1', isCto: false }, listPath)
  expect(afterwards('/app/catalog/products')).toBe('/app/catalog/products?peek=TEE-1')
  expect(afterwards('/app/catalog/products?peek=OLD')).toBe('/app/catalog/products?peek=TEE-1')
})
