import { describe, expect, test, vi } from 'vitest'
import { requestID, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { grantTo } from './database.ts'
import { admin, buyer, line, manager, priceChangesOfTwo } from './price-changes.ts'

const { act, as, catalog, created, find, item, items, log, save, settled, waitingIsDue } = priceChangesOfTwo()

test('a draft may have a price that changes nothing, but cannot be submitted with it', async () => {
  await items('A4', 'A5')
  const { number, actions } = await created(buyer, { lines: [line('A4', 21), line('A5', 20)] })
  const message = 'The new price is the same as before: A5. Change it, or remove the line.'
  expect(actions[0]).toMatchObject({ name: 'submit', disabledReason: message })
  expect(await act(buyer, number, 'submit')).toMatchObject({
    status: 409,
    message,
    errors: [{ field: 'lines.1.price', message: 'The new price is the same as before.' }],
  })
  // It is a change once the item has another price.
  await as(admin)('PATCH', '/items/batches', { fields: { sellingPrice: 19 }, filter: { itemIDs: ['A5'] } })
  expect((await find(number)).actions[0].disabledReason).toBeUndefined()
  expect(await act(buyer, number, 'submit')).toMatchObject({ status: 200, body: { state: 'APPROVED' } })
})

test('above the limit: approved by somebody who has not worked on it, and applied at its time', async () => {
  await items('B1')
  const effectiveAt = new Date(catalog.app.clock.time + 600_000).toISOString()
  const { number } = await created(manager, { effectiveAt, lines: [line('B1', 30)] })
  expect(await act(manager, number, 'submit')).toMatchObject({ body: { state: 'SUBMITTED' } })
  expect(await find(number, manager)).toMatchObject({
    actions: [
      { name: 'approve', isPrimary: true, disabledReason: expect.stringMatching(/your own price change/) },
      { name: 'sendBack' },
      { name: 'reopen' },
      { name: 'cancel' },
    ],
  })
  expect(await act(manager, number, 'approve')).toMatchObject({ status: 403, code: 'ER_005' })
  expect(await act(admin, number, 'sendBack')).toMatchObject({ status: 400, errors: [{ field: 'remark' }] })
  expect(await act(admin, number, 'sendBack', { remark: 'Why?' })).toMatchObject({ body: { state: 'DRAFT' } })
  await act(manager, number, 'submit')
  expect(await act(admin, number, 'approve')).toMatchObject({ body: { state: 'APPROVED' } })

  // Too early, because the clocks of two machines differ: it is postponed once more.
  await waitingIsDue()
  const { version } = await find(number)
  await vi.waitFor(async () => expect((await find(number)).version).toBe(version + 1))
  expect(await find(number)).toMatchObject({ state: 'APPROVED' })
  expect(await item('B1')).toMatchObject({ sellingPrice: 20 })

  catalog.app.clock.pass(601)
  await waitingIsDue()
  await settled(number, 'APPLIED')
  expect(await item('B1')).toMatchObject({ sellingPrice: 30 })
})

test('what somebody sent back is listed for the user who created it, with the reason, until it is submitted again', async () => {
  await items('S1')
  const { number } = await created(buyer, { lines: [line('S1', 40)] })
  const sentBack = async (user: string) => (await as(user)('GET', '/pricechanges?sentBack=true')).body
  await act(buyer, number, 'submit')
  expect(await sentBack(buyer)).toMatchObject({ data: [], total: { count: 0 } })
  await act(manager, number, 'sendBack', { remark: 'Too expensive' })
  expect(await sentBack(buyer)).toMatchObject({
    data: [{ number, state: 'DRAFT', sentBack: { by: manager, reason: 'Too expensive' } }],
    total: { count: 1 },
  })
  expect(await sentBack(manager)).toMatchObject({ data: [] })
  const others = await as(buyer)('GET', '/pricechanges?sentBack=false')
  expect(others.body.data.map((row: { number: string }) => row.number)).not.toContain(number)

  // Changing it is no answer yet.
  const { version } = await find(number)
  await save(buyer, number, { version, lines: [line('S1', 39)] })
  expect(await sentBack(buyer)).toMatchObject({ data: [{ number }] })
  await act(buyer, number, 'submit')
  expect(await sentBack(buyer)).toMatchObject({ data: [] })
  const { body } = await as(buyer)('GET', '/pricechanges')
  expect(body.data.find((row: { number: string }) => row.number === number).sentBack).toBeUndefined()

  await act(manager, number, 'approve')
  await settled(number, 'APPLIED')
  const history = async () => (await as(admin)('GET', '/items/S1/history')).body.data[0]
  expect(await history()).toMatchObject({ source: 'DOCUMENT', userName: manager, preparedBy: buyer })
  await act(admin, number, 'undo')
  expect(await history()).toMatchObject({ source: 'UNDO', userName: admin })
  expect((await history()).preparedBy).toBeUndefined()
})

test('accepts one of two concurrent approvals', async () => {
  await items('H1')
  const { number } = await created(buyer, { lines: [line('H1', 40)] })
  await act(buyer, number, 'submit')
  const { version } = await find(number)
  const approve = (user: string) => as(user)('POST', `/pricechanges/${number}/actions`, { action: 'approve', version })
  const answers = await Promise.all([approve(admin), approve(manager)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await settled(number, 'APPLIED')
  expect((await log(number)).filter((entry: string) => entry.includes('approve'))).toHaveLength(1)
  expect(await item('H1')).toMatchObject({ sellingPrice: 40, version: 2 })
})

describe('prices that change in the meantime', () => {
  const setPrice = async (itemID: string, sellingPrice: number) => {
    const { version } = await item(itemID)
    expect(await as(admin)('PUT', '/items', { itemID, version, sellingPrice })).toMatchObject({ status: 200 })
  }
  const later = () => new Date(catalog.app.clock.time + 60_000).toISOString()
  const due = async () => {
    catalog.app.clock.pass(61)
    await waitingIsDue()
  }

  test('before submission: the limit is judged by the price of now, and the draft shows it', async () => {
    await items('P1')
    const { number } = await created(manager, { lines: [line('P1', 22)] })
    await setPrice('P1', 1)
    expect(await find(number, manager)).toMatchObject({
      lines: [{ was: 1, price: 22 }],
      totals: expect.arrayContaining([expect.objectContaining({ name: 'largest', value: 2100 })]),
    })
    const { body } = await act(manager, number, 'submit')
    expect(body).toMatchObject({ state: 'SUBMITTED', lines: [{ was: 1, price: 22 }] })
    expect(await item('P1')).toMatchObject({ sellingPrice: 1 })
    await setPrice('P1', 1.5)
    expect((await find(number)).lines).toMatchObject([{ was: 1 }])
  })

  test('before submission: it says by the price of now whether it needs approval, and so does the log', async () => {
    await items('P8', 'P9')
    const { number, actions } = await created(admin, { lines: [line('P8', 22), line('P9', 12, 'costPrice')] })
    expect(actions[0].outcome).toEqual({ note: 'No price changes by more than 20%: no approval needed.' })
    await setPrice('P8', 10)
    const outcome = { label: 'Submit for approval', note: 'Needs approval: more than 20% for P8.' }
    expect((await find(number)).actions[0]).toMatchObject({ label: 'Submit', outcome })
    expect(await act(admin, number, 'submit', { to: actions[0].to })).toMatchObject({
      status: 409,
      message: '"Submit" would make this price change submitted now. Check it and try again.',
    })
    expect(await act(admin, number, 'submit', { to: 'SUBMITTED' })).toMatchObject({ body: { state: 'SUBMITTED' } })
    const last = async (user: string) => (await as(user)('GET', `/pricechanges/${number}/events`)).body.at(-1)
    expect(await last(admin)).toMatchObject({ action: 'submit', note: outcome.note })
    // The note may name the items of hidden lines.
    expect((await find(number, buyer)).actions[0].outcome).toBeUndefined()
    expect(await last(buyer)).toMatchObject({ action: 'submit' })
    expect(await last(buyer)).not.toHaveProperty('note')
  })

  test('before approval: a price beyond the limit now is not approved', async () => {
    await items('P2', 'P3')
    const { number } = await created(manager, { lines: [line('P2', 22), line('P3', 30)] })
    await act(manager, number, 'submit')
    await setPrice('P2', 21)
    expect((await find(number)).actions[0]).toMatchObject({ name: 'approve' })
    expect((await find(number)).actions[0].disabledReason).toBeUndefined()
    await setPrice('P2', 2)
    const message = /^Prices have changed since this was submitted.*: P2\. Edit it again/
    expect((await find(number)).actions[0].disabledReason).toMatch(message)
    expect(await act(admin, number, 'approve')).toMatchObject({ status: 409, message: expect.stringMatching(message) })
    expect(await act(admin, number, 'sendBack', { remark: 'Prices have moved' })).toMatchObject({ status: 200 })
  })

  test('before it is applied: it fails and names the items, until it is submitted again', async () => {
    await items('P4', 'P5')
    const { number } = await created(admin, {
      effectiveAt: later(),
      lines: [line('P4', 22), line('P5', 11, 'costPrice')],
    })
    expect(await act(admin, number, 'submit')).toMatchObject({ body: { state: 'APPROVED' } })
    await setPrice('P4', 1)
    await due()
    await settled(number, 'FAILED')
    expect((await log(number)).at(-1)).toMatch(/job fail FAILED Prices have changed.*beyond the limit now: P4\./)
    expect(await item('P4')).toMatchObject({ sellingPrice: 1 })
    expect(await item('P5')).toMatchObject({ costPrice: 10 })
    // The job's remark may name the items of hidden lines.
    const { body: seen } = await as(buyer)('GET', `/pricechanges/${number}/events`)
    expect(JSON.stringify(seen)).not.toContain('P4')

    expect(await act(admin, number, 'retry')).toMatchObject({ status: 409 })
    await act(admin, number, 'reopen')
    await save(admin, number, { version: (await find(number)).version, lines: [line('P4', 22)] })
    expect(await act(admin, number, 'submit')).toMatchObject({ body: { state: 'SUBMITTED' } })
    expect(await act(manager, number, 'approve')).toMatchObject({ body: { state: 'APPROVED' } })
    await settled(number, 'APPLIED')
    expect(await item('P4')).toMatchObject({ sellingPrice: 22 })
  })

  test('within the limit: it is applied', async () => {
    await items('P6')
    const { number } = await created(manager, { effectiveAt: later(), lines: [line('P6', 22)] })
    await act(manager, number, 'submit')
    await setPrice('P6', 21)
    await due()
    await settled(number, 'APPLIED')
    expect(await item('P6')).toMatchObject({ sellingPrice: 22 })
  })

  test('is not applied for users who have all left, until somebody decides to', async () => {
    await items('P7')
    const { number } = await created(manager, { effectiveAt: later(), lines: [line('P7', 22)] })
    await act(manager, number, 'submit')
    // Who attaches a file decides nothing.
    await catalog.database.pool.query(
      `insert into document_event (company_code, kind, number, action, from_state, to_state, at, user_name, is_automatic)
       select company_code, kind, number, 'attach', to_state, to_state, at, $2, false
       from document_event where company_code = 'one' and number = $1 order by event_id desc limit 1`,
      [number, admin],
    )
    const leave = (at: Date | null) =>
      catalog.database.pool.query(
        `update app_user set disabled_at = $1 where company_code = 'one' and user_name = $2`,
        [at, manager],
      )
    await leave(new Date(catalog.app.clock.time))
    await due()
    await settled(number, 'FAILED')
    expect((await log(number)).at(-1)).toBe(
      `job fail FAILED Nobody who submitted or approved this price change still has an active account with the permissions for it: ${manager}.`,
    )
    expect(await item('P7')).toMatchObject({ sellingPrice: 20 })
    expect(await act(admin, number, 'retry')).toMatchObject({ status: 200 })
    await settled(number, 'APPLIED')
    await leave(null)
    expect(await item('P7')).toMatchObject({ sellingPrice: 22 })
  })

  test('is not tried again with an approval from long ago', async () => {
    await items('P12')
    const { number } = await created(manager, { effectiveAt: later(), lines: [line('P12', 22)] })
    await act(manager, number, 'submit')
    await setPrice('P12', 1)
    await due()
    await settled(number, 'FAILED')
    await setPrice('P12', 20)
    // In place of the clock, which would end the sessions.
    const approvedDaysAgo = async (days: number) => {
      const at = new Date(catalog.app.clock.time - days * 86_400_000)
      const { pool } = catalog.database
      await pool.query(`update document_event set at = $1 where number = $2 and action = 'submit'`, [at, number])
      const header = JSON.stringify({ effectiveAt: at.toISOString() })
      await pool.query('update document set header = $1 where number = $2', [header, number])
    }
    await approvedDaysAgo(6.9)
    expect((await find(number)).actions[0]).toMatchObject({ name: 'retry', to: 'APPROVED' })
    await approvedDaysAgo(7.1)
    expect(await act(admin, number, 'retry')).toMatchObject({
      status: 409,
      message: 'The approval has expired: approvals last 7 days. Edit the price change and submit it again.',
    })
    await act(manager, number, 'reopen')
    await save(manager, number, { version: (await find(number)).version, lines: [line('P12', 22)] })
    expect(await act(manager, number, 'submit')).toMatchObject({ body: { state: 'APPROVED' } })
    await settled(number, 'APPLIED')
  })

  test('is applied for a user of a partner, as long as the merchant is entrusted to it', async () => {
    await addCompany(catalog.database, 'partner', [17])
    await catalog.one.db.insertInto('partner_grant').values(grantTo('partner')).execute()
    const token = await tokenOf(catalog.app, 'partner', 'role17', { partner: true })
    const asPartner = async (url: string, payload: object) => {
      const headers = { token, domain: 'one', 'x-client-request-id': requestID() }
      const answer = await catalog.app.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
      return answer.json().body
    }
    const submitted = async (itemID: string) => {
      await items(itemID)
      const draft = { effectiveAt: later(), lines: [line(itemID, 22)] }
      const { number, version } = await asPartner('/pricechanges', draft)
      await asPartner(`/pricechanges/${number}/actions`, { action: 'submit', version })
      return number
    }

    const first = await submitted('P10')
    await due()
    await settled(first, 'APPLIED')
    expect(await item('P10')).toMatchObject({ sellingPrice: 22 })

    const second = await submitted('P11')
    await catalog.one.db.updateTable('partner_grant').set({ status: 'Revoked' }).execute()
    await due()
    await settled(second, 'FAILED')
    expect((await log(second)).at(-1)).toMatch(
      /Nobody who submitted or approved .* active account with the permissions for it: partner\/role17\.$/,
    )
    expect(await item('P11')).toMatchObject({ sellingPrice: 20 })
  })
})
