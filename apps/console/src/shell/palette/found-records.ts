import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { useAtomValue } from 'jotai'
import { useFound } from '#data/item-search.ts'
import { resource } from '#data/resource.ts'
import type { ScreenRoute } from '#screens/area.ts'
import { isOfferedAtom } from '#screens/screen-access.ts'
import { screensAtom } from '#screens/screens.atoms.ts'

type FoundRecord = components['schemas']['FoundRecord']

export type FoundPage = FoundRecord & { route: ScreenRoute; href: string }

/** How many records are shown. */
const SHOWN = 12

const NOTHING: readonly FoundRecord[] = []

/** Records of these kinds by what is typed, the best first. */
export const foundRecords = resource({
  name: 'recordSearch',
  entities: (_search: string, kinds: string) => kinds.split(','),
  empty: NOTHING,
  load: async (api, signal, search: string, kinds: string): Promise<readonly FoundRecord[]> =>
    dataOf(await api.GET('/search', { params: { query: { search, kinds, limit: SHOWN } }, signal })).body,
})

/** Searches the records of all screens that open theirs and that the user may see. */
export function useFoundRecords(text: string): { records: readonly FoundPage[]; pending: boolean } {
  const isOffered = useAtomValue(isOfferedAtom)
  const routes = useAtomValue(screensAtom).filter((route) => route.finds && isOffered(route))
  const kinds = routes.map(({ finds }) => finds!.kind).join(',')
  const { found, pending } = useFound(kinds === '' ? '' : text, (search) => foundRecords(search, kinds))
  const records = found.flatMap((record) => {
    const route = routes.find(({ finds }) => finds!.kind === record.kind)
    return route ? [{ ...record, route, href: route.finds!.hrefOf(record.id) }] : []
  })
  return { records, pending }
}
