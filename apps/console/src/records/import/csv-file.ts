import { csvLine } from '@greenroom/imports'
import { saveFile } from '#browser/save-file.ts'

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Rows of cells as a CSV file, the header first. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('')
}

/** Saves rows of a file that was opened, under its name without its extensions and with this word. */
export function saveRowsOf(fileName: string, what: string, csv: string) {
  const name = fileName.replace(/(\.(csv|tsv|txt|xlsx))?(\.gz)?$/i, '')
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name} ${what}.csv`)
}
