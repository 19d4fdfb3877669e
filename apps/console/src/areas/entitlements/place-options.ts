import type { Option } from '@greenroom/ui'
import type { components } from '@greenroom/openapi'
import { PLACES } from './place-words.ts'

type Location = components['schemas']['Location']

/** Places to choose from, by the text that names them. */
export function placeOptions(locations: readonly Location[]): Option[] {
  return locations.map(({ type, id, name, venueName }) => ({
    id: `${type}/${id}`,
    label: name,
    hint: [id, PLACES[type].one, ...(venueName ? [venueName] : [])].join(', '),
  }))
}
