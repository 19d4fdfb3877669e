import { numbers } from '@greenroom/ui'
import type { FileNumbers } from '@greenroom/imports'
import { useState } from 'react'
import { useAttempt } from '#failures/use-attempt.ts'
import { type Dialect, notationOf } from './dialect.ts'
import { FileFault } from './file-text.ts'
import { type FileRow, type ImportKind, type ImportPreview, previewOf, ROWS_MAX, sentRows } from './import-kind.ts'

/** How a file is written, as found or chosen. */
type Written = { dialect?: Dialect; numbers?: FileNumbers | undefined }

/** A file of records: what it would do, seen before anything is changed, and then its import, all or nothing. */
export function useImport<Row extends FileRow, Sent>(kind: ImportKind<Row, Sent>) {
  type Preview = ImportPreview<Sent>
  const [file, setFile] = useState<File>()
  const [written, setWritten] = useState<Written>({})
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
    const read = kind.read(cells, as.numbers?.notation ?? notationOf(dialect))
    if ('fault' in read) return read
    const { rows } = read
    setWritten({ dialect, numbers: read.numbers })
    if (read.numbers && !read.numbers.notation) return undefined
    if (rows.length > ROWS_MAX) return { fault: `The file has more than ${numbers.text(ROWS_MAX)} rows.` }
    const sent = sentRows(kind, rows)
    return previewOf(kind, read, sent, sent.length > 0 ? await kind.check(sent) : [])
  }

  /** Whether it was imported. */
  async function perform(): Promise<boolean> {
    const plans = await attempt(() => kind.send(preview!.sent))
    if (!plans) setFound(undefined)
    return plans !== undefined
  }

  return { file, fault: fault ?? problem?.lines.join(' '), preview, written, pending, choose, perform }
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
