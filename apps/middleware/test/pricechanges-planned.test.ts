import { describe, expect, test, vi } from 'vitest'
import { newItem } from './catalog.ts'
import { admin, buyer, line, manager, priceChangesOfTwo } from './price-changes.ts'

const { act, as, catalog, created, find, inMinutes, isDue, item, items, save, settled, waitingIsDue } =
  priceChangesOfTwo()

/** A price change that a buyer submits, and a manager approves. */
async function approved(draft: object) {
  const { number } = await created(buyer, draft)
  expect(await act(buyer, number, 'submit')).toMatchObject({ body: { state: 'SUBMITTED' } })
  expect(await act(manager, number, 'approve')).toMatchObject({ body: { state: 'APPROVED' } })
  return number
}

describe('a promotion and its end', () => {
  test('are prepared together, list each other, and are applied in order even if both are late', async () => {
    await items('P1')
    const from = await created(buyer, { effectiveAt: inMinutes(10), lines: [line('P1', 15)] })
    // The end is saved first without a time: it would change nothing now.
    const until = await created(buyer, { lines: [line('P1', 20)] })
    expect(until.actions[0].disabledReason).toMatch(/same as before/)
    await act(buyer, from.number, 'submit')
    const { body: end } = await save(buyer, until.number, {
      version: 1,
      effectiveAt: inMinutes(20),
      lines: [line('P1', 20)],
    })
    expect(end).toMatchObject({
      lines: [{ was: 15 }],
      related: [{ number: from.number, state: 'Submitted', effectiveAt: from.effectiveAt, createdBy: buyer }],
    })
    expect(await act(buyer, until.number, 'submit')).toMatchObject({ status: 200, body: { state: 'SUBMITTED' } })
    for (const number of [until.number, from.number]) {
      expect(await act(manager, number, 'approve')).toMatchObject({ status: 200 })
    }
    expect((await find(from.number)).related).toMatchObject([{ number: until.number, state: 'Approved' }])

    // The job of the end runs first, and waits for the other one.
    catalog.app.clock.pass(21 * 60)
    const { version } = await find(until.number)
    await isDue(until.number)
    await vi.waitFor(async () => expect(await find(until.number)).toMatchObject({ version: version + 1 }))
    expect(await find(until.number)).toMatchObject({ state: 'APPROVED' })
    await waitingIsDue()
    await settled(from.number, 'APPLIED')
    await waitingIsDue()
    await settled(until.number, 'APPLIED')
    expect(await item('P1')).toMatchObject({ sellingPrice: 20, version: 3 })
  })
})

describe('a clash', () => {
  test('of the same time is refused at its lines, even if both are submitted at the same moment', async () => {
    await items('C1', 'C2')
    const effectiveAt = inMinutes(10)
    const numbers: string[] = []
    for (const price of [21, 22]) {
      const lines = [line('C2', price), line('C1', price)]
      numbers.push((await created(buyer, { effectiveAt, lines: price === 21 ? lines : lines.toReversed() })).number)
    }
    const answers = await Promise.all(numbers.map((number) => act(buyer, number, 'submit')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [other] = numbers.filter((_, index) => answers[index]!.status === 200)
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      message: expect.stringContaining(`${other} changes the same prices at the same time: C`),
      errors: [
        { field: 'lines.0.price', message: `${other} changes this price at the same time.` },
        { field: 'lines.1.price' },
      ],
    })
  })

  test('with an approved one that follows is told', async () => {
    await items('C3')
    const later = await approved({ effectiveAt: inMinutes(20), lines: [line('C3', 30)] })
    const { number } = await created(buyer, { lines: [line('C3', 21)] })
    expect(await act(buyer, number, 'submit')).toMatchObject({
      status: 409,
      message: `After this, ${later} would change prices by more than 20%: C3. Edit ${later} again, and submit it after this.`,
    })
    await act(manager, later, 'reopen')
    await act(buyer, number, 'submit')
    await settled(number, 'APPLIED')
    expect(await act(manager, later, 'submit')).toMatchObject({ body: { state: 'SUBMITTED', lines: [{ was: 21 }] } })
    expect(await act(admin, later, 'approve')).toMatchObject({ status: 200 })

    const between = await created(buyer, { effectiveAt: inMinutes(10), lines: [line('C3', 24)] })
    expect(between.actions[0].disabledReason).toContain(`After this, ${later}`)
  })

  test('other companies plan prices of their own', async () => {
    await items('C4')
    await approved({ effectiveAt: inMinutes(10), lines: [line('C4', 30)] })
    const elsewhere = as(admin, 'two')
    await elsewhere('POST', '/items', newItem('C4', { costPrice: 10, sellingPrice: 20 }))
    const { body } = await elsewhere('POST', '/pricechanges', { effectiveAt: inMinutes(15), lines: [line('C4', 21)] })
    expect(body).toMatchObject({ lines: [{ was: 20 }], related: [] })
  })
})

test('who does not see a price does not see what is planned for it', async () => {
  await items('H1')
  const { number } = await created(admin, { effectiveAt: inMinutes(10), lines: [line('H1', 11, 'costPrice')] })
  await act(admin, number, 'submit')
  const lines = [line('H1', 21), line('H1', 12, 'costPrice')]
  const mine = await created(admin, { effectiveAt: inMinutes(20), lines })
  expect(mine.related).toMatchObject([{ number }])
  expect(mine.lines).toMatchObject([{ was: 20 }, { was: 11 }])
  expect((await find(mine.number, buyer)).related).toEqual([])
})
