import { alignmentPage, type Sheet } from '@greenroom/labels'

/** The alignment page of a sheet, to be saved. */
export function alignmentFile(sheet: Sheet): Blob {
  return new Blob([Uint8Array.from(alignmentPage(sheet))], { type: 'application/pdf' })
}
