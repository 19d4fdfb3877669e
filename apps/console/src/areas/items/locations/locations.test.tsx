import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from '#session/session-fixture.ts'
import { openPage, variant } from '../form/tab-fixture.tsx'

const ENTITLEMENT = '/items/hierarchy/entitlement'
const saved = { ...variant, version: 4 }
const PRODUCT = { CATALOG_PRODUCT: ['READ', 'WRITE'] }

const atStand = (itemID: string, id: string) => ({ id, itemID, locationID: 'S1', locationType: 'STORE' })

function openEntitlements(levels: string[], more = {}, search = '&scope=product') {
  const answers = {
    [`GET ${ENTITLEMENT}`]: () => ({ data: [atStand('TEE-M', '7'), atStand('TEE-L', '8')], nextCursor: null }),
    'GET /product/TEE': () => ({
      productID: 'TEE',
      productName: 'Tour tee',
      defaultItemID: 'TEE-M',
      variants: [variant, { ...variant, itemID: 'TEE-L' }],
    }),
    'PUT /items': () => saved,
    ...more,
  }
  const access = { ...PRODUCT, CATALOG_ENTITLEMENT: levels }
  return openPage('entitlements', variant, access, answers, search)
}

test('entitles all variants to an artist and removes a stand when the item is saved', async () => {
  const { user, sent } = await openEntitlements(['DELETE'])
  await user.click(await screen.findByRole('checkbox', { name: /The Lanterns/ }))
  await user.click(screen.getByRole('checkbox', { name: /Main stand/ }))
  expect(await screen.findByText(/1 field changed: Entitlements/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Tour tee M (and its variants) entitled to artist The Lanterns')).toBeTruthy()
  expect((await sent('/items')).filter(({ method }) => method === 'PUT')).toMatchObject([
    {
      body: {
        itemID: 'TEE-M',
        version: 3,
        entitlements: [{ locationID: 'A1', type: 'ARTIST', scope: 'product' }],
        removedEntitlements: [{ locationID: 'S1', type: 'STORE', scope: 'product' }],
      },
    },
  ])
  expect(await screen.findByText('No changes')).toBeTruthy()
})

test('does not say that variants were entitled if only the item was', async () => {
  const { user } = await openEntitlements(['DELETE'], {}, '')
  await user.click(await screen.findByRole('checkbox', { name: /The Lanterns/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Tour tee M entitled to artist The Lanterns')).toBeTruthy()
})

test('reports a refused entitlement in the words of section 8 and keeps the checkboxes', async () => {
  const errors = [{ field: 'entitlements', message: 'There is no location' }]
  const refused = () => new Refusal(404, { code: 'ER_006', message: 'There is no location', errors })
  const { user, router } = await openEntitlements(['DELETE'], { 'PUT /items': refused })
  await user.click(await screen.findByRole('checkbox', { name: 'Artists' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByText('Items cannot be entitled')).parentElement?.textContent).toBe(
    'Items cannot be entitled There is no location',
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /The Lanterns/ }).checked).toBe(true)
  void router.navigate('/other')
  expect(await screen.findByText('You have unsaved changes, are you sure to leave the page?')).toBeTruthy()
})

test('with write but not delete access, entitles more and keeps stored entitlements', async () => {
  const { user } = await openEntitlements(['WRITE'])
  await user.click(await screen.findByRole('checkbox', { name: /Main stand/ }))
  expect(screen.getByText('No changes')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /River warehouse/ }))
  expect(await screen.findByText(/1 field changed: Entitlements/)).toBeTruthy()
})

test('with read access only, entitlements are locked', async () => {
  const { user } = await openEntitlements(['READ'])
  expect(await screen.findByText(/This needs WRITE access to Entitlement/)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /River warehouse/ }))
  expect(screen.getByText('No changes')).toBeTruthy()
})

