import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { mutation } from '#data/mutation.ts'
import { paged } from '#data/pages.ts'

type Schemas = components['schemas']

export type LabelDefault = Schemas['LabelDefault']

/** A page holds all that a company may have. */
const PAGE = 200

export const labelDefaultPages = paged({
  name: 'labelDefaults',
  entities: ['labelDefault', 'labelTemplate', 'printer'],
  async load(api, signal, cursor, search: string | undefined) {
    const params = { query: { search, cursor, limit: PAGE } }
    return dataOf(await api.GET('/label-defaults', { params, signal })).body
  },
})

const CHANGES = { changes: ['labelDefault'] }

/** Saves a default over the stored one; without one, it is new. Throws ApiError. */
export const saveLabelDefaultAtom = mutation(
  async (
    api,
    stored: LabelDefault | undefined,
    body: Schemas['LabelDefaultInput'],
    headers?: RequestHeaders,
  ): Promise<LabelDefault> => {
    if (!stored) return dataOf(await api.POST('/label-defaults', { body, headers })).body
    const params = { path: { labelDefaultID: stored.labelDefaultID } }
    const save = { params, body: { ...body, version: stored.version }, headers }
    return dataOf(await api.PUT('/label-defaults/{labelDefaultID}', save)).body
  },
  CHANGES,
)

/** Throws ApiError. */
export const deleteLabelDefaultAtom = mutation(async (api, labelDefaultID: string) => {
  dataOf(await api.DELETE('/label-defaults/{labelDefaultID}', { params: { path: { labelDefaultID } } }))
}, CHANGES)
