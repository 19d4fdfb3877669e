import { expect, test, vi } from 'vitest'
import { admin, buyer, line, manager, priceChangesOfTwo, reader } from './price-changes.ts'

const { act, as, catalog, created, find, inMinutes, isDue, item, items, log, save, settled } = priceChangesOfTwo()

/** The job that will apply or end a price change. */
async function jobOf(number: string) {
  const { rows } = await catalog.database.pool.query(
    `select job.job_id, job.state, job.start_at from job
      join document on job.job_id::text = document.references_kept ->> 'jobID' where document.number = $1`,
    [number],
  )
  return rows[0]
}

async function edit(itemID: string, changes: object) {
  const { version } = await item(itemID)
  expect(await as(admin)('PUT', '/items', { itemID, version, ...changes })).toMatchObject({ status: 200 })
}

/** A price change from now until in 20 minutes, approved by somebody else, that runs. */
async function running(...lines: object[]) {
  const { number } = await created(buyer, { endsAt: inMinutes(20), lines })
  expect(await act(buyer, number, 'submit')).toMatchObject({ body: { state: 'SUBMITTED' } })
  await act(manager, number, 'approve')
  await settled(number, 'RUNNING')
  return number
}

test('from Friday until Monday: runs at its time, and gives back the prices at its end', async () => {
  await items('A1', 'A2', 'A3')
  const { number } = await created(buyer, {
    effectiveAt: inMinutes(10),
    endsAt: inMinutes(20),
    lines: ['A1', 'A2', 'A3'].map((itemID) => line(itemID, 15)),
  })
  await act(buyer, number, 'submit')
  expect(await act(manager, number, 'approve')).toMatchObject({ body: { state: 'APPROVED' } })
  // Within the limit, so that the approval stands.
  await edit('A3', { sellingPrice: 18 })
  catalog.app.clock.pass(11 * 60)
  await isDue(number)
  await settled(number, 'RUNNING')
  expect(await item('A1')).toMatchObject({ sellingPrice: 15 })
  const { endsAt, lines, actions } = await find(number)
  expect(lines).toMatchObject([{ was: 20 }, { was: 20 }, { was: 18 }])
  expect(actions.map(({ name }: { name: string }) => name)).toEqual(['end'])
  const early = await jobOf(number)
  expect(early).toMatchObject({ state: 'WAITING', start_at: new Date(endsAt) })

  // Its job comes too early: the clocks differ.
  await isDue(number)
  await vi.waitFor(async () => expect((await jobOf(number)).job_id).not.toBe(early.job_id))
  await edit('A1', { name: 'Another name' })
  await edit('A2', { sellingPrice: 16 })
  catalog.app.clock.pass(10 * 60)
  await isDue(number)
  await settled(number, 'ENDED')
  expect((await find(number)).endsAt).toBe(endsAt)
  expect(await item('A1')).toMatchObject({ sellingPrice: 20, name: 'Another name' })
  expect(await item('A2')).toMatchObject({ sellingPrice: 16 })
  expect(await item('A3')).toMatchObject({ sellingPrice: 18 })
  expect((await log(number)).slice(-2)).toEqual(['job apply RUNNING', 'job end ENDED'])
  const { body: events } = await as(admin)('GET', `/pricechanges/${number}/events`)
  expect(events.at(-1)).toMatchObject({ note: 'A2 has changed since and keeps its prices.' })
})

test('somebody ends it before, and its job does not end it again', async () => {
  await items('B1')
  const number = await running(line('B1', 15))
  const { effectiveAt, endsAt } = await find(number)
  expect(effectiveAt).toBe(inMinutes(0))
  catalog.app.clock.pass(60)
  expect(await act(reader, number, 'end')).toMatchObject({ status: 403 })
  expect(await act(buyer, number, 'end')).toMatchObject({
    status: 200,
    body: { state: 'ENDED', effectiveAt, endsAt: inMinutes(0) },
  })
  expect(endsAt > inMinutes(0)).toBe(true)
  expect(await item('B1')).toMatchObject({ sellingPrice: 20 })
  expect(await jobOf(number)).toBeUndefined()
  expect(await act(buyer, number, 'end')).toMatchObject({ status: 409 })
})

test('what cannot be ended says why, holds up no other, and can be ended by hand', async () => {
  await items('C1', 'C2')
  const number = await running(line('C1', 15), line('C2', 15))
  await catalog.database.pool.query(
    `alter table change_set add constraint no_more check (kind <> 'DOCUMENT') not valid`,
  )
  catalog.app.clock.pass(21 * 60)
  await isDue(number)
  await settled(number, 'NOT_ENDED')
  expect((await log(number)).at(-1)).toBe('job failToEnd NOT_ENDED Something went wrong. Nothing was changed.')
  await catalog.database.pool.query('alter table change_set drop constraint no_more')
  const other = await created(buyer, { lines: [line('C2', 14)] })
  expect(await act(buyer, other.number, 'submit')).toMatchObject({ body: { state: 'APPROVED' } })
  await settled(other.number, 'APPLIED')
  expect(await item('C1')).toMatchObject({ sellingPrice: 15 })
  expect(await act(buyer, number, 'end')).toMatchObject({ body: { state: 'ENDED' } })
  expect(await item('C1')).toMatchObject({ sellingPrice: 20 })
  expect(await item('C2')).toMatchObject({ sellingPrice: 14 })
})

test('the next one may begin where it ends, even if both are late, and none before', async () => {
  await items('D1')
  const number = await running(line('D1', 15))
  const during = { effectiveAt: inMinutes(10), lines: [line('D1', 21)] }
  const next = await created(buyer, during)
  expect(next).toMatchObject({ lines: [{ was: 15 }], related: [{ number, state: 'Running', endsAt: inMinutes(20) }] })
  expect(await act(buyer, next.number, 'submit')).toMatchObject({
    status: 409,
    message: expect.stringContaining(`${number} changes the same prices and has not ended by then: D1.`),
    errors: [{ field: 'lines.0.price' }],
  })
  const { version } = await find(next.number)
  expect(
    await save(buyer, next.number, { ...during, version, effectiveAt: inMinutes(20), endsAt: inMinutes(30) }),
  ).toMatchObject({ body: { lines: [{ was: 20 }] } })
  // Within the limit, compared to the price that there will be then.
  expect(await act(buyer, next.number, 'submit')).toMatchObject({ body: { state: 'APPROVED' } })

  catalog.app.clock.pass(21 * 60)
  await isDue(next.number)
  await vi.waitFor(async () => expect((await find(next.number)).version).toBeGreaterThan(version + 2))
  expect(await find(next.number)).toMatchObject({ state: 'APPROVED' })
  await isDue(number)
  await settled(number, 'ENDED')
  await isDue(next.number)
  await settled(next.number, 'RUNNING')
  expect((await find(next.number)).lines).toMatchObject([{ was: 20, price: 21 }])
})

test('an end is a time after the beginning, and is not over', async () => {
  await items('E1')
  const lines = [line('E1', 21)]
  const { errors } = await as(buyer)('POST', '/pricechanges', {
    effectiveAt: inMinutes(10),
    endsAt: inMinutes(10),
    lines,
  })
  expect(errors).toMatchObject([{ field: 'endsAt', message: 'Until must be after Effective.' }])
  const { number } = await created(buyer, { endsAt: inMinutes(1), lines })
  catalog.app.clock.pass(61)
  expect(await act(buyer, number, 'submit')).toMatchObject({
    status: 409,
    errors: [
      {
        field: 'endsAt',
        message: 'Its end has passed. Choose a later one, or clear it to keep the new prices.',
      },
    ],
  })
})
