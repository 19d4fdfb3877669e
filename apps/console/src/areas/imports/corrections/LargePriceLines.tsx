import { type Api, dataOf } from '@greenroom/api-client'
import { LIMITED_PRICES, PRICE_CHANGE_LINES_MAX, type PriceField } from '@greenroom/catalog'
import { readNumber } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import { apiAtom } from '#api/api.ts'
import type { ChosenItem } from '#documents/document-form.ts'
import { NewDocumentButton } from '#documents/NewDocumentButton.tsx'
import type { Import } from '../import.atoms.ts'

/** Begins a price change with the prices that were refused because they change by more than the company allows. */
export function LargePriceLines({ one, count }: { one: Import; count: number }) {
  const api = useAtomValue(apiAtom)
  return (
    <NewDocumentButton
      prefix="PC"
      operation="createPriceChange"
      count={Math.min(count, PRICE_CHANGE_LINES_MAX)}
      itemsOf={() => largePriceLines(api, one)}
    />
  )
}

/** The most that the API answers at once. */
const PAGE = 1_000

/** One line for each price, as many as a price change may have. Throws ApiError. */
async function largePriceLines(api: Api, { importID, notation = '1,234.56' }: Import): Promise<ChosenItem[]> {
  const pageFrom = async (cursor?: string) => {
    const query = { code: 'beyondPercent', limit: PAGE, ...(cursor && { cursor }) }
    const params = { path: { importID }, query }
    return dataOf(await api.GET('/items/imports/{importID}/rejections', { params })).body
  }
  const lines: ChosenItem[] = []
  for (let page = await pageFrom(); ; page = await pageFrom(page.nextCursor)) {
    for (const { itemID, name, field, value } of page.data) {
      const price = readNumber(value, notation)
      if (price !== undefined && LIMITED_PRICES.includes(field as PriceField))
        lines.push({ itemID, name, cells: { field, price } })
    }
    if (page.nextCursor === null || lines.length >= PRICE_CHANGE_LINES_MAX)
      return lines.slice(0, PRICE_CHANGE_LINES_MAX)
  }
}
