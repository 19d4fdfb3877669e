import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { businessAtom, readingOf } from '#data/company.atoms.ts'
import { combined, orElse } from '#data/combined.ts'
import { resource } from '#data/resource.ts'
import { isOfferedAtom } from '#screens/screen-access.ts'
import { screensAtom } from '#screens/screens.atoms.ts'

/** Sums of the last seven complete days. */
export const homeFiguresAtom = resource({
  name: 'homeFigures',
  load: async (api, signal) => dataOf(await api.GET('/analytics/figures', { signal })).body,
})()

/** The newest imports. */
export const recentImportsAtom = resource({
  name: 'recentImports',
  entities: ['import'],
  load: async (api, signal) =>
    dataOf(await api.GET('/items/imports', { params: { query: { limit: 5 } }, signal })).body.data,
})()

/** The user's time zone; undefined if it can't be loaded. */
export const timeZoneAtom = combined(
  { business: orElse(businessAtom, undefined) },
  ({ business }) => business && readingOf(business).timeZone,
)

/** What waits for the user on each screen, without those where nothing does or that aren't loaded yet. */
export const waitingAtom = atom((get) => {
  const isOffered = get(isOfferedAtom)
  return get(screensAtom).flatMap(({ waiting = [], ...screen }) => {
    if (!isOffered(screen)) return []
    return waiting.flatMap(({ count, search, one, many }) => {
      const total = get(count.stateAtom).value
      return total?.count
        ? [{ href: search ? `${screen.path}?${search}` : screen.path, icon: screen.icon, total, one, many }]
        : []
    })
  })
})
