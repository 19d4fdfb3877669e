import { beforeAll, expect, test, vi } from 'vitest'
import { SUGGEST_NIGHTLY } from '#areas/replenishment/nightly-job.ts'
import { writeAs } from '#calls/write.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { findJob } from '#jobs/job-record.ts'
import { requestID } from './app.ts'
import { newItem } from './catalog.ts'
import { admin, LOBBY, RIVER, stockDocuments } from './stock-documents.ts'

const { act, as, catalog, created, put } = stockDocuments('/transfers')

const AUTOMATIC = { minimumLevel: 6, maximumLevel: 10, enableAutoReplenishment: true }

/** What a night does: the job of this company, without waiting for 4 o'clock. */
async function passNight() {
  const jobID = await writeAs(
    catalog.one,
    { user: { userID: 'system', userName: 'system' }, requestID: requestID() },
    (tx) => enqueue(tx, SUGGEST_NIGHTLY, {}),
  )
  await vi.waitFor(async () => expect(await findJob(catalog.one.db, jobID)).toMatchObject({ state: 'DONE' }), {
    interval: 20,
  })
  catalog.app.clock.pass(60)
}

const nightly = async (user = admin) => (await as(user)('GET', '/replenishment/nightly')).body.data

beforeAll(async () => {
  for (const [itemID, more] of Object.entries({ SCARF: AUTOMATIC, HAT: AUTOMATIC, PIN: { minimumLevel: 6 } })) {
    await as(admin)('POST', '/items', newItem(itemID, more))
    await put(itemID, LOBBY, 1)
  }
  await put('SCARF', RIVER, 5)
})

test('a night suggests the automatic items that are below their level, at every location', async () => {
  expect(await nightly()).toEqual([])
  await passNight()
  expect(await nightly()).toEqual([
    { place: LOBBY, name: expect.any(String), items: 2, units: 18, suggestedAt: expect.any(String) },
    { place: RIVER, name: expect.any(String), items: 1, units: 5, suggestedAt: expect.any(String) },
  ])
  const { body } = await as(admin)('GET', `/replenishment?place=${LOBBY}&automatic=true`)
  expect(body.data.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['HAT', 'SCARF'])
})

test('what somebody requests is gone from the list, and back once that is canceled', async () => {
  const { number } = await created(admin, { from: RIVER, to: LOBBY, lines: [{ itemID: 'HAT', requested: 9 }] })
  expect(await nightly()).toMatchObject([{ place: LOBBY, items: 1, units: 9 }, { place: RIVER }])
  await act(admin, number, 'cancel', { remark: 'Not now' })
  expect(await nightly()).toMatchObject([{ place: LOBBY, items: 2 }, { place: RIVER }])
})

test('who works at one location sees what that one needs', async () => {
  expect(await nightly('lobby')).toMatchObject([{ place: LOBBY, items: 2 }])
})

test('the next night replaces what the last one found, also where a location is inactive now', async () => {
  await put('HAT', LOBBY, 9)
  const river = catalog.one.db.updateTable('location').where('location_id', '=', 'WH-RIVER')
  await river.set({ status: 'Inactive' }).execute()
  await passNight()
  expect(await nightly()).toMatchObject([{ place: LOBBY, items: 1 }])
  const kept = catalog.one.db.selectFrom('replenishment_suggestion').select(['location_id', 'item_id'])
  expect(await kept.execute()).toEqual([{ location_id: 'FD-LOBBY', item_id: 'SCARF' }])
})
