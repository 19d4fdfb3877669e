import { type Api, dataOf } from '@greenroom/api-client'
import { unescapeFormula } from '@greenroom/imports'
import { saveRowsOf } from '#records/import/csv-file.ts'
import type { Draft } from './file/draft.atoms.ts'
import type { Import } from './import.atoms.ts'
import { leftOutCsv, type LeftOutRow } from './left-out-csv.ts'
import { SKIP_REASONS } from './reading/import-rows.ts'

const PAGE = 1000

/** Downloads all rejected rows of an import, to be fixed and imported again. */
export async function downloadRejected(api: Api, { importID, fileName, columns }: Import): Promise<void> {
  const rejections: LeftOutRow[] = []
  let cursor: string | undefined
  do {
    const params = { path: { importID }, query: { cursor, limit: PAGE } }
    const page = dataOf(await api.GET('/items/imports/{importID}/rejections', { params })).body
    rejections.push(...page.data)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  saveRowsOf(fileName, 'rejected', leftOutCsv(columns, rejections))
}

/** Downloads all skipped rows of an open file. */
export async function downloadSkipped(draft: Draft): Promise<void> {
  saveRowsOf(draft.file.name, 'skipped', await skippedCsv(draft))
}

export async function skippedCsv({ reader, opened }: Pick<Draft, 'reader' | 'opened'>): Promise<string> {
  const rows = (await reader.skipped(0, Infinity)).map(({ line, reason, cells }) => ({
    line,
    message: `${SKIP_REASONS[reason]}.`,
    cells: cells.map(unescapeFormula),
  }))
  return leftOutCsv(opened.columns, rows)
}
