import type { EntitledPlace } from '#screens/entitlement-path.ts'

/** The place that a text names, as the API and addresses write it: `STORE/S1`; undefined if it names none. */
export function placeOfText(text: string | null): EntitledPlace | undefined {
  const [type, ...rest] = (text ?? '').split('/')
  const locationID = rest.join('/')
  const isType = type === 'STORE' || type === 'WAREHOUSE' || type === 'VENUE' || type === 'ARTIST'
  return isType && locationID ? { type, locationID } : undefined
}
