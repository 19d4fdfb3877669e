import { type Api, dataOf } from '@greenroom/api-client'
import type { RequestHeaders } from '#api/api.ts'
import { mutation } from '#data/mutation.ts'
import type { Draft } from './drafts.ts'

/** What became of a draft: its number, or why there is none. */
export type DraftResult = { draft: Draft; number: string } | { draft: Draft; failure: unknown }

/** Creates drafts one after the other. What is refused of one is no reason to leave out the next. */
export const createDraftsAtom = mutation(
  async (api, drafts: readonly Draft[], headersOf: (draft: Draft) => RequestHeaders): Promise<DraftResult[]> => {
    const results: DraftResult[] = []
    for (const draft of drafts) {
      try {
        results.push({ draft, number: await numberOf(api, draft, headersOf(draft)) })
      } catch (failure) {
        results.push({ draft, failure })
      }
    }
    return results
  },
  { changes: ['purchaseOrder', 'transfer'] },
)

async function numberOf(api: Api, draft: Draft, headers: RequestHeaders): Promise<string> {
  if (draft.kind === 'order')
    return dataOf(await api.POST('/purchaseorders', { body: draft.body, headers })).body.number
  return dataOf(await api.POST('/transfers', { body: draft.body, headers })).body.number
}
