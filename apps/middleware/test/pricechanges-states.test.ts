import { expect, test, vi } from 'vitest'
import { requestID, tokenOf } from './app.ts'
import { listenAt } from './listener.ts'
import { admin, buyer, line, manager, priceChangesOfTwo } from './price-changes.ts'

const { act, as, catalog, created, item, items, log, save, settled, waitingIsDue } = priceChangesOfTwo()

test('below the limit: submitted by its author, applied by the job, shown in the history, undone', async () => {
  await items('A1', 'A2')
  const draft = await created(buyer, { reason: 'Summer', lines: [line('A1', 22)] })
  expect(draft).toMatchObject({
    state: 'DRAFT',
    version: 1,
    reason: 'Summer',
    effectiveAt: null,
    createdBy: buyer,
    lines: [{ itemID: 'A1', itemName: 'Item A1', field: 'sellingPrice', price: 22, was: 20 }],
    actions: [
      { name: 'submit', label: 'Submit', isPrimary: true, needsRemark: false },
      { name: 'cancel', label: 'Cancel', isPrimary: false },
    ],
  })
  expect(draft.readOnlyReason).toBeUndefined()
  const { body: saved } = await save(buyer, draft.number, {
    version: 1,
    reason: 'Summer prices',
    lines: [line('A1', '$23.50'), line('A2', 24), line('A2', 30, 'msrp')],
  })
  expect(saved).toMatchObject({ version: 2, lines: [{ price: 23.5 }, { price: 24 }, { price: 30, was: null }] })
  await save(buyer, draft.number, { version: 2, lines: [line('A1', 23.5), line('A2', 24)] })

  const { body: submitted } = await act(buyer, draft.number, 'submit', { remark: 'As agreed' })
  expect(submitted).toMatchObject({
    state: 'APPROVED',
    reason: null,
    readOnlyReason: expect.stringMatching(/approved/),
  })
  await settled(draft.number, 'APPLIED')
  expect(await item('A1')).toMatchObject({ sellingPrice: 23.5, version: 2 })
  expect(await item('A2')).toMatchObject({ sellingPrice: 24, version: 2 })
  const history = async () => (await as(admin)('GET', '/items/A1/history')).body.data
  expect((await history())[0]).toMatchObject({
    source: 'DOCUMENT',
    documentNumber: draft.number,
    userName: buyer,
    changes: [{ field: 'sellingPrice', from: 20, to: 23.5 }],
  })

  expect((await history())[0].preparedBy).toBeUndefined()

  // Only its document can undo it.
  const { changeSetID } = (await history())[0]
  const { body: changeSet } = await as(admin)('GET', `/changesets/${changeSetID}`)
  expect(changeSet).toMatchObject({ kind: 'DOCUMENT', documentNumber: draft.number, state: 'APPLIED', total: 2 })
  expect(await as(admin)('POST', `/changesets/${changeSetID}/undo`, {})).toMatchObject({
    status: 409,
    message: `This belongs to ${draft.number}. Open it to undo it.`,
  })

  expect(await act(manager, draft.number, 'undo')).toMatchObject({
    status: 200,
    body: { state: 'UNDONE', actions: [] },
  })
  expect(await item('A1')).toMatchObject({ sellingPrice: 20, version: 3 })
  expect((await history())[0]).toMatchObject({ source: 'UNDO', documentNumber: draft.number, userName: manager })
  expect(await log(draft.number)).toEqual([
    `${buyer} create DRAFT`,
    `${buyer} save DRAFT`,
    `${buyer} save DRAFT`,
    `${buyer} submit APPROVED As agreed`,
    'job apply APPLIED',
    `${manager} undo UNDONE`,
  ])
})