const hint = { item: { itemID: 'TEE-M' }, hint: 'Bin 1', location: { id: 'W1', type: 'WAREHOUSE' } }
const hinted = { ...variant, hints: [hint] }

function openHints(levels: string[], more = {}) {
  const access = { ...PRODUCT, CATALOG_LOCATION_HINT: levels }
  return openPage('locationHints', hinted as typeof variant, access, { 'PUT /items': () => saved, ...more })
}

test('saves a hint with the item, and does not send a blank one', async () => {
  const { user, sent } = await openHints(['WRITE'])
  const text = await screen.findByRole('textbox', { name: /Location hint/ })
  await user.clear(text)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Location Hints cannot be blank')).length).toBe(2)
  await user.type(text, 'Shelf 9')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Item has been modified/created')).toBeTruthy()
  expect((await sent('/items')).filter(({ method }) => method === 'PUT')).toMatchObject([
    { body: { version: 3, hints: [{ hint: 'Shelf 9', location: { id: 'W1', type: 'WAREHOUSE' } }] } },
  ])
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})

test('reports an added row that is blank as a blank hint', async () => {
  const { user } = await openHints(['WRITE'])
  await user.click(await screen.findByRole('button', { name: 'Add location hint' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Location Hints cannot be blank')).length).toBe(2)
  expect(screen.queryByText('LocationHints and Marked fields cannot be blank')).toBeNull()
})

test('reports a blank hint and an invalid field in one sentence (section 5)', async () => {
  const { user, router } = await openHints(['WRITE'])
  await user.clear(await screen.findByRole('textbox', { name: /Location hint/ }))
  await act(() => router.navigate('/app/catalog/products/product/info?itemID=TEE-M'))
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('LocationHints and Marked fields cannot be blank')).toBeTruthy()
})

test('keeps hints that were typed on another tab', async () => {
  const { user, router } = await openHints(['DELETE'])
  await user.click(await screen.findByRole('button', { name: 'Remove the hint at River warehouse' }))
  await act(() => router.navigate('/app/catalog/products/product/config/reorder?itemID=TEE-M'))
  expect(await screen.findByText(/1 field changed: Location hints/)).toBeTruthy()
  await act(() => router.navigate('/app/catalog/products/product/locationHints?itemID=TEE-M'))
  expect(await screen.findByText('No location hints yet')).toBeTruthy()
})

test('reports a refused change in the words of section 8 with the first field message', async () => {
  const errors = [{ field: 'hints.0.hint', message: 'Too long' }]
  const refused = () => new Refusal(400, { code: 'ER_000', message: 'Too long', errors })
  const { user } = await openHints(['WRITE'], { 'PUT /items': refused })
  await user.type(await screen.findByRole('textbox', { name: /Location hint/ }), ' more')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByText('Location Lookup cannot be modify')).parentElement?.textContent).toBe(
    'Location Lookup cannot be modify Too long',
  )
})

test("merges hints with a colleague's changes", async () => {
  const theirs = { ...variant, version: 4, updatedBy: 'bob' }
  let tries = 0
  const store = { hint: 'Window', location: { id: 'S1', type: 'STORE' }, item: { itemID: 'TEE-M' } }
  const now = () => ({ data: [{ ...theirs, hints: tries > 0 ? [hint, store] : [hint] }], nextCursor: null })
  const { user, sent } = await openHints(['DELETE'], {
    'GET /items': now,
    'PUT /items': () =>
      tries++ === 0
        ? new Refusal(409, { code: 'ER_000', message: 'Changed', body: { current: theirs, updatedBy: 'bob' } })
        : { ...theirs, version: 5 },
  })
  await user.type(await screen.findByRole('textbox', { name: /Location hint/ }), '2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Merged with changes by bob: Location hints')).toBeTruthy()
  const [, merged] = (await sent('/items')).filter(({ method }) => method === 'PUT')
  expect(merged).toMatchObject({ body: { version: 4, hints: [{ hint: 'Bin 12' }, { hint: 'Window' }] } })
})
