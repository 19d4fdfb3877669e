import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '#app/session-fixture.ts'
import { openTab, variant } from '../tab-fixture.tsx'
import { EntitlementsTab } from './EntitlementsTab.tsx'
import { HintsTab } from './HintsTab.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ENTITLEMENT = '/items/hierarchy/entitlement'
const HINTS = '/items/locations/hints'
const done = () => null

const atStand = (itemID: string, id: string) => ({ id, itemID, locationID: 'S1', locationType: 'STORE' })

function openEntitlements(levels: string[], more = {}) {
  const answers = {
    [`GET ${ENTITLEMENT}`]: () => ({ data: [atStand('TEE-M', '7'), atStand('TEE-L', '8')], nextCursor: null }),
    'GET /product/TEE': () => ({
      productID: 'TEE',
      productName: 'Tour tee',
      defaultItemID: 'TEE-M',
      variants: [variant, { ...variant, itemID: 'TEE-L' }],
    }),
    [`POST ${ENTITLEMENT}`]: done,
    [`DELETE ${ENTITLEMENT}`]: done,
    ...more,
  }
  const access = { CATALOG_PRODUCT: ['READ'], CATALOG_ENTITLEMENT: levels }
  return openTab(<EntitlementsTab item={variant} />, access, answers, '?scope=product')
}

test('all variants are entitled to an artist and taken from a stand with one save', async () => {
  const { user, sent } = await openEntitlements(['DELETE'])
  await user.click(await screen.findByRole('checkbox', { name: /The Lanterns/ }))
  await user.click(screen.getByRole('checkbox', { name: /Main stand/ }))
  expect(screen.getByText('1 to entitle, 1 to take away')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Tour tee M (and its variants) entitled to artist The Lanterns')).toBeTruthy()
  const artist = [{ locationID: 'A1', type: 'ARTIST' }]
  const [, added, removed] = await sent(ENTITLEMENT)
  expect(added).toMatchObject({
    method: 'POST',
    body: [
      { itemID: 'TEE-M', locations: artist },
      { itemID: 'TEE-L', locations: artist },
    ],
  })
  expect(removed).toMatchObject({ method: 'DELETE', query: { id: '7,8' } })
})

test('a refused entitlement says so in the words of section 8 and keeps what was ticked', async () => {
  const refused = () => new Refusal(400, { code: 'ER_000', message: 'There is no location' })
  const { user, router } = await openEntitlements(['DELETE'], { [`POST ${ENTITLEMENT}`]: refused })
  await user.click(await screen.findByRole('checkbox', { name: 'Artists' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Items cannot be entitled. There is no location')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /The Lanterns/ }).checked).toBe(true)
  void router.navigate('/other')
  expect(await screen.findByText('You have unsaved changes, are you sure to leave the page?')).toBeTruthy()
})

test('who may write and not delete entitles more, and keeps what is entitled', async () => {
  const { user } = await openEntitlements(['WRITE'])
  await user.click(await screen.findByRole('checkbox', { name: /Main stand/ }))
  expect(screen.getByText('No changes')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /River warehouse/ }))
  expect(screen.getByText('1 to entitle')).toBeTruthy()
})

test('who may only read sees no way to save', async () => {
  await openEntitlements(['READ'])
  expect(await screen.findByText(/This needs WRITE access to Entitlement/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

const hint = { item: { itemID: 'TEE-M' }, hint: 'Bin 1', location: { id: 'W1', type: 'WAREHOUSE' } }

function openHints(levels: string[], more = {}) {
  const answers = {
    'GET /items': () => ({ data: [{ ...variant, hints: [hint] }], nextCursor: null }),
    [`PUT ${HINTS}`]: done,
    [`POST ${HINTS}`]: done,
    [`DELETE ${HINTS}`]: done,
    ...more,
  }
  const access = { CATALOG_PRODUCT: ['READ'], CATALOG_LOCATION_HINT: levels }
  return openTab(<HintsTab item={variant} />, access, answers)
}

test('a hint is written anew, and a blank one is not sent', async () => {
  const { user, sent } = await openHints(['WRITE'])
  const text = await screen.findByRole('textbox', { name: /Location hint/ })
  await user.clear(text)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Location Hints cannot be blank')).length).toBeGreaterThan(0)
  await user.type(text, 'Shelf 9')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The location hints have been saved')).toBeTruthy()
  expect(await sent(HINTS)).toMatchObject([{ method: 'PUT', body: [{ ...hint, hint: 'Shelf 9' }] }])
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})

test('a hint is taken away by those who may delete', async () => {
  const { user, sent } = await openHints(['DELETE'])
  await user.click(await screen.findByRole('button', { name: 'Remove the hint at River warehouse' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(async () => {
    expect(await sent(HINTS)).toMatchObject([{ method: 'DELETE', query: { itemID: 'TEE-M', locationID: 'W1' } }])
  })
})

test('a refused change names the sentence of section 8 and the first field message', async () => {
  const errors = [{ field: '0.hint', message: 'Too long' }]
  const refused = () => new Refusal(400, { code: 'ER_000', message: 'Too long', errors })
  const { user } = await openHints(['WRITE'], { [`PUT ${HINTS}`]: refused })
  await user.type(await screen.findByRole('textbox', { name: /Location hint/ }), ' more')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Location Lookup cannot be modify. Too long')).toBeTruthy()
})
