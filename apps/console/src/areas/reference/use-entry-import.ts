import type { ListKind } from '@greenroom/catalog'
import { readListRows } from '@greenroom/imports'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useAttempt } from '#forms/use-attempt.ts'
import { entriesOf, type ImportPreview, previewOf, ROWS_MAX } from './entry-import.ts'
import { checkImportAtom, importAtom } from './lists.atoms.ts'

/** A file for a list: what it would do, seen before anything is changed, and then its import, all or nothing. */
export function useEntryImport(kind: ListKind) {
  const check = useSetAtom(checkImportAtom)
  const send = useSetAtom(importAtom)
  const [file, setFile] = useState<File>()
  const [found, setFound] = useState<ImportPreview | { fault: string }>()
  const { pending, problem, attempt } = useAttempt()
  const [fault, preview] = found && 'fault' in found ? [found.fault] : [undefined, found]

  async function choose(chosen: File) {
    setFile(chosen)
    setFound(undefined)
    setFound(await attempt(() => previewFile(chosen)))
  }

  async function previewFile(chosen: File): Promise<ImportPreview | { fault: string }> {
    // The reader of CSV is not needed to look at a list.
    const { readRows } = await import('./list-file.ts')
    const cells = await readRows(chosen)
    if ('fault' in cells) return cells
    const read = readListRows(kind, cells)
    if ('fault' in read) return read
    const { rows, ignored } = read
    if (rows.length === 0) return { fault: 'The file has a header row but no data.' }
    if (rows.length > ROWS_MAX) return { fault: `The file has more than ${ROWS_MAX.toLocaleString('en')} rows.` }
    const entries = entriesOf(rows)
    return previewOf(rows, entries, entries.length > 0 ? await check(kind, entries) : [], ignored)
  }

  /** Whether it was imported. */
  async function perform(): Promise<boolean> {
    const plans = await attempt(() => send(kind, preview!.entries))
    if (!plans) setFound(undefined)
    return plans !== undefined
  }

  return { file, fault: fault ?? problem?.lines.join(' '), preview, pending, choose, perform }
}
