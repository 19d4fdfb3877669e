import { dataOf } from '@greenroom/api-client'
import { resource } from '#data/resource.ts'
import type { Waiting } from '#screens/area.ts'

/** No user has more unfinished imports. */
const MOST = 10

/** The imports that the user has checked and not applied. */
export const waitingImports: Waiting = {
  count: resource({
    name: 'waitingImports',
    entities: ['import'],
    needs: 'startImport',
    empty: { count: 0, capped: false },
    load: async (api, signal) => {
      const params = { query: { waiting: true, limit: MOST } }
      const { data } = dataOf(await api.GET('/items/imports', { params, signal })).body
      return { count: data.length, capped: false }
    },
  })(),
  search: '',
  one: 'import to apply',
  many: 'imports to apply',
}
