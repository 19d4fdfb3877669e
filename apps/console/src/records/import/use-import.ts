import { numbers } from '@greenroom/ui'
import { useState } from 'react'
import { useAttempt } from '#failures/use-attempt.ts'
import type { Dialect } from './dialect.ts'
import { FileFault } from './file-text.ts'
import { type FileRow, type ImportKind, type ImportPreview, previewOf, ROWS_MAX, sentRows } from './import-kind.ts'

/** A file of records: what it would do, seen before anything is changed, and then its import, all or nothing. */
export function useImport<Row extends FileRow, Sent>(kind: ImportKind<Row, Sent>) {
  type Preview = ImportPreview<Sent>
  const [file, setFile] = useState<File>()
  const [dialect, setDialect] = useState<Dialect>()
  const [found, setFound] = useState<Preview | { fault: string }>()
  const { pending, problem, attempt } = useAttempt()
  const [fault, preview] = found && 'fault' in found ? [found.fault] : [undefined, found]

  /** Reads a file in the way that is chosen, or else in the way that it is found to be written. */
  async function choose(chosen: File, as?: Dialect) {
    setFile(chosen)
    setDialect(as)
    setFound(undefined)
    setFound(await attempt(() => previewFile(chosen, as)))
  }

  async function previewFile(chosen: File, as?: Dialect): Promise<Preview | { fault: string }> {
    const opened = await rowsIn(chosen, as)
    if ('fault' in opened) return opened
    const { cells } = opened
    setDialect(opened.dialect)
    const read = kind.read(cells)
    if ('fault' in read) return read
    const { rows } = read
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

  return { file, fault: fault ?? problem?.lines.join(' '), preview, dialect, pending, choose, perform }
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
