import { type Api, dataOf } from '@greenroom/api-client'
import { saveFile } from '#browser/save-file.ts'
import type { Import } from './import.atoms.ts'
import { rejectedCsv, rejectedName } from './rejected-csv.ts'
import type { Rejection } from './reading/reading.ts'

const PAGE = 1000

/** Downloads all rejected rows of an import, to be fixed and imported again. */
export async function downloadRejected(api: Api, { importID, fileName, columns }: Import): Promise<void> {
  const rejections: Rejection[] = []
  let cursor: string | undefined
  do {
    const params = { path: { importID }, query: { cursor, limit: PAGE } }
    const page = dataOf(await api.GET('/items/imports/{importID}/rejections', { params })).body
    rejections.push(...page.data)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  saveFile(new Blob([rejectedCsv(columns, rejections)], { type: 'text/csv;charset=utf-8' }), rejectedName(fileName))
}
