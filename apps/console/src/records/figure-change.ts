import { divideRounded, subtract, toAmount } from '@greenroom/money'

/** A figure that is compared with an earlier one. */
export type Compared = {
  kind: 'units' | 'money' | 'percent'
  /** Whether an increase is good or bad; neither for neutral figures. */
  more?: 'good' | 'bad'
}

export type Change = { text: string; tone: 'good' | 'bad' | 'plain' }

/** The change from the comparison: in percent, or in points for a figure that is a percentage. */
export function changeOf({ kind, more }: Compared, now: number | undefined, before: number | undefined): Change {
  if (now === undefined || before === undefined) return { text: 'no comparison', tone: 'plain' }
  if (now === before) return { text: 'no change', tone: 'plain' }
  const isUp = now > before
  const tone = more === undefined ? 'plain' : isUp === (more === 'good') ? 'good' : 'bad'
  const [from, change] = [toAmount(before), subtract(toAmount(now), toAmount(before))]
  if (kind === 'percent') return { text: `${signed(divideRounded(change, TENTH, 'HALF_UP'))} points`, tone }
  if (before <= 0) return { text: 'no comparison', tone: 'plain' }
  return { text: `${signed(divideRounded(change * 1_000n, from, 'HALF_UP'))}%`, tone }
}

const TENTH = toAmount('0.1')

function signed(tenths: bigint): string {
  const sign = tenths > 0n ? '+' : tenths < 0n ? '−' : ''
  return `${sign}${Math.abs(Number(tenths)) / 10}`
}
