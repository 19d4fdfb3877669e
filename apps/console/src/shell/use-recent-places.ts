import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { type KnownPlace, recentPlacesAtom } from './places.atoms.ts'

const SHOWN = 6

/** The pages visited before the current one, latest first. */
export function useRecentPlaces(): KnownPlace[] {
  const { pathname, search } = useLocation()
  const places = useAtomValue(recentPlacesAtom)
  const here = `${pathname}${search}`
  // A list's path also begins the paths of its records, which are other pages.
  const isHere = (href: string) => here === href || ['?', '&'].some((next) => here.startsWith(href + next))
  return places.filter(({ href }) => !isHere(href)).slice(0, SHOWN)
}
