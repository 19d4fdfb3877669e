import type { EntitledTo } from './list/item-query.ts'
import type { Wish } from './form/item-parts.ts'

/** A location that a save entitled an item to, alone or with its variants. */
export type Entitled = { locationID: string; withVariants: boolean }

/** Where an item is entitled by the wishes of its form: all variants of its product, or the item alone. */
export function entitledBy(wishes: readonly Wish[]): Entitled[] {
  const entitled = wishes.filter(({ all }) => all)
  return entitled.map(({ locationID, scope }) => ({ locationID, withVariants: scope === 'product' }))
}

/** Where a new item is entitled right after it is created, with the variants that are created with it. */
export function entitledAtOnce(entitlement: EntitledTo | undefined, hasVariants: boolean): Entitled[] {
  return entitlement ? [{ locationID: entitlement.locationID, withVariants: hasVariants }] : []
}

/** The confirmation that an item was entitled to an artist (section 8); its variants only if they were. */
export function entitledToArtist(item: string, artist: string, withVariants: boolean): string {
  return `${item}${withVariants ? ' (and its variants)' : ''} entitled to artist ${artist}`
}
