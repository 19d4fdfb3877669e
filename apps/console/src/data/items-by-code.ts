import { type Api, dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { equalCodes } from '@greenroom/catalog'
import { joinIDs } from '@greenroom/validation'

type Item = components['schemas']['Item']

/** The length of the parameter for codes, in characters. No code of an item is as long. */
const CODES_LENGTH = 200

/** The item of a typed or scanned code; `isShared` if several items have it. Throws ApiError. */
export async function itemByCode(api: Api, typed: string): Promise<{ item?: Item; isShared: boolean }> {
  const query = { code: joinIDs(equalCodes(typed)), limit: 2 }
  if (query.code.length > CODES_LENGTH) return { isShared: false }
  const { data } = dataOf(await api.GET('/items', { params: { query } })).body
  const [item, other] = data
  return other ? { isShared: true } : { item, isShared: false }
}
