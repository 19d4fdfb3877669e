import type { SellingAt } from '#screens/entitlement-path.ts'

/** What a place of each type is called, and where its record is; an artist has none. */
export const PLACES = {
  STORE: { one: 'store', record: '/app/settings/stores/store' },
  WAREHOUSE: { one: 'warehouse', record: '/app/settings/warehouses/warehouse' },
  VENUE: { one: 'venue', record: '/app/settings/venues/venue' },
  ARTIST: { one: 'artist', record: undefined },
  REGISTER: { one: 'register', record: '/app/settings/registers/register' },
} as const satisfies Record<SellingAt['type'], { one: string; record: string | undefined }>

/** How a sentence names a place: "artist Okra", but "Harbor bar". */
export function inWords(type: SellingAt['type'], name: string): string {
  return type === 'ARTIST' ? `artist ${name}` : name
}
