import type { LocationType } from '@greenroom/permissions'
import type { DemoItem } from './catalog.ts'
import { isOfArtist } from './catalog.ts'
import { ARTISTS, STORES } from '#areas/reference/demo/locations.ts'

export const STANDS = STORES.filter(([id]) => id !== 'HB-BAR').map(([id]) => id)

const at = (location_type: LocationType, location_id: string) => ({ location_type, location_id })

const WAREHOUSE = at('WAREHOUSE', 'WH-RIVER')

/** Where to look in the warehouse: shelves by category, bins by item. */
export function demoHints(items: readonly DemoItem[]) {
  return items.filter(isCounted).map((item, index) => ({
    item_id: item.itemID,
    ...WAREHOUSE,
    hint: `Aisle ${1 + Math.floor(index / 60)}, bay ${1 + (Math.floor(index / 6) % 10)}, bin ${1 + (index % 6)}`,
  }))
}

/** Artists sell what is made for them; stores sell everything at a stand, and the bars what is eaten and drunk. */
export function demoEntitlements(items: readonly DemoItem[]) {
  return items.flatMap((item) => {
    const artist = ARTISTS.find(([, , letters]) => item.itemID.startsWith(`${letters}-`))
    const isFood = item.department?.departmentID === 'CONCESSIONS'
    const stores: readonly string[] = isFood ? ['HB-BAR', 'FD-YARD'] : STANDS
    const artists = artist && isOfArtist(item.itemID) ? [at('ARTIST', artist[0])] : []
    return [...artists, ...stores.map((store) => at('STORE', store))].map((where) => ({
      item_id: item.itemID,
      ...where,
    }))
  })
}

/** Store items and variants lie on shelves; packages, services, vouchers and modifiers do not. */
export function isCounted({ type }: DemoItem) {
  return type === 1 || type === 6
}
