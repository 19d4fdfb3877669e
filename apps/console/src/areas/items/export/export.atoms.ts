import { dataOf } from '@greenroom/api-client'
import { joinIDs } from '@greenroom/validation'
import { atom } from 'jotai'
import { showFailure } from '#failures/show-failure.ts'
import { apiAtom } from '#api/api.ts'
import { saveFile } from '#browser/save-file.ts'
import { reportWorkAtom, type Work } from '#screens/work.atoms.ts'
import { PRODUCTS } from '../paths.ts'
import type { ProductQuery } from '../list/products-url.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** What to export: the items of a query, or a selection in the order of the query. */
export type ExportRequest = {
  query: ProductQuery
  itemIDs?: readonly string[]
  format: ExportFormat
  /** The columns shown; undefined for all columns that can be imported again. */
  columns?: readonly string[]
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const KILOBYTE = 1024

/** Milliseconds between two progress updates in the top bar. */
const REPORT_PAUSE = 250

/** Downloads the file and saves it. It continues on other screens and can be canceled. */
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
    let reportedAt = performance.now()
    const counted = countBytes(answer as ReadableStream<Uint8Array<ArrayBuffer>>, (count) => {
      bytes = count
      if (performance.now() - reportedAt < REPORT_PAUSE) return
      reportedAt = performance.now()
      report('running')
    })
    // As a blob, the browser can keep it outside the memory of the page.
    const file = await new Response(counted, { headers: { 'content-type': TYPES[request.format] } }).blob()
    saveFile(file, name)
    report('done')
  } catch (failure) {
    if (abort.signal.aborted) return report('canceled')
    report('failed')
    showFailure("Products couldn't be exported", failure)
  }
})

function queryOf({ query, itemIDs, format, columns }: ExportRequest) {
  return {
    ...(itemIDs ? { sort: query.sort, itemIDOnSearch: joinIDs(itemIDs) } : query),
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

/** With the local date, so that files sort by day. */
function exportName(now: Date, format: ExportFormat): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `products-${day.join('-')}.${format}`
}
