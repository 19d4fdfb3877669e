import { numbers } from '@greenroom/ui'
import {
  changeCorrections,
  correctTable,
  type FileNotation,
  type FileNumbers,
  type TableCorrections,
} from '@greenroom/imports'
import { useState } from 'react'
import { useAttempt } from '#failures/use-attempt.ts'
import { type Dialect, notationOf } from './dialect.ts'
import { FileFault } from './file-text.ts'
import {
  type Correction,
  type CorrectedFile,
  type FileRow,
  type ImportKind,
  type ImportPreview,
  previewOf,
  type Problem,
  ROWS_MAX,
  sameCell,
  sentRows,
} from './import-kind.ts'

/** How a file is written, as found or chosen. */
type Written = { dialect?: Dialect; numbers?: FileNumbers | undefined }

const NONE: TableCorrections = new Map()

/**
 * A file of records: what it would do, seen before anything is changed, and then its import, all or nothing. Cells that
 * are wrong are corrected here, in the file as it was read.
 */
export function useImport<Row extends FileRow, Sent>(kind: ImportKind<Row, Sent>) {
  type Preview = ImportPreview<Sent>
  const [file, setFile] = useState<File>()
  const [written, setWritten] = useState<Written>({})
  const [content, setContent] = useState<CorrectedFile>()
  const [found, setFound] = useState<Preview | { fault: string }>()
  const { pending, problem, attempt } = useAttempt()
  const [fault, preview] = found && 'fault' in found ? [found.fault] : [undefined, found]

  /** Reads a file in the way that is chosen, or else in the way that it is found to be written. */
  async function choose(chosen: File, as: Written = {}) {
    setFile(chosen)
    setWritten(as)
    setFound(undefined)
    setFound(await attempt(() => previewFile(chosen, as)))
  }

  /** Undefined if it has to be asked first how the file writes its numbers. */
  async function previewFile(chosen: File, as: Written): Promise<Preview | { fault: string } | undefined> {
    const opened = await rowsIn(chosen, as.dialect)
    if ('fault' in opened) return opened
    const { cells, dialect } = opened
    setWritten({ ...as, dialect })
    setContent({ cells, corrections: NONE })
    const read = await previewCells({ cells, corrections: NONE }, as.numbers?.notation ?? notationOf(dialect))
    if ('fault' in read) return read
    setWritten({ dialect, numbers: read.numbers })
    return read.preview
  }

  /** Without a preview, it has to be asked first how the file writes its numbers. */
  async function previewCells(
    as: CorrectedFile,
    notation: FileNotation | undefined,
  ): Promise<{ numbers?: FileNumbers | undefined; preview?: Preview } | { fault: string }> {
    const read = kind.read(correctTable(as.cells, as.corrections), notation)
    if ('fault' in read) return read
    const { rows, numbers: ofFile } = read
    if (ofFile && !ofFile.notation) return { numbers: ofFile }
    if (rows.length > ROWS_MAX) return { fault: `The file has more than ${numbers.text(ROWS_MAX)} rows.` }
    const sent = sentRows(kind, rows)
    return { numbers: ofFile, preview: previewOf(kind, as, read, sent, sent.length > 0 ? await kind.check(sent) : []) }
  }

  /** Reads and checks the file again with a cell changed, and all cells like it. Answers what speaks against it. */
  async function change(cell: Problem | Correction, to: string | null, alike: boolean): Promise<string | undefined> {
    const { cells, corrections } = content!
    const same = [...preview!.problems, ...preview!.corrections].filter((one) => sameCell(one) === sameCell(cell))
    const lines = alike ? same.map(({ line }) => line) : [cell.line]
    const next = { cells, corrections: changeCorrections(cells, corrections, { lines, column: cell.at!, to }) }
    const read = await previewCells(next, written.numbers?.notation ?? notationOf(written.dialect!))
    if ('fault' in read) return read.fault
    if (!read.preview) return `${read.numbers!.ambiguous} can be read in two ways. Leave out the thousands separator.`
    const problem = read.preview.problems.find(({ line, at }) => line === cell.line && at === cell.at)
    if (problem && to !== null) return problem.message
    setWritten({ ...written, numbers: read.numbers })
    setContent(next)
    setFound(read.preview)
    return undefined
  }

  /** Whether it was imported. If not, what speaks against it may be new. */
  async function perform(): Promise<boolean> {
    const plans = await attempt(() => kind.send(preview!.sent))
    if (plans) return true
    const again = await previewCells(content!, written.numbers?.notation ?? notationOf(written.dialect!)).catch(
      () => null,
    )
    if (again && !('fault' in again)) setFound(again.preview)
    return false
  }

  return { file, content, fault: fault ?? problem?.lines.join(' '), preview, written, pending, choose, change, perform }
}

async function rowsIn(file: File, as?: Dialect) {
  // The reader of CSV is not needed to look at a list.
  const { readRows } = await import('./read-rows.ts')
  try {
    return await readRows(file, as)
  } catch (fault) {
    if (fault instanceof FileFault) return { fault: fault.message }
    throw fault
  }
}
