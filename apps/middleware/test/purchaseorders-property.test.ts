import { expect, test } from 'vitest'
import { ledgerDifferences } from '#ledger/check-ledger.ts'
import { type Random, randomOf } from './ledger-random.ts'
import { admin, ordered, purchasingOfTwo } from './purchasing.ts'

const { act, catalog, find, items, post, receipt, save, sent, stock } = purchasingOfTwo()

type Line = { lineID: string; itemID: string; ordered: number; received: number; rejected: number; open: number }
type Order = { number: string; state: string; sentAt: string | null; lines: Line[] }
type Receipt = { number: string; lines: { itemID: string; accepted: number | null; flag: string | null }[] }

const ITEMS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6']
const REJECTED = { rejected: 1, reason: 'DAMAGED' }
const REMARK = { remark: 'A step of the walk' }
const arrivedOf = ({ received, rejected }: Line) => received + rejected
const oneOf = <Of>(random: Random, from: readonly Of[]) => from[random(from.length)]!

/** What is right of an order and the stock after each step, counted without the ledger. */
async function expectRight(number: string, receipts: readonly Receipt[]) {
  const { state, sentAt, lines }: Order = await find(number)
  const isSent = ['SENT', 'PARTLY_RECEIVED', 'RECEIVED'].includes(state)
  expect(sentAt !== null).toBe(isSent)
  const total = (itemID: string, counted: (line: Receipt['lines'][number]) => boolean) =>
    receipts
      .flatMap((one) => one.lines)
      .filter((line) => line.itemID === itemID && counted(line))
      .reduce((sum, { accepted }) => sum + (accepted ?? 0), 0)
  for (const itemID of ITEMS) {
    const line = lines.find((one) => one.itemID === itemID)
    expect([itemID, line?.received ?? 0]).toEqual([itemID, total(itemID, ({ flag }) => flag === null)])
    expect([itemID, await stock(itemID, 'ON_HAND')]).toEqual([itemID, total(itemID, () => true)])
    expect([itemID, await stock(itemID, 'INBOUND')]).toEqual([itemID, isSent && line ? line.open : 0])
  }
  for (const line of lines) expect(line.open).toBe(Math.max(0, line.ordered - arrivedOf(line)))
  if (state === 'RECEIVED') expect(lines.every(({ open }) => open === 0)).toBe(true)
  if (state === 'SENT') expect(lines.every((line) => arrivedOf(line) === 0)).toBe(true)
  if (state === 'PARTLY_RECEIVED') expect(lines.some(({ open }) => open > 0)).toBe(true)
  expect(await ledgerDifferences(catalog.database.db)).toEqual([])
}

/** Receives some of what is due, and sometimes an item that was not ordered. */
async function receivePart(random: Random, { number, lines }: Order): Promise<Receipt> {
  const part = lines.flatMap(({ itemID, open }) => {
    const accepted = random(open + 1)
    const isRejected = accepted < open && random(2) === 0
    return accepted > 0 || isRejected ? [{ itemID, accepted: accepted || null, ...(isRejected && REJECTED) }] : []
  })
  const unknown = ITEMS.filter((itemID) => lines.every((line) => line.itemID !== itemID))
  const isUnknown = unknown.length > 0 && (part.length === 0 || random(3) === 0)
  const begun = await receipt(number)
  const all = isUnknown ? [...part, { itemID: oneOf(random, unknown), accepted: 1 + random(2) }] : part
  if (all.length === 0) return (await act(admin, begun.number, 'post')).body
  const { body, ...answer } = await post(admin, begun.number, all)
  expect(answer).toMatchObject({ status: 200 })
  return body
}

/** Changes quantities, adds items and removes lines of which nothing has arrived; sends the order again. */
async function revise(random: Random, { number }: Order, receipts: readonly Receipt[]) {
  expect(await act(admin, number, 'revise', REMARK)).toMatchObject({ body: { state: 'DRAFT' } })
  await expectRight(number, receipts)
  if (receipts.length > 0) {
    expect(await act(admin, oneOf(random, receipts).number, 'reverse', REMARK)).toMatchObject({ status: 409 })
  }
  const { lines }: Order = await find(number)
  const kept = lines.filter((line) => arrivedOf(line) > 0 || random(3) > 0)
  const typed = kept.map(({ lineID, itemID, ...line }) => {
    return { lineID, ...ordered(itemID, Math.max(1, arrivedOf({ lineID, itemID, ...line }) + random(4))) }
  })
  const added = ITEMS.filter((itemID) => kept.every((line) => line.itemID !== itemID)).slice(0, random(3))
  const all = [...added.map((itemID) => ordered(itemID, 1 + random(6))), ...typed]
  const arrived = lines.filter((line) => arrivedOf(line) > 0)
  if (arrived.length > 0) {
    const less = { ...oneOf(random, arrived), ordered: 0.5 }
    const { lineID, itemID } = less
    const tooLittle = all.map((line) => ('lineID' in line && line.lineID === lineID ? { ...line, ordered: 0.5 } : line))
    expect((await save(admin, number, tooLittle)).errors).toMatchObject([
      { field: expect.stringMatching(/^lines\.\d+\.ordered$/) },
    ])
    const without = all.filter((line) => line.itemID !== itemID)
    expect((await save(admin, number, without)).errors).toMatchObject([{ field: 'lines' }])
  }
  expect(await save(admin, number, all.length > 0 ? all : [ordered('P1', 1)])).toMatchObject({ status: 200 })
  await expectRight(number, receipts)
  for (const action of ['submit', 'markSent']) {
    expect(await act(admin, number, action)).toMatchObject({ status: 200 })
  }
}

/** One order through `steps` receipts, reversals and revisions, and the rest of it in the end; all is taken back at last. */
async function walk(random: Random, steps: number): Promise<Set<string>> {
  const states = new Set<string>()
  const number = await sent([ordered('P1', 4), ordered('P2', 3), ordered('P3', 2)])
  let receipts: Receipt[] = []
  const look = async (): Promise<Order> => {
    await expectRight(number, receipts)
    const order = await find(number)
    states.add(order.state)
    return order
  }
  const reverse = async (one: Receipt) => {
    expect(await act(admin, one.number, 'reverse', REMARK)).toMatchObject({ status: 200 })
    receipts = receipts.filter((other) => other !== one)
  }
  for (let step = 0; step < steps; step++) {
    const order = await look()
    const choice = random(5)
    if (order.state === 'RECEIVED' || (choice === 0 && receipts.length > 0)) await reverse(oneOf(random, receipts))
    else if (choice < 3) receipts.push(await receivePart(random, order))
    else await revise(random, order, receipts)
  }
  while ((await look()).state !== 'RECEIVED') {
    const { number: rest } = await receipt(number)
    receipts.push((await act(admin, rest, 'post')).body)
  }
  while (receipts.length > 0) {
    await reverse(oneOf(random, receipts))
    await look()
  }
  expect(await act(admin, number, 'cancel')).toMatchObject({ body: { state: 'CANCELED' } })
  for (const itemID of ITEMS) expect(await stock(itemID, 'INBOUND')).toBe(0)
  return states
}

test('whatever is received, revised and reversed, in any order, what is inbound is what is open of sent orders', async () => {
  await items(...ITEMS)
  const states = new Set<string>()
  for (const seed of [1, 2, 3]) for (const state of await walk(randomOf(seed), 8)) states.add(state)
  expect([...states].toSorted()).toEqual(['PARTLY_RECEIVED', 'RECEIVED', 'SENT'])
})
