import type { Amount, Decimal } from './decimal.ts'
import { SMALLEST } from './rounding.ts'

/**
 * Splits a total by weights so that the parts add up to it. Each part is its exact share, rounded down to a multiple of
 * `step` toward minus infinity; the steps left over go one each to the largest remainders, and of equal remainders to
 * the earlier part. Weights that add up to 0 share equally. Throws if the total is not a multiple of `step` or there
 * are no weights.
 */
export function allocate(total: Amount, weights: readonly Decimal[], step: Amount = SMALLEST): Amount[] {
  if (total % step !== 0n) throw new RangeError(`${total} units are not a multiple of ${step}.`)
  if (weights.length === 0) throw new RangeError('Cannot split the amount: there are no weights.')
  const sumOfWeights = weights.reduce((sum: bigint, weight) => sum + weight, 0n)
  const shares = sumOfWeights === 0n ? weights.map(() => 1n) : weights
  const all = sumOfWeights === 0n ? BigInt(weights.length) : sumOfWeights
  const sign = all < 0n ? -1n : 1n
  const parts = shares.map((share) => splitDown((total / step) * share * sign, all * sign))
  let left = total / step - parts.reduce((sum, { whole }) => sum + whole, 0n)
  const byRemainder = parts.toSorted((one, other) => Number(other.rest > one.rest) - Number(other.rest < one.rest))
  for (const part of byRemainder) {
    if (left === 0n) break
    part.whole += 1n
    left -= 1n
  }
  return parts.map(({ whole }) => (whole * step) as Amount)
}

/** Division toward minus infinity, by a positive divisor. */
function splitDown(over: bigint, under: bigint): { whole: bigint; rest: bigint } {
  const rest = ((over % under) + under) % under
  return { whole: (over - rest) / under, rest }
}
