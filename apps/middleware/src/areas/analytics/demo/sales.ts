import {
  minorUnit,
  multiplyAmount,
  subtract,
  takePercent,
  toAmount,
  toNumber,
  toPercent,
  toQuantity,
} from '@greenroom/money'
import type { DemoItem } from '#areas/items/demo/catalog.ts'
import { ARTISTS, REGISTERS } from '#areas/reference/demo/locations.ts'
import { TAXES } from '#areas/reference/demo/price-rules.ts'

/** The sales of the demo merchant: about 14 months. */
const DAYS = 425

const DAY = 86_400_000
const MINUTE = 60_000

/** Days before today without sales of discontinued items. */
const DISCONTINUED_FOR = 120

/** Days before today whose sales use today's prices and costs. */
const TODAYS_PRICES_FOR = 200

const CENT = minorUnit(2)

/** 11:00 in the demo's time zone, and the length of a trading day, which ends on the next day in UTC. */
const OPENS_AT = 16 * 60
const OPEN_FOR = 12 * 60

type Shelf = 'show' | 'house' | 'bar'

/** The days of the week, 0 for Sunday, on which each store sells: [store, days, sales per day, shelf]. */
const TRADE: readonly (readonly [store: string, days: readonly number[], sales: number, shelf: Shelf])[] = [
  ['FD-LOBBY', [0, 1, 2, 3, 4, 5, 6], 9, 'house'],
  ['FD-YARD', [4], 24, 'show'],
  ['HB-MAIN', [5, 6], 44, 'show'],
  ['HB-UPPER', [5, 6], 22, 'show'],
  ['HB-BAR', [4, 5, 6], 26, 'bar'],
]

/** The weight with which an item is picked among others. */
const SIZE_WEIGHTS: Record<string, number> = { S: 2, M: 4, L: 4, XL: 3, '2XL': 2 }
const STYLE_WEIGHTS: Record<string, number> = { TOUR: 3, LOGO: 2, LIMITED: 1 }

export type DemoSale = ReturnType<typeof lineOf>

/**
 * The sales up to `now`, the same at every start except for the days of the week. Stands sell the merchandise of the
 * evening's artist, the shop in the lobby sells everything; about one line in forty is returned some days later.
 */
export function demoSales(items: readonly DemoItem[], now: Date): DemoSale[] {
  const today = Math.floor(now.getTime() / DAY) * DAY
  const sold = items.filter(({ sellingPrice }) => Number(sellingPrice) > 0)
  const active = sold.filter(({ itemStatus }) => itemStatus === 'Active')
  const [shelves, shelvesBefore] = [shelvesOf(active), shelvesOf(sold)]
  const sales = Array.from({ length: DAYS }, (_, daysAgo) => {
    const day = { at: today - daysAgo * DAY, daysAgo, random: randomFrom(daysAgo + 1) }
    return salesOfDay(day, daysAgo < DISCONTINUED_FOR ? shelves : shelvesBefore)
  })
  return sales.flat().filter(({ occurred_at }) => occurred_at <= now)
}

interface Day {
  /** Its midnight in UTC, in epoch milliseconds. */
  at: number
  daysAgo: number
  random: () => number
}

function salesOfDay(day: Day, shelves: ReadonlyMap<string, readonly DemoItem[]>): DemoSale[] {
  const date = new Date(day.at)
  const artist = ARTISTS[Math.floor(day.at / (7 * DAY)) % ARTISTS.length]![2]
  return TRADE.filter(([, days]) => days.includes(date.getUTCDay())).flatMap(([store, , sales, shelf]) => {
    const goods = shelves.get(shelf === 'show' ? artist : shelf)!
    const registers = REGISTERS.filter(([, , at]) => at === store)
    const season = date.getUTCMonth() >= 10 ? 1.4 : 1
    const growth = 1 - day.daysAgo / (3 * DAYS)
    const count = Math.round(sales * season * growth * (0.7 + 0.6 * day.random()))
    return Array.from({ length: count }, (_, index) => {
      const register = pick(registers, day.random)[0]
      const at = day.at + Math.floor(OPENS_AT + OPEN_FOR * day.random()) * MINUTE
      const transaction = { id: `${register}-${date.toISOString().slice(0, 10)}-${index + 1}`, store, register, at }
      return linesOf(transaction, goods, day)
    }).flat()
  })
}

interface Transaction {
  id: string
  store: string
  register: string
  at: number
}

function linesOf(transaction: Transaction, goods: readonly DemoItem[], { daysAgo, random }: Day): DemoSale[] {
  const count = 1 + Number(random() < 0.3) + Number(random() < 0.1)
  return Array.from({ length: count }, () => {
    const line = {
      item: pick(goods, random),
      quantity: random() < 0.12 ? 2 : 1,
      percentOff: random() < 0.08 ? 10 : 0,
      daysAgo,
    }
    const sale = lineOf(transaction, line)
    if (random() > 0.025) return [sale]
    const back = { ...transaction, id: `${transaction.id}-R`, at: transaction.at + 3 * DAY }
    return [sale, lineOf(back, { ...line, quantity: -line.quantity })]
  }).flat()
}

interface Sold {
  item: DemoItem
  quantity: number
  percentOff: number
  daysAgo: number
}

function lineOf({ id, store, register, at }: Transaction, { item, quantity, percentOff, daysAgo }: Sold) {
  const past = toPercent(daysAgo < TODAYS_PRICES_FOR ? 100 : 95)
  const times = (amount: number | string | null | undefined) =>
    multiplyAmount(takePercent(toAmount(amount ?? 0), past, 'HALF_UP', CENT), toQuantity(quantity), 'HALF_UP')
  const gross = times(item.sellingPrice)
  const discount = takePercent(gross, toPercent(percentOff), 'HALF_UP', CENT)
  const net = subtract(gross, discount)
  const tax = toPercent(TAXES.find(([taxID]) => taxID === item.tax?.taxID)?.[2] ?? 0)
  return {
    transaction_id: id,
    item_id: item.itemID,
    location_type: 'STORE' as const,
    location_id: store,
    register_id: register,
    quantity,
    gross: toNumber(gross),
    discount: toNumber(discount),
    net: toNumber(net),
    tax: toNumber(takePercent(net, tax, 'HALF_UP', CENT)),
    cost: toNumber(times(item.costPrice)),
    occurred_at: new Date(at),
  }
}

/** The items that each shelf can sell, and each artist's by the letters of their items. Popular items appear more often. */
function shelvesOf(items: readonly DemoItem[]): ReadonlyMap<string, readonly DemoItem[]> {
  const weighted = items.flatMap((item) => Array.from({ length: weightOf(item) }, () => item))
  const isFood = ({ department }: DemoItem) => department?.departmentID === 'CONCESSIONS'
  return new Map([
    ['bar', weighted.filter(isFood)],
    ['house', weighted.filter((item) => !isFood(item))],
    ...ARTISTS.map(([, , letters]) => [letters, weighted.filter(({ itemID }) => itemID.includes(letters))] as const),
  ])
}

function weightOf({ size, style }: DemoItem): number {
  return (SIZE_WEIGHTS[size?.sizeID ?? ''] ?? 1) * (STYLE_WEIGHTS[style?.styleID ?? ''] ?? 1)
}

function pick<Entry>(list: readonly Entry[], random: () => number): Entry {
  return list[Math.floor(random() * list.length)]!
}

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}
