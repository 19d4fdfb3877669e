import { dataOf } from '@greenroom/api-client'
import { resource } from '#data/resource.ts'
import type { Waiting } from '#screens/area.ts'

const ON_THE_WAY = 'IN_TRANSIT,PARTIALLY_RECEIVED'

/** The transfers that are on their way: nothing stays in transit without anybody noticing. */
export const transfersToReceive: Waiting = {
  count: resource({
    name: 'transfersToReceive',
    entities: ['transfer'],
    needs: 'listTransfers',
    empty: { count: 0, capped: false },
    load: async (api, signal) =>
      dataOf(await api.GET('/transfers', { params: { query: { state: ON_THE_WAY, limit: 1 } }, signal })).body.total,
  })(),
  search: `state=${ON_THE_WAY}`,
  one: 'transfer to receive',
  many: 'transfers to receive',
}
