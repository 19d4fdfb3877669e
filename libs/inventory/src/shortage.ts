import { absolute, add, type Quantity, toText, ZERO } from '@greenroom/money'
import type { Bucket } from './bucket.ts'

/** What a document takes from a bucket, and what is in it before. */
export type Taking = {
  bucket: Bucket
  /** Negative for what is taken. */
  change: Quantity
  available: Quantity
}

/**
 * Whether more is taken than there is. What is on hand may become negative where the company allows it; the other
 * buckets never do, because documents put into them what they take from them. More may always be added.
 */
export function isShort({ bucket, change, available }: Taking, mayBeNegative: boolean): boolean {
  if (bucket === 'ON_HAND' && mayBeNegative) return false
  return change < ZERO && add(available, change) < ZERO
}

const WHERE: Record<Bucket, string> = {
  ON_HAND: 'on hand at',
  IN_TRANSIT: 'in transit to',
  INBOUND: 'inbound for',
  RESERVED: 'reserved at',
}

/** The sentence for what cannot be taken: item, place, available and asked. */
export function shortageWords({ bucket, change, available }: Taking, item: string, location: string): string {
  const asked = toText(absolute(change))
  return `Not enough of ${item}: ${toText(available)} ${WHERE[bucket]} ${location}, ${asked} asked for.`
}
