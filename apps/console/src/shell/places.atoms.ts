import { atom } from 'jotai'
import { ownRecordAtom } from '#session/own-record.atoms.ts'
import { PINS, type Place, RECENT_PAGES } from '#session/place-records.ts'
import type { ScreenRoute } from '#screens/area.ts'
import { isOfferedAtom } from '#screens/screen-access.ts'
import { screensAtom } from '#screens/screens.atoms.ts'

export const MOST_PINS = 8

/** One more than are offered, because the current page is left out. */
const MOST_RECENT = 7

/** A page to offer, with its screen. */
export type KnownPlace = Place & { route: ScreenRoute; label: string }

const pinsAtom = ownRecordAtom<Place[]>(PINS, [])
const recentAtom = ownRecordAtom<Place[]>(RECENT_PAGES, [])

/** Leaves out pages whose screen no longer exists or may no longer be read. */
const knownAtom = atom((get) => {
  const [isOffered, screens] = [get(isOfferedAtom), get(screensAtom)]
  return (places: readonly Place[]) =>
    places.flatMap((place): KnownPlace[] => {
      const route = screens.find(({ path }) => path === place.screen)
      return route && isOffered(route) ? [{ ...place, route, label: place.name || route.label }] : []
    })
})

/** The pinned pages in the user's order. */
export const pinnedPlacesAtom = atom((get) => get(knownAtom)(get(pinsAtom)))

/** The pages visited last, latest first. */
export const recentPlacesAtom = atom((get) => get(knownAtom)(get(recentAtom)))

/** Records a visited page. If its record was renamed, its pin gets the new name. */
export const visitAtom = atom(null, (get, set, place: Place) => {
  void set(recentAtom, (before) => [place, ...without(before, place)].slice(0, MOST_RECENT))
  const pinned = get(pinsAtom).find((pin) => isSamePlace(pin, place))
  if (pinned && pinned.name !== place.name)
    void set(pinsAtom, (before) => before.map((pin) => (isSamePlace(pin, place) ? place : pin)))
})

/** Pins a page below the others, or unpins it. */
export const togglePinAtom = atom(null, (_get, set, place: Place) => {
  void set(pinsAtom, (before) => {
    const others = without(before, place)
    return others.length < before.length ? others : [...before, place].slice(0, MOST_PINS)
  })
})

/** Moves a pin before another one, or to the end. */
export const movePinAtom = atom(null, (_get, set, pin: Place, before: Place | undefined) => {
  void set(pinsAtom, (pins) => {
    const others = without(pins, pin)
    const at = before ? others.findIndex((other) => isSamePlace(other, before)) : -1
    return others.toSpliced(at < 0 ? others.length : at, 0, pin)
  })
})

export function isSamePlace(one: Pick<Place, 'screen' | 'record'>, other: Pick<Place, 'screen' | 'record'>): boolean {
  return one.screen === other.screen && one.record === other.record
}

function without(places: readonly Place[], place: Place): Place[] {
  return places.filter((other) => !isSamePlace(other, place))
}
