import { type Api, dataOf } from '@greenroom/api-client'
import { saveFile } from '#app/save-file.ts'
import type { ProductQuery } from './products-url.ts'

/** The items of a query as a CSV file, in the order of the list. The call carries the token, so a link would not do. */
export async function exportProducts(api: Api, query: ProductQuery, now: Date): Promise<void> {
  const text = dataOf(await api.GET('/items/export', { params: { query }, parseAs: 'text' }))
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), exportName(now))
}

/** With the local date, so that the files of a week sort by day. */
export function exportName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `products-${day.join('-')}.csv`
}
