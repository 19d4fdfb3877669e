import { type RowBatch, rowsOf } from './csv-rows.ts'
import type { Dialect } from './dialect.ts'
import { textOf } from './file-text.ts'

/** All rows of a file, the header among them. Throws FileFault. */
export async function* fileRows(file: Blob, dialect: Dialect): AsyncGenerator<RowBatch> {
  if ('sheet' in dialect) yield* (await workbooks()).sheetRows(file, dialect.sheet)
  else yield* rowsOf(textOf(file, dialect.encoding), dialect.delimiter)
}

/** Loaded on demand, because most files are no workbooks. */
export const workbooks = () => import('./workbook.ts')
