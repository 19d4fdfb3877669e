import { dataOf } from '@greenroom/api-client'
import { paged } from '#data/pages.ts'

/** Rows per page. */
const PAGE = 100

export type LabelQuery = { search?: string; status?: string; use?: string; sort?: string }

export const labelPages = paged({
  name: 'labels',
  entities: ['labelTemplate'],
  async load(api, signal, cursor, query: LabelQuery) {
    const params = { query: { ...query, cursor, limit: PAGE } }
    return dataOf(await api.GET('/labels/templates', { params, signal })).body
  },
})
