import { dataOf, explain } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { saveFile } from '#app/save-file.ts'
import { reportWorkAtom, type Work } from '#app/work.atoms.ts'
import { PRODUCTS } from '../paths.ts'
import type { ProductQuery } from '../products-url.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** What is exported: the items of a query, or those of a selection, in the order of the query. */
export type ExportRequest = {
  query: ProductQuery
  itemIDs?: readonly string[]
  format: ExportFormat
  /** Those that the list shows; undefined for all that can be imported again. */
  columns?: readonly string[]
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const KILOBYTE = 1024

/** How often the top bar hears how much has come, in milliseconds. */
const REPORT_PAUSE = 250

/** Fetches the file and hands it to the browser. It goes on when the screen is left, and can be cancelled. */
export const exportProductsAtom = atom(null, async (get, set, request: ExportRequest, now: Date) => {
  const name = exportName(now, request.format)
  const abort = new AbortController()
  let bytes = 0
  const report = (state: Work['state']) =>
    set(reportWorkAtom, {
      id: `export ${now.getTime()}`,
      label: `Exporting ${name}`,
      state,
      done: Math.ceil(bytes / KILOBYTE),
      unit: 'KB',
      href: PRODUCTS,
      onCancel: () => abort.abort(),
    })
  report('running')
  try {
    const { signal } = abort
    const params = { query: queryOf(request) }
    const answer = dataOf(await get(apiAtom).GET('/items/export', { params, parseAs: 'stream', signal }))
    let told = performance.now()
    const counted = countBytes(answer as ReadableStream<Uint8Array<ArrayBuffer>>, (count) => {
      bytes = count
      if (performance.now() - told < REPORT_PAUSE) return
      told = performance.now()
      report('running')
    })
    // Kept by the browser outside the memory of the page while it comes.
    const file = await new Response(counted, { headers: { 'content-type': TYPES[request.format] } }).blob()
    saveFile(file, name)
    report('done')
  } catch (failure) {
    if (abort.signal.aborted) return report('cancelled')
    report('failed')
    toasts.show({ tone: 'danger', title: "Products couldn't be exported", text: explain(failure).message })
  }
})

function queryOf({ query, itemIDs, format, columns }: ExportRequest) {
  return {
    ...(itemIDs ? { sort: query.sort, itemIDOnSearch: itemIDs.join(',') } : query),
    format,
    columns: columns?.join(','),
  }
}

function countBytes(stream: ReadableStream<Uint8Array<ArrayBuffer>>, onBytes: (bytes: number) => void) {
  let bytes = 0
  return stream.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        onBytes(bytes)
        controller.enqueue(chunk)
      },
    }),
  )
}

/** With the local date, so that the files of a week sort by day. */
export function exportName(now: Date, format: ExportFormat): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `products-${day.join('-')}.${format}`
}
