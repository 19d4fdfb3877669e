import { type Api, dataOf } from '@greenroom/api-client'
import { itemByCode } from './items-by-code.ts'

const PRODUCT_ID_LENGTH = 25

/** The ID of the only item with this text as a code or, if there is none, as its product ID. Throws ApiError. */
export async function itemIDByText(api: Api, text: string): Promise<string | undefined> {
  const { item, isShared } = await itemByCode(api, text)
  if (item || isShared) return item?.itemID
  const query = { productID: text, limit: 2 }
  if (text.length > PRODUCT_ID_LENGTH || text.includes(',')) return undefined
  const { data } = dataOf(await api.GET('/items', { params: { query } })).body
  return data.length === 1 ? data[0]!.itemID : undefined
}