test('what the job changes is announced to its author as well, not as their own write', async () => {
  await items('A3')
  const { number } = await created(buyer, { lines: [line('A3', 21)] })
  const token = await tokenOf(catalog.app, 'one', buyer)
  const heard = await listenAt(catalog.app, token)
  const id = requestID()
  const { statusCode } = await catalog.app.app.inject({
    method: 'POST',
    url: `/api/pricechanges/${number}/actions`,
    headers: { token, 'x-client-request-id': id },
    payload: { action: 'submit', version: 1 },
  })
  expect(statusCode).toBe(200)
  await settled(number, 'APPLIED')
  const announced = () => heard.hints.filter(({ entity }) => entity === 'priceChange')
  await vi.waitFor(() => expect(announced()).toHaveLength(2))
  const [submitted, applied] = announced()
  expect(submitted).toEqual({ entity: 'priceChange', ids: [number], requestID: id })
  expect(applied).toMatchObject({ ids: [number], requestID: expect.not.stringContaining(id) })
  const { rows } = await catalog.database.pool.query(`select 1 from audit_entry where request_id = $1`, [id])
  expect(rows).toHaveLength(3)
})

test('is not applied after it is edited again, and needs an effective time in the future', async () => {
  await items('C1')
  const effectiveAt = new Date(catalog.app.clock.time + 60_000).toISOString()
  const { number } = await created(admin, { effectiveAt, lines: [line('C1', 21)] })
  await act(admin, number, 'submit')
  expect(await act(admin, number, 'reopen')).toMatchObject({ body: { state: 'DRAFT' } })
  const { rows } = await catalog.database.pool.query(
    `select state from job where kind = 'pricechanges.apply' and payload ->> 'number' = $1`,
    [number],
  )
  expect(rows).toEqual([])
  catalog.app.clock.pass(61)
  expect(await act(admin, number, 'submit')).toMatchObject({
    status: 409,
    message: 'The effective time has passed. Choose a later one, or clear it to apply at once.',
  })
  expect(await act(admin, number, 'cancel', { remark: 'Not this year' })).toMatchObject({
    body: { state: 'CANCELED' },
  })
  expect(await item('C1')).toMatchObject({ sellingPrice: 20, version: 1 })
})

test('a job whose payload cannot be read fails its price change', async () => {
  await items('D0')
  const effectiveAt = new Date(catalog.app.clock.time + 60_000).toISOString()
  const { number } = await created(admin, { effectiveAt, lines: [line('D0', 21)] })
  await act(admin, number, 'submit')
  await catalog.database.pool.query(`update job set payload = '{}' where state = 'WAITING'`)
  await waitingIsDue()
  await settled(number, 'FAILED')
  expect(await act(admin, number, 'cancel')).toMatchObject({ status: 200 })
})

test('gives the reason if it cannot be applied, and is retried', async () => {
  await items('D1')
  const effectiveAt = new Date(catalog.app.clock.time + 60_000).toISOString()
  const { number } = await created(admin, { effectiveAt, lines: [line('D1', 21)] })
  await act(admin, number, 'submit')
  const refuse = `alter table change_set add constraint no_more check (kind <> 'DOCUMENT') not valid`
  await catalog.database.pool.query(refuse)
  catalog.app.clock.pass(61)
  await waitingIsDue()
  await settled(number, 'FAILED')
  await catalog.database.pool.query('alter table change_set drop constraint no_more')
  expect((await log(number)).at(-1)).toBe('job fail FAILED Something went wrong. Nothing was changed.')
  expect(await act(admin, number, 'retry')).toMatchObject({ body: { state: 'APPROVED' } })
  await settled(number, 'APPLIED')
  expect(await item('D1')).toMatchObject({ sellingPrice: 21 })
})

test('saves a draft without lines, but does not submit it', async () => {
  const { number, actions } = await created(admin, { reason: 'Later' })
  expect(actions[0]).toMatchObject({ name: 'submit', disabledReason: 'Add at least one line first.' })
  expect(await act(admin, number, 'submit')).toMatchObject({ status: 409, message: 'Add at least one line first.' })
  expect(await act(admin, number, 'fly')).toMatchObject({ status: 400, errors: [{ field: 'action' }] })
  expect(await act(admin, number, 'apply')).toMatchObject({ status: 403 })
})

test('has no second effect when the same request is repeated', async () => {
  const token = await tokenOf(catalog.app, 'one', admin)
  const headers = { token, 'x-client-request-id': requestID() }
  const send = () =>
    catalog.app.app.inject({ method: 'POST', url: '/api/pricechanges', headers, payload: { reason: 'Once' } })
  const [first, second] = [await send(), await send()]
  expect(second.json()).toEqual(first.json())
  const { body } = await as(admin)('GET', '/pricechanges?search=once')
  expect(body.data).toHaveLength(1)
})
