import type { Dialect } from './dialect.ts'
import { fileRows } from './file-rows.ts'
import { FileFault } from './file-text.ts'
import { openFile } from './open-file.ts'

/** Larger files hold no list that people keep. In bytes. */
const SIZE_LIMIT = 5_000_000

const BLANK: string[] = []

/** All rows of a file, the header among them, and how it is written unless that is chosen. Throws FileFault. */
export async function readRows(file: Blob, chosen?: Dialect): Promise<{ cells: string[][]; dialect: Dialect }> {
  if (file.size > SIZE_LIMIT) throw new FileFault('The file is larger than 5 MB. Choose a file of one list.')
  const { dialect } = await openFile(file, chosen)
  const cells: string[][] = []
  for await (const { rows, line } of fileRows(file, dialect)) {
    while (cells.length < line - 1) cells.push(BLANK)
    for (const row of rows) cells.push(row)
  }
  return { cells, dialect }
}
