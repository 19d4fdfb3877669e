import { inSentence, type Quantity, subtract, sum, toNumber, toQuantity } from '@greenroom/money'

/** What the item says about its stock at a location and about its orders, in whole units. */
export type ReorderSettings = {
  readonly minimumLevel?: number | null
  readonly maximumLevel?: number | null
  /** It is ordered in multiples of this. */
  readonly lotSizeMultiplier?: number | null
  /** The vendor takes no smaller order of it. */
  readonly minimumOrderQuantity?: number | null
}

/** Units of an item at a location, with up to 3 decimals. */
export type StockPosition = {
  readonly onHand: number
  readonly inTransit: number
  /** Ordered from a vendor. */
  readonly inbound: number
  /** In purchase orders and transfers to the location of which the ledger knows nothing yet. */
  readonly drafted: number
  /** Promised to somebody. */
  readonly reserved: number
}

/** How much of an item a location sells, and how long its stock should last. */
export type Cover = {
  /** In the last `PACE_DAYS`. */
  readonly soldUnits: number
  readonly days: number
}

/** What a suggestion is made of. Without `cover`, the levels of the item alone decide. */
export type Replenished = ReorderSettings & StockPosition & { readonly cover?: Cover }

export type Suggestion = {
  /** Whole units, in whole lots unless the source has fewer; 0 if it has none. */
  quantity: number
  /** The formula with its figures, a sentence for each step. */
  steps: string[]
}

/** The days over which the pace of sales is measured: four whole weeks, because weekends sell more. */
export const PACE_DAYS = 28

const UNIT = toQuantity(1)

/**
 * How many units of an item a location should get: the target less what it has and will have, in whole lots and at least
 * the minimum order. Undefined if it has enough. The target is the maximum level, for less than the minimum level; or
 * what the days of cover need, between the levels. An item with one level only is filled up to it. `available` is what
 * another location can send; without it, a vendor sends it, who has a minimum order.
 */
export function suggest(item: Replenished, available?: number): Suggestion | undefined {
  const aim = item.cover ? aimOfCover(item, item.cover) : aimOfLevels(item)
  const position = positionOf(item)
  if (!aim || position >= aim.below) return undefined
  const needed = subtract(aim.target, position)
  const sizes = available === undefined ? orderSizes(item, needed) : transferSizes(item, needed, available)
  return {
    quantity: toNumber(sizes.at(-1)?.quantity ?? needed),
    steps: [
      aim.reason,
      `${textOf(aim.target)}${positionText(item)} = ${textOf(needed)}.`,
      ...sizes.map(({ reason, quantity }) => `${reason}: ${textOf(quantity)}.`),
    ],
  }
}

/** It is filled up to `target` once there is less than `below`. */
type Aim = { below: Quantity; target: Quantity; reason: string }

function aimOfLevels({ minimumLevel, maximumLevel }: ReorderSettings): Aim | undefined {
  const [minimum, maximum] = [minimumLevel ?? maximumLevel, maximumLevel ?? minimumLevel]
  if (minimum == null || maximum == null) return undefined
  const reason =
    minimum === maximum
      ? `Below the level of ${inSentence(maximum)}.`
      : `Below the minimum level of ${inSentence(minimum)}: filled up to the maximum level of ${inSentence(maximum)}.`
  return { below: toQuantity(minimum), target: toQuantity(maximum), reason }
}

function aimOfCover({ minimumLevel, maximumLevel }: ReorderSettings, { soldUnits, days }: Cover): Aim {
  const sold = toQuantity(Math.max(soldUnits, 0))
  const need = wholeUnits(sold * BigInt(days), BigInt(PACE_DAYS))
  const pace = `${textOf(sold)} sold in ${PACE_DAYS} days: ${inSentence(days)} days of cover need ${textOf(need)}`
  const aim = (target: Quantity, reason: string) => ({ below: target, target, reason })
  if (maximumLevel != null && need > toQuantity(maximumLevel)) {
    return aim(toQuantity(maximumLevel), `${pace}, but the maximum level is ${inSentence(maximumLevel)}.`)
  }
  if (minimumLevel != null && need < toQuantity(minimumLevel)) {
    return aim(toQuantity(minimumLevel), `${pace}, but the minimum level is ${inSentence(minimumLevel)}.`)
  }
  return aim(need, `${pace}.`)
}

function positionOf({ onHand, inTransit, inbound, drafted, reserved }: StockPosition): Quantity {
  return subtract(sum([onHand, inTransit, inbound, drafted].map(toQuantity)), toQuantity(reserved))
}

/** What is subtracted from the target, such as ` − 4 on hand − 5 inbound`. */
function positionText({ onHand, inTransit, inbound, drafted, reserved }: StockPosition): string {
  const parts = [
    [inTransit, 'in transit'],
    [inbound, 'inbound'],
    [drafted, 'in drafts'],
    [-reserved, 'reserved'],
  ] as const
  const part = (quantity: number, words: string) => {
    return ` ${quantity < 0 ? '+' : '−'} ${inSentence(Math.abs(quantity))} ${words}`
  }
  const short = part(onHand, onHand < 0 ? 'short on hand' : 'on hand')
  return short + parts.map(([quantity, words]) => (quantity === 0 ? '' : part(quantity, words))).join('')
}

/** What a step makes of a quantity, and why. */
type Size = { quantity: Quantity; reason: string }

function orderSizes(item: ReorderSettings, needed: Quantity): Size[] {
  const lots = lotSizes(item, needed)
  const { minimumOrderQuantity } = item
  const quantity = lots.at(-1)?.quantity ?? needed
  if (minimumOrderQuantity == null || quantity >= toQuantity(minimumOrderQuantity)) return lots
  const smallest = lotSizes(item, toQuantity(minimumOrderQuantity))
  const reason = `Raised to the minimum order of ${inSentence(minimumOrderQuantity)}`
  return [...lots, { quantity: toQuantity(minimumOrderQuantity), reason }, ...smallest]
}

function transferSizes(item: ReorderSettings, needed: Quantity, available: number): Size[] {
  const lots = lotSizes(item, needed)
  const there = toQuantity(Math.max(Math.floor(available), 0))
  if ((lots.at(-1)?.quantity ?? needed) <= there) return lots
  return [...lots, { quantity: there, reason: 'Limited to what is available there' }]
}

/** In whole lots; nothing if it is in whole lots already. */
function lotSizes({ lotSizeMultiplier }: ReorderSettings, quantity: Quantity): Size[] {
  const lot = Math.max(lotSizeMultiplier ?? 1, 1)
  const rounded = (wholeUnits(quantity, BigInt(lot)) * BigInt(lot)) as Quantity
  if (rounded === quantity) return []
  return [
    { quantity: rounded, reason: lot === 1 ? 'Rounded up to whole units' : `Rounded up to lots of ${inSentence(lot)}` },
  ]
}

/** A quantity from 0 on divided by a whole number, rounded up to whole units. */
function wholeUnits(quantity: bigint, divisor: bigint): Quantity {
  const unit = UNIT * divisor
  return (((quantity + unit - 1n) / unit) * UNIT) as Quantity
}

const textOf = (quantity: Quantity) => inSentence(toNumber(quantity))
