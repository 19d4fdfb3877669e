import type { MatrixHead } from '@greenroom/ui'
import type { components } from '@greenroom/openapi'
import { capitalized } from '#data/capitalized.ts'
import { PLACES } from '../place-words.ts'

type Location = components['schemas']['Location']

/** Narrows the places, as the address says it: IDs with commas between them, or nothing. */
export type PlaceFilter = { venue: string | null; type: string | null }

/** Artists are asked for: there may be many of them. */
const TYPES: readonly string[] = ['VENUE', 'STORE', 'WAREHOUSE']

/** Within a venue: itself, its stores, its warehouses. */
const ORDER = ['VENUE', 'STORE', 'WAREHOUSE', 'ARTIST']

const inOrder = new Intl.Collator('en', { numeric: true })

/** The active places that a filter leaves: each venue followed by what belongs to it, then what belongs to none. */
export function placesFor(locations: readonly Location[], { venue, type }: PlaceFilter): Location[] {
  const types = type?.split(',') ?? TYPES
  const venues = venue ? new Set(venue.split(',')) : undefined
  const names = new Set(
    locations.filter(({ type: kind, id }) => kind === 'VENUE' && venues?.has(id)).map(({ name }) => name),
  )
  return locations
    .filter(({ status, type: kind }) => status === 'Active' && types.includes(kind))
    .filter((place) => !venues || names.has(venueOf(place)))
    .toSorted(
      (one, other) =>
        Number(!venueOf(one)) - Number(!venueOf(other)) ||
        inOrder.compare(venueOf(one), venueOf(other)) ||
        ORDER.indexOf(one.type) - ORDER.indexOf(other.type) ||
        inOrder.compare(one.name, other.name),
    )
}

function venueOf({ type, name, venueName }: Location): string {
  return type === 'VENUE' ? name : (venueName ?? '')
}

/** The head of the column of a place. */
export function columnOf({ type, id, name, venueName }: Location): MatrixHead {
  return {
    id: `${type}/${id}`,
    name,
    detail: type === 'STORE' && venueName ? venueName : capitalized(PLACES[type].one),
  }
}
