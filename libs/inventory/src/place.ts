import type { Location } from '@greenroom/permissions'
import { STOCKED_LOCATIONS } from './check-movement.ts'

/** A location that holds stock, as documents name it: `STORE/HB-MAIN`. Undefined for anything else. */
export function readPlace(text: string | null | undefined): Location | undefined {
  const [type, ...rest] = (text ?? '').split('/')
  const stocked = STOCKED_LOCATIONS.find((one) => one === type)
  const locationID = rest.join('/')
  return stocked && locationID !== '' ? { type: stocked, locationID } : undefined
}

export function placeText({ type, locationID }: Location): string {
  return `${type}/${locationID}`
}
