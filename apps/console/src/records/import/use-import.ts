import { numbers } from '@greenroom/ui'
import { useState } from 'react'
import { useAttempt } from '#failures/use-attempt.ts'
import { type FileRow, type ImportKind, type ImportPreview, previewOf, ROWS_MAX, sentRows } from './import-kind.ts'

/** A file of records: what it would do, seen before anything is changed, and then its import, all or nothing. */
export function useImport<Row extends FileRow, Sent>(kind: ImportKind<Row, Sent>) {
  type Preview = ImportPreview<Sent>
  const [file, setFile] = useState<File>()
  const [found, setFound] = useState<Preview | { fault: string }>()
  const { pending, problem, attempt } = useAttempt()
  const [fault, preview] = found && 'fault' in found ? [found.fault] : [undefined, found]

  async function choose(chosen: File) {
    setFile(chosen)
    setFound(undefined)
    setFound(await attempt(() => previewFile(chosen)))
  }

  async function previewFile(chosen: File): Promise<Preview | { fault: string }> {
    // The reader of CSV is not needed to look at a list.
    const { readRows } = await import('./read-rows.ts')
    const cells = await readRows(chosen)
    if ('fault' in cells) return cells
    const read = kind.read(cells)
    if ('fault' in read) return read
    const { rows, ignored } = read
    if (rows.length === 0) return { fault: 'The file has a header row but no data.' }
    if (rows.length > ROWS_MAX) return { fault: `The file has more than ${numbers.text(ROWS_MAX)} rows.` }
    const sent = sentRows(kind, rows)
    return previewOf(kind, rows, sent, sent.length > 0 ? await kind.check(sent) : [], ignored)
  }

  /** Whether it was imported. */
  async function perform(): Promise<boolean> {
    const plans = await attempt(() => kind.send(preview!.sent))
    if (!plans) setFound(undefined)
    return plans !== undefined
  }

  return { file, fault: fault ?? problem?.lines.join(' '), preview, pending, choose, perform }
}
