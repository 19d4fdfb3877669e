import { type Api, dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { equalCodes, spellingsOf } from '@greenroom/catalog'
import { explainUnknown, joinIDs } from '@greenroom/validation'

type Item = components['schemas']['Item']

/** The length of the parameter for codes, in characters. No code of an item is as long. */
const CODES_LENGTH = 200

/** The item of a typed or scanned code (`@greenroom/catalog` U1, U2); `isShared` if several items have it. Throws ApiError. */
export async function itemByCode(api: Api, typed: string): Promise<{ item?: Item; isShared: boolean }> {
  for (const spelling of spellingsOf(typed)) {
    const query = { code: joinIDs(equalCodes(spelling)), limit: 2 }
    if (query.code.length > CODES_LENGTH) break
    const [item, other] = dataOf(await api.GET('/items', { params: { query } })).body.data
    if (item) return other ? { isShared: true } : { item, isShared: false }
  }
  return { isShared: false }
}

/** Why no item was found by a code. */
export function explainMissed(code: string, isShared: boolean): string {
  return isShared ? `Several items have the code ${code}.` : explainUnknown(code)
}
