import { dataOf } from '@greenroom/api-client'
import { resource } from '#data/resource.ts'
import type { Waiting } from '#screens/area.ts'
import type { Guarded } from '#session/may.ts'

/** By whom a document was returned to the user who created it, and why. */
export type SentBack = { by: string; reason: string }

type Found = { count: number; capped: boolean; detail?: string | undefined }

type Kind = {
  name: string
  /** The entity of its changes. */
  entity: string
  path: '/pricechanges' | '/purchaseorders'
  /** Lists them. */
  needs: Guarded
  one: string
  many: string
}

/** The documents of a kind that were sent back to the user, with the reason of the newest. */
export function sentBackTo({ name, entity, path, needs, one, many }: Kind): Waiting {
  return {
    count: resource<Found>({
      name,
      entities: [entity],
      needs,
      empty: { count: 0, capped: false },
      load: async (api, signal): Promise<Found> => {
        const { total, data } = dataOf(
          await api.GET(path, { params: { query: { sentBack: true, limit: 1 } }, signal }),
        ).body
        return { ...total, detail: data[0]?.sentBack && `${data[0].number} ${sentBackWords(data[0].sentBack)}` }
      },
    })(),
    search: 'sentBack=true',
    one: `${one} sent back to you`,
    many: `${many} sent back to you`,
  }
}

/** "by manager: Too cheap". */
export function sentBackWords({ by, reason }: SentBack): string {
  return `by ${by}: ${reason}`
}

type WaitingKind = {
  /** The entity of its changes. */
  entity: string
  path: '/transfers' | '/counts' | '/adjustments'
  /** What the user does with them: who may not do it is not told of them. */
  needs: Guarded
  one: string
  many: string
}

/** The documents of a kind in these states, separated by commas, which wait for the user. */
export function waitingIn(states: string, { entity, path, needs, one, many }: WaitingKind): Waiting {
  return {
    count: resource({
      name: `${entity} ${states}`,
      entities: [entity],
      needs,
      empty: { count: 0, capped: false },
      load: async (api, signal) =>
        dataOf(await api.GET(path, { params: { query: { state: states, limit: 1 } }, signal })).body.total,
    })(),
    search: `state=${states}`,
    one,
    many,
  }
}
