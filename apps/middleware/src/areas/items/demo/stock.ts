import type { DemoItem } from './catalog.ts'
import { isOfArtist } from './catalog.ts'
import { ARTISTS, STORES } from '#areas/reference/demo/locations.ts'

const STANDS = STORES.filter(([id]) => id !== 'HB-BAR').map(([id]) => id)

/** Quantities that look counted: they depend on the item alone, so that every demo starts with the same. */
export function demoStock(items: readonly DemoItem[]) {
  return items.filter(isCounted).flatMap((item, index) => {
    const isDrink = item.category?.categoryID === 'DRINKS' || item.category?.categoryID === 'SNACKS'
    const stores = isDrink ? ['HB-BAR', 'FD-YARD'] : [STANDS[index % STANDS.length]!]
    return [
      { item_id: item.itemID, location_id: 'WH-RIVER', qoh: 24 + ((index * 37) % 190) },
      ...stores.map((store, nth) => ({ item_id: item.itemID, location_id: store, qoh: (index * 11 + nth * 5) % 36 })),
    ]
  })
}

/** Where to look in the warehouse: shelves by category, bins by item. */
export function demoHints(items: readonly DemoItem[]) {
  return items.filter(isCounted).map((item, index) => ({
    item_id: item.itemID,
    location_id: 'WH-RIVER',
    hint: `Aisle ${1 + Math.floor(index / 60)}, bay ${1 + (Math.floor(index / 6) % 10)}, bin ${1 + (index % 6)}`,
  }))
}

/** Artists sell what is made for them; stores sell everything at a stand, and the bars what is eaten and drunk. */
export function demoEntitlements(items: readonly DemoItem[]) {
  return items.flatMap((item) => {
    const artist = ARTISTS.find(([, , letters]) => item.itemID.startsWith(`${letters}-`))
    const isFood = item.department?.departmentID === 'CONCESSIONS'
    const stores: readonly string[] = isFood ? ['HB-BAR', 'FD-YARD'] : STANDS
    return [...(artist && isOfArtist(item.itemID) ? [artist[0]] : []), ...stores].map((location_id) => ({
      item_id: item.itemID,
      location_id,
    }))
  })
}

/** Store items and variants lie on shelves; packages, services, vouchers and modifiers do not. */
function isCounted({ type }: DemoItem) {
  return type === 1 || type === 6
}
