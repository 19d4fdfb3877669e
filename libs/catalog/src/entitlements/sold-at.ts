/// <reference lib="esnext.temporal" preserve="true" />

/**
 * From when until when a place may sell an item, by the clock on its wall: `2026-03-06T18:00`, from the first minute to
 * before the last one. Null for no limit.
 */
export interface SellingDates {
  from: string | null
  to: string | null
}

/** A place that sells items, or from which another one inherits what it may sell. */
export interface SellingPlace {
  /** Names it among others, such as `STORE/S1`. */
  key: string
  isActive: boolean
  /** An IANA name; null for that of the place above, or of the company. */
  timeZone: string | null
}

/**
 * A place with those above it, nearest first: a register, its store and its venue; a store or a warehouse and its venue; a
 * venue or an artist alone.
 */
export type PlacesUp = readonly SellingPlace[]

/** The entitlement that counts at a place. */
export interface Entitled extends SellingDates {
  /** The key of the place that has it. */
  at: string
  isInherited: boolean
}

/** The entitlement that counts at the first of the places: its own, or that of the nearest place above (E1). */
export function entitledAt(
  places: readonly { key: string }[],
  explicitAt: (key: string) => SellingDates | undefined,
): Entitled | undefined {
  for (const [index, { key }] of places.entries()) {
    const own = explicitAt(key)
    if (own) return { from: own.from, to: own.to, at: key, isInherited: index > 0 }
  }
  return undefined
}

/** The minute on the wall clock of the first of the places (E2). `now` in milliseconds since 1970. */
export function clockAt(places: PlacesUp, companyZone: string, now: number): string {
  const zone = places.find(({ timeZone }) => timeZone !== null)?.timeZone ?? companyZone
  const wall = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDateTime()
  return wall.toString({ smallestUnit: 'minute', roundingMode: 'floor' })
}

/** Whether a minute on the wall clock is before the dates, within them or after them (E2). */
export function sellingPhase({ from, to }: SellingDates, clock: string): 'before' | 'within' | 'after' {
  if (from !== null && clock < from) return 'before'
  return to !== null && clock >= to ? 'after' : 'within'
}

/** Whether the first of the places sells an item at a minute on its wall clock (E1 to E3). */
export function isSoldAt(
  places: PlacesUp,
  item: { isActive: boolean },
  explicitAt: (key: string) => SellingDates | undefined,
  clock: string,
): boolean {
  const entitled = entitledAt(places, explicitAt)
  return (
    item.isActive &&
    places.every(({ isActive }) => isActive) &&
    entitled !== undefined &&
    sellingPhase(entitled, clock) === 'within'
  )
}
