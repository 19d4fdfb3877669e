/** What a quantity of an item at a location is. The buckets never mix: what is in transit is not on hand. */
export const BUCKETS = {
  ON_HAND: 'On hand',
  /** Shipped to the location, not received there yet. */
  IN_TRANSIT: 'In transit',
  /** Ordered from a vendor for the location, not received yet. */
  INBOUND: 'Inbound',
  /** Of what is on hand, promised to somebody. */
  RESERVED: 'Reserved',
} as const

export type Bucket = keyof typeof BUCKETS
