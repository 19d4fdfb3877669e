import { type Api, dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { codesOf } from '#browser/scan-burst.ts'

type Item = components['schemas']['Item']

/** The item of a typed or scanned code; `isShared` if several items have it. Throws ApiError. */
export async function itemByCode(api: Api, typed: string): Promise<{ item?: Item; isShared: boolean }> {
  const query = { code: codesOf(typed).join(','), limit: 2 }
  const { data } = dataOf(await api.GET('/items', { params: { query } })).body
  const [item, other] = data
  return other ? { isShared: true } : { item, isShared: false }
}
