import { fc } from '@fast-check/vitest'
import { describe, expect, test, vi } from 'vitest'
import { wakeWorkers } from '#jobs/wake.ts'
import { type Reply, requestID, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { listenAt, soon } from './listener.ts'
import { readPdf } from './pdf-reader.ts'

const catalog = catalogOfTwo()
/** Cost is hidden from `buyer` (role 100); store managers (role 7) see it; `client` (role 5) reads only. */
const admin = 'role2'
const manager = 'role7'
const buyer = 'role100'

const as = (user: string, company?: string): ReturnType<typeof catalog.as> => catalog.as(user, company)
const item = async (itemID: string) => (await as(admin)('GET', `/items?itemID=${itemID}`)).body.data[0]
const line = (itemID: string, price: unknown, field = 'sellingPrice') => ({ itemID, field, price })

async function items(...ids: string[]) {
  for (const id of ids) await as(admin)('POST', '/items', newItem(id, { costPrice: 10, sellingPrice: 20 }))
}

async function created(user: string, draft: object) {
  const { body, ...answer } = await as(user)('POST', '/pricechanges', draft)
  if (!body) throw new Error(`${answer.message} ${JSON.stringify(answer.errors)}`)
  return body
}

const find = async (number: string, user = admin) => (await as(user)('GET', `/pricechanges/${number}`)).body
const save = (user: string, number: string, body: object) => as(user)('PUT', `/pricechanges/${number}`, body)

const FIRST = Date.parse('0000-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')
/** Not a time that `Date` and the contract can hold. */
const isOutOfRange = (time: number) => Number.isNaN(time) || time > LAST || time < FIRST

/** Runs an action on the current document. */
async function act(user: string, number: string, action: string, more: object = {}): Promise<Reply> {
  const { version } = await find(number)
  return as(user)('POST', `/pricechanges/${number}/actions`, { action, version, ...more })
}

const settled = (number: string, state: string) =>
  vi.waitFor(async () => expect(await find(number)).toMatchObject({ state }), { timeout: 60_000, interval: 20 })

const log = async (number: string) =>
  (await as(admin)('GET', `/pricechanges/${number}/events`)).body.map(
    ({ action, to, by, remark, isAutomatic }: Record<string, string>) =>
      [isAutomatic ? 'job' : by, action, to, ...(remark ? [remark] : [])].join(' '),
  )

/** The queue uses the database's clock, which tests cannot move: this makes waiting jobs due now. */
async function waitingIsDue() {
  await catalog.database.pool.query(`update pgboss.job set start_after = now() where name = 'pricechanges.apply'`)
  wakeWorkers('pricechanges.apply')
}

async function file(user: string, path: string) {
  const token = await tokenOf(catalog.app, 'one', user)
  const { statusCode, headers, rawPayload } = await catalog.app.app.inject({ url: `/api${path}`, headers: { token } })
  return { status: statusCode, name: headers['content-disposition'], type: headers['content-type'], bytes: rawPayload }
}

describe('life cycle', () => {
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
    await vi.waitFor(() => expect(announced()).toHaveLength(2), soon)
    const [submitted, applied] = announced()
    expect(submitted).toEqual({ entity: 'priceChange', ids: [number], requestID: id })
    expect(applied).toMatchObject({ ids: [number], requestID: expect.not.stringContaining(id) })
    const { rows } = await catalog.database.pool.query(`select 1 from audit_entry where request_id = $1`, [id])
    expect(rows).toHaveLength(3)
  })

  test('a draft may have a price that changes nothing, but cannot be submitted with it', async () => {
    await items('A4', 'A5')
    const { number, actions } = await created(buyer, { lines: [line('A4', 21), line('A5', 20)] })
    const message = 'The new price is the current price: A5. Change it, or remove the line.'
    expect(actions[0]).toMatchObject({ name: 'submit', disabledReason: message })
    expect(await act(buyer, number, 'submit')).toMatchObject({
      status: 409,
      message,
      errors: [{ field: 'lines.1.price', message: 'The new price is the current price.' }],
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
    await vi.waitFor(async () => expect((await find(number)).version).toBe(version + 1), { timeout: 60_000 })
    expect(await find(number)).toMatchObject({ state: 'APPROVED' })
    expect(await item('B1')).toMatchObject({ sellingPrice: 20 })

    catalog.app.clock.pass(601)
    await waitingIsDue()
    await settled(number, 'APPLIED')
    expect(await item('B1')).toMatchObject({ sellingPrice: 30 })
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

  test('is not undone over later changes', async () => {
    await items('E1', 'E2')
    const { number } = await created(admin, { lines: [line('E1', 21), line('E2', 21)] })
    await act(admin, number, 'submit')
    await settled(number, 'APPLIED')
    await as(admin)('PUT', '/items', { itemID: 'E2', version: 2, name: 'Theirs' })
    const message = 'E2 has changed since. Make another price change instead.'
    expect((await find(number)).actions).toMatchObject([{ name: 'undo', disabledReason: message }])
    expect(await act(admin, number, 'undo')).toMatchObject({ status: 409, message })
    expect(await item('E1')).toMatchObject({ sellingPrice: 21 })
  })
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
    const leave = (at: Date | null) =>
      catalog.database.pool.query(
        `update app_user set disabled_at = $1 where company_code = 'one' and user_name = $2`,
        [at, manager],
      )
    await leave(new Date(catalog.app.clock.time))
    await due()
    await settled(number, 'FAILED')
    expect((await log(number)).at(-1)).toBe(
      `job fail FAILED Nobody who submitted or approved this price change still has an active account: ${manager}.`,
    )
    expect(await item('P7')).toMatchObject({ sellingPrice: 20 })
    expect(await act(admin, number, 'retry')).toMatchObject({ status: 200 })
    await settled(number, 'APPLIED')
    await leave(null)
    expect(await item('P7')).toMatchObject({ sellingPrice: 22 })
  })
})

describe('saving', () => {
  test('reports invalid input by its row, and saves nothing', async () => {
    await items('F1')
    const lines = [line('F1', 21), line('F1', 'ten'), line('', 5), line('NONE', 5, 'msrp'), line('F1', 5, 'upc')]
    const { status, message, errors } = await as(admin)('POST', '/pricechanges', { lines })
    expect([status, message]).toEqual([400, 'Correct the 5 marked fields and save again.'])
    expect(errors?.map(({ field, message: text }) => `${field}: ${text}`)).toEqual([
      'lines.1.price: New price is not an amount (ten).',
      'lines.1.itemID: The selling price of F1 changes twice.',
      'lines.2.itemID: Item ID is required.',
      'lines.4.field: Price is not one of Cost price, Selling price, MSRP (upc).',
      'lines.3.itemID: There is no item NONE.',
    ])
  })

  test('reads item IDs with outer spaces as the item they name, and refuses everything else', async () => {
    await items('Q1')
    const { number, lines } = await created(admin, { lines: [line(' Q1 ', 21), line('Q1\t', 30, 'msrp')] })
    expect(lines).toMatchObject([{ itemID: 'Q1', was: 20 }, { itemID: 'Q1' }])
    const spaces = fc.constantFrom('', ' ', '  ', '\t', '\n', '\u00a0', '\u2003', '\ufeff')
    const typed = fc.tuple(spaces, fc.constantFrom('Q1', 'q1', 'Q 1', 'NONE', '', '\u0000', '\u200b'), spaces)
    const rows = fc.array(
      fc.record({
        itemID: typed.map((parts) => parts.join('')),
        field: fc.constantFrom('sellingPrice', 'msrp'),
        price: fc.constantFrom(1, '2', ' 3 ', null),
      }),
      { maxLength: 3 },
    )
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const { version } = await find(number)
        const { status, body } = await save(admin, number, { version, lines: given })
        expect([200, 400]).toContain(status)
        if (status === 200) for (const { itemID } of body.lines) expect(itemID).toBe('Q1')
      }),
      { numRuns: 40 },
    )
  })

  test('stores every accepted time in UTC: it is printed, sorted by the instant and submitted', async () => {
    await items('Q2')
    const times = fc.oneof(
      fc.constantFrom(
        '2026-12-22T23:59:60Z',
        '2026-12-31T23:59:60+00:00',
        '9999-12-31T23:59:59-01:00',
        '0000-01-01T00:00:00+01:00',
        '2030-01-01T00:00:00.123456789Z',
        '2030-01-01t00:00:00z',
        '2030-01-01 00:00:00Z',
        '2030-01-01T02:00:00+02:00',
      ),
      fc
        .tuple(
          fc.date({ min: new Date('2028-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
          fc.integer({ min: -14, max: 14 }),
        )
        .map(([date, hours]) => {
          const sign = hours < 0 ? '-' : '+'
          const offset = `${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`
          return new Date(date.getTime() + hours * 3_600_000).toISOString().replace('Z', offset)
        }),
    )
    const accepted: number[] = []
    await fc.assert(
      fc.asyncProperty(times, async (effectiveAt) => {
        const { status, body } = await as(admin)('POST', '/pricechanges', {
          reason: 'Instants',
          effectiveAt,
          lines: [line('Q2', 21)],
        })
        if (status === 400) {
          expect(Date.parse(effectiveAt)).toSatisfy(isOutOfRange)
          return
        }
        const { number } = body
        expect(body.effectiveAt).toBe(new Date(effectiveAt).toISOString())
        accepted.push(Date.parse(effectiveAt))
        expect((await file(admin, `/pricechanges/${number}/pdf`)).status).toBe(200)
        const { status: submitted } = await act(admin, number, 'submit')
        expect(submitted).toBe(Date.parse(effectiveAt) > catalog.app.clock.time ? 200 : 409)
        await act(admin, number, 'cancel')
      }),
      { numRuns: 25 },
    )
    const { body } = await as(admin)('GET', '/pricechanges?search=instants&sort=effectiveAt&limit=100')
    const listed = body.data.map(({ effectiveAt }: { effectiveAt: string }) => Date.parse(effectiveAt))
    expect(listed).toEqual(accepted.toSorted((one, other) => one - other))
  })

  test('answers at most 100 errors, however many there are', async () => {
    for (const count of [4_999, 10_000]) {
      const lines = Array.from({ length: count }, () => line('x'.repeat(100), 'y'.repeat(50), 'z'.repeat(50)))
      const token = await tokenOf(catalog.app, 'one', admin)
      const headers = { token, 'x-client-request-id': requestID() }
      const { statusCode, body } = await catalog.app.app.inject({
        method: 'POST',
        url: '/api/pricechanges',
        headers,
        payload: { lines },
      })
      expect(statusCode).toBe(400)
      expect(JSON.parse(body).errors.length).toBeLessThanOrEqual(100)
      expect(body.length).toBeLessThan(100_000)
    }
  })

  test('limits the drafts of a user, and takes no number for a refused one', async () => {
    const author = 'role103'
    await catalog.database.pool.query(
      `insert into document (company_code, kind, number, sequence, state, header, authors, line_count,
         created_at, created_by, updated_at, updated_by)
       select 'one', 'price-change', 'PC-' || 900000 + n, 900000 + n, 'DRAFT', '{}', array[$1], 0, now(), $1, now(), $1
       from generate_series(1, 99) n`,
      [author],
    )
    const { number } = await created(author, {})
    expect(await as(author)('POST', '/pricechanges', {})).toMatchObject({
      status: 409,
      message: 'You have 100 drafts of price changes. Submit or cancel some of them first.',
    })
    await act(author, number, 'cancel')
    const next = await created(author, {})
    expect(Number(next.number.slice(3))).toBe(Number(number.slice(3)) + 1)
  })

  test('audits the lines that changed, by item and price, wherever they are', async () => {
    await items('R1', 'R2', 'R3')
    const { number } = await created(admin, { lines: [line('R1', 21), line('R2', 21), line('R3', 21)] })
    await save(admin, number, { version: 1, lines: [line('R3', 21), line('R1', 22), line('R1', 9, 'msrp')] })
    const { rows } = await catalog.database.pool.query(
      `select changes from audit_entry where entity = 'priceChange' and entity_id = $1 and action = 'save'`,
      [number],
    )
    expect(rows).toEqual([
      {
        changes: [
          { field: 'lines.R1.sellingPrice', from: { was: 20, price: 21 }, to: { was: 20, price: 22 } },
          { field: 'lines.R2.sellingPrice', from: { was: 20, price: 21 }, to: null },
          { field: 'lines.R1.msrp', from: null, to: { was: null, price: 9 } },
        ],
      },
    ])
  })

  test.for(['reason', 'remark'])('refuses half of a surrogate pair in a %s', async (field) => {
    const { number, version } = await created(admin, {})
    const text = 'half \ud83d pair'
    const answer =
      field === 'reason'
        ? await save(admin, number, { version, lines: [], reason: text })
        : await act(admin, number, 'cancel', { remark: text })
    expect(answer).toMatchObject({ status: 400, errors: [{ field }] })
    expect(await find(number)).toMatchObject({ version, state: 'DRAFT', reason: null })
  })

  test('saves a draft without lines, but does not submit it', async () => {
    const { number, actions } = await created(admin, { reason: 'Later' })
    expect(actions[0]).toMatchObject({ name: 'submit', disabledReason: 'Add at least one line first.' })
    expect(await act(admin, number, 'submit')).toMatchObject({ status: 409, message: 'Add at least one line first.' })
    expect(await act(admin, number, 'fly')).toMatchObject({ status: 400, errors: [{ field: 'action' }] })
    expect(await act(admin, number, 'apply')).toMatchObject({ status: 403 })
  })

  test('shows the second of two editors what the first saved', async () => {
    await items('G1')
    const { number } = await created(admin, { reason: 'One', lines: [line('G1', 21)] })
    await save(manager, number, { version: 1, reason: 'Theirs', lines: [line('G1', 22)] })
    const late = await save(admin, number, { version: 1, reason: 'Mine', lines: [] })
    expect(late).toMatchObject({
      status: 409,
      body: { updatedBy: manager, current: { version: 2, reason: 'Theirs', lines: [{ itemID: 'G1', price: 22 }] } },
    })
    expect(await as(admin)('POST', `/pricechanges/${number}/actions`, { action: 'submit', version: 1 })).toMatchObject({
      status: 409,
      body: { current: { version: 2, state: 'DRAFT' } },
    })
  })

  test('accepts one of two concurrent approvals', async () => {
    await items('H1')
    const { number } = await created(buyer, { lines: [line('H1', 40)] })
    await act(buyer, number, 'submit')
    const { version } = await find(number)
    const approve = (user: string) =>
      as(user)('POST', `/pricechanges/${number}/actions`, { action: 'approve', version })
    const answers = await Promise.all([approve(admin), approve(manager)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await settled(number, 'APPLIED')
    expect((await log(number)).filter((entry: string) => entry.includes('approve'))).toHaveLength(1)
    expect(await item('H1')).toMatchObject({ sellingPrice: 40, version: 2 })
  })

  test('gives 20 concurrent documents 20 numbers without a gap, whatever else fails', async () => {
    const before = (await created(admin, {})).number
    const drafts = Array.from({ length: 20 }, (_, n) => (n % 5 === 4 ? { lines: [line('NONE', 1)] } : {}))
    const answers = await Promise.all(drafts.map((draft) => as(admin)('POST', '/pricechanges', draft)))
    const numbers = answers.flatMap(({ body }) => body?.number ?? []).toSorted()
    const first = Number(before.slice(3)) + 1
    expect(numbers).toEqual(Array.from({ length: 16 }, (_, n) => `PC-${String(first + n).padStart(6, '0')}`))
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
})

describe('the list', () => {
  test('is searched by number and reason, filtered by state, sorted by the effective time', async () => {
    const soon = await created(manager, { reason: 'Zebra one', effectiveAt: '2030-01-01T00:00:00.000Z' })
    const late = await created(manager, { reason: 'zebra TWO', effectiveAt: '2031-01-01T00:00:00.000Z' })
    await act(manager, late.number, 'cancel')
    const list = async (query: string) =>
      (await as(admin)('GET', `/pricechanges?search=zebra${query}`)).body.data.map(
        ({ number }: { number: string }) => number,
      )
    expect(await list('')).toEqual([late.number, soon.number])
    expect(await list('&sort=effectiveAt')).toEqual([soon.number, late.number])
    expect(await list('&state=CANCELED')).toEqual([late.number])
    const { body } = await as(admin)('GET', `/pricechanges?search=${soon.number}`)
    expect(body.data).toMatchObject([
      { number: soon.number, state: 'DRAFT', reason: 'Zebra one', lines: 0, createdBy: manager },
    ])
    expect(await as(admin)('GET', '/pricechanges?sort=constructor')).toMatchObject({ status: 400 })
    expect((await as(admin)('GET', `/pricechanges/${soon.number.replace('PC-0', 'pc-')}`)).body.number).toBe(
      soon.number,
    )
  })
})

describe('permissions', () => {
  test('is hidden from other companies, and from users without access', async () => {
    const { number } = await created(admin, { reason: 'Ours' })
    expect(await as(admin, 'two')('GET', `/pricechanges/${number}`)).toMatchObject({ status: 404 })
    expect(await as(admin, 'two')('PUT', `/pricechanges/${number}`, { version: 1, lines: [] })).toMatchObject({
      status: 404,
    })
    expect((await as(admin, 'two')('GET', '/pricechanges')).body.data).toEqual([])
    expect((await as(admin, 'two')('POST', '/pricechanges', {})).body.number).toBe('PC-000001')
    expect(await as('role16')('GET', `/pricechanges/${number}`)).toMatchObject({ status: 403 })
    expect(await as('role5')('POST', '/pricechanges', {})).toMatchObject({ status: 403 })
    expect((await find(number, 'role5')).readOnlyReason).toMatch(/WRITE/)
  })

  test('omits lines with a hidden price, and keeps them in a save by somebody who cannot see them', async () => {
    await items('I1', 'I2')
    const { number } = await created(admin, { lines: [line('I1', 12, 'costPrice'), line('I2', 21)] })
    const seen = await find(number, buyer)
    expect(seen).toMatchObject({ hiddenLines: 1, lines: [{ itemID: 'I2' }] })
    expect(seen.totals[0]).toMatchObject({ name: 'lines', value: 1 })
    expect(JSON.stringify(seen)).not.toContain('costPrice')
    expect((await file(buyer, `/pricechanges/${number}/csv`)).bytes.toString()).not.toContain('I1')
    expect((await readPdf((await file(buyer, `/pricechanges/${number}/pdf`)).bytes))[0]!.text).not.toContain('I1')
    await save(buyer, number, { version: 1, lines: [line('I2', 22)] })
    expect((await find(number)).lines).toMatchObject([
      { itemID: 'I1', price: 12 },
      { itemID: 'I2', price: 22 },
    ])
    const late = await save(buyer, number, { version: 1, lines: [] })
    expect(JSON.stringify(late)).not.toContain('costPrice')
    expect(await act(buyer, number, 'submit')).toMatchObject({ status: 403 })
    expect(await save(buyer, number, { version: 2, lines: [line('I1', 1, 'costPrice')] })).toMatchObject({
      status: 400,
      errors: [{ field: 'lines.0.field', code: 'denied' }],
    })
  })
})

describe('lines that the user cannot see', () => {
  const message = expect.stringMatching(/lines that you can't see.*CATALOG_PRODUCT_COST/)
  const actions = async (user: string, number: string) =>
    (await find(number, user)).actions.map(({ disabledReason }: { disabledReason?: string }) => disabledReason)

  test('can be neither approved, sent back, taken back nor canceled by them', async () => {
    await items('L1', 'L2')
    const { number } = await created(admin, { lines: [line('L1', 0.01, 'costPrice'), line('L2', 21)] })
    await act(admin, number, 'submit')
    expect(await find(number)).toMatchObject({ state: 'SUBMITTED' })
    expect(await actions(buyer, number)).toEqual([message, message, message, message])
    for (const action of ['approve', 'sendBack', 'reopen', 'cancel']) {
      expect(await act(buyer, number, action, { remark: 'Because' })).toMatchObject({ status: 403, message })
    }
    expect(await find(number)).toMatchObject({ state: 'SUBMITTED' })
    expect(await act(manager, number, 'approve')).toMatchObject({ status: 200 })
    await settled(number, 'APPLIED')

    // What prevents the undo names the item: nobody who cannot see the line reads that.
    await as(admin)('PUT', '/items', { itemID: 'L1', version: 2, name: 'Theirs' })
    expect(await actions(admin, number)).toEqual(['L1 has changed since. Make another price change instead.'])
    expect(await actions(buyer, number)).toEqual([message])
    expect(await act(buyer, number, 'undo')).toMatchObject({ status: 403, message })
  })

  test('keep their positions in a save by somebody who cannot see them', async () => {
    await items('M1', 'M2', 'M3', 'M4')
    const cost = (itemID: string) => line(itemID, 12, 'costPrice')
    const { number } = await created(admin, { lines: [cost('M1'), line('M2', 21), cost('M2'), line('M3', 21)] })
    const order = async () => (await find(number)).lines.map((one: ReturnType<typeof line>) => one.itemID + one.field)
    await save(buyer, number, { version: 1, lines: [line('M2', 22), line('M3', 22), line('M4', 22)] })
    expect(await order()).toEqual(['M1costPrice', 'M2sellingPrice', 'M2costPrice', 'M3sellingPrice', 'M4sellingPrice'])
    await save(buyer, number, { version: 2, lines: [line('M4', 22)] })
    expect(await order()).toEqual(['M1costPrice', 'M4sellingPrice', 'M2costPrice'])
  })

  test('are all hidden from somebody without access to products, who gets 403 everywhere', async () => {
    await items('N1')
    const outsider = 'role102'
    const { number } = await created(admin, { lines: [line('N1', 500, 'msrp')] })
    await act(admin, number, 'submit')
    for (const path of ['', `/${number}`, `/${number}/events`, `/${number}/csv`, `/${number}/pdf`]) {
      expect(await as(outsider)('GET', `/pricechanges${path}`), path).toMatchObject({ status: 403 })
    }
    const lines = [line('N1', 1, 'msrp')]
    expect(await as(outsider)('POST', '/pricechanges', { lines })).toMatchObject({ status: 403 })
    expect(await save(outsider, number, { version: 2, lines })).toMatchObject({ status: 403 })
    for (const action of ['submit', 'approve', 'sendBack', 'reopen', 'retry', 'undo', 'cancel']) {
      expect(await act(outsider, number, action, { remark: 'Because' }), action).toMatchObject({ status: 403 })
    }
    expect(await find(number)).toMatchObject({ state: 'SUBMITTED' })
  })
})

describe('files', () => {
  test('writes the lines to CSV, with formulas escaped', async () => {
    await as(admin)('POST', '/items', newItem('J1', { name: '=1+1', sellingPrice: 20 }))
    const { number } = await created(admin, { lines: [line('J1', 21.5)] })
    const { name, type, bytes } = await file(admin, `/pricechanges/${number}/csv`)
    expect([name, type]).toEqual([`attachment; filename="${number}.csv"`, 'text/csv; charset=utf-8'])
    expect(bytes.toString()).toBe(
      `\uFEFFItem ID,Item name,Price,Current price,New price\r\nJ1,'=1+1,Selling price,20,21.5\r\n`,
    )
  })

  test('prints everything to PDF, with the same bytes each time', async () => {
    await items('K1')
    const { number } = await created(manager, {
      reason: 'Stadium prices',
      effectiveAt: '2030-07-01T04:30:00.000Z',
      lines: [line('K1', 30)],
    })
    await act(manager, number, 'submit')
    await act(admin, number, 'approve')
    const { name, type, bytes } = await file(admin, `/pricechanges/${number}/pdf`)
    expect([name, type]).toEqual([`attachment; filename="${number}.pdf"`, 'application/pdf'])
    catalog.app.clock.pass(60)
    expect((await file(admin, `/pricechanges/${number}/pdf`)).bytes.equals(bytes)).toBe(true)
    const { text } = (await readPdf(bytes))[0]!
    for (const part of [
      number,
      'Approved',
      'Stadium prices',
      'Jul 1, 2030',
      'K1',
      'Item K1',
      '$20.00',
      '$30.00',
      '50 %',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toContain(admin)
  })
})
