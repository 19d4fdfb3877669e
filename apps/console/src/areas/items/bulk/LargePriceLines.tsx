import { type Api, dataOf } from '@greenroom/api-client'
import { LIMITED_PRICES, PRICE_CHANGE_LINES_MAX, type PriceField } from '@greenroom/catalog'
import { useAtomValue } from 'jotai'
import { apiAtom } from '#api/api.ts'
import type { ChosenItem } from '#documents/document-form.ts'
import { NewDocumentButton } from '#documents/NewDocumentButton.tsx'

/** Begins a price change with the prices that an edit leaves out because they change by more than the company allows. */
export function LargePriceLines({ changeSetID }: { changeSetID: string }) {
  const api = useAtomValue(apiAtom)
  return (
    <NewDocumentButton
      prefix="PC"
      operation="createPriceChange"
      count={0}
      itemsOf={() => largePriceLines(api, changeSetID)}
    />
  )
}

/** The most that the API answers at once. */
const PAGE = 1_000

/** One line for each price, as many as a price change may have. Throws ApiError. */
async function largePriceLines(api: Api, changeSetID: string): Promise<ChosenItem[]> {
  const pageFrom = async (cursor?: string) => {
    const query = { show: 'problems' as const, limit: PAGE, ...(cursor && { cursor }) }
    return dataOf(await api.GET('/changesets/{changeSetID}/rows', { params: { path: { changeSetID }, query } })).body
  }
  const lines: ChosenItem[] = []
  for (let page = await pageFrom(); ; page = await pageFrom(page.nextCursor)) {
    for (const { itemID, name, changes, fault } of page.data) {
      if (fault?.code !== 'beyondPercent') continue
      for (const { field, to } of changes) {
        if (LIMITED_PRICES.includes(field as PriceField))
          lines.push({ itemID, name, cells: { field, price: String(to) } })
      }
    }
    if (page.nextCursor === null || lines.length >= PRICE_CHANGE_LINES_MAX)
      return lines.slice(0, PRICE_CHANGE_LINES_MAX)
  }
}
