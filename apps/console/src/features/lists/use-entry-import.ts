import { explain } from '@greenroom/api-client'
import { type ListKind, readListRows } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { entriesOf, type ImportPreview, previewOf, ROWS_MAX } from './entry-import.ts'
import { checkImportAtom, importAtom } from './lists.atoms.ts'

/** A file for a list: what it would do, seen before anything is changed, and then its import, all or nothing. */
export function useEntryImport(kind: ListKind) {
  const check = useSetAtom(checkImportAtom)
  const send = useSetAtom(importAtom)
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [preview, setPreview] = useState<ImportPreview>()
  const [pending, setPending] = useState(false)

  async function choose(chosen: File) {
    setFile(chosen)
    setFault(undefined)
    setPreview(undefined)
    setPending(true)
    try {
      const found = await previewFile(chosen)
      if ('fault' in found) setFault(found.fault)
      else setPreview(found)
    } catch (failure) {
      setFault(explain(failure).message)
    } finally {
      setPending(false)
    }
  }

  async function previewFile(chosen: File): Promise<ImportPreview | { fault: string }> {
    // The reader of CSV is not needed to look at a list.
    const { readRows } = await import('./list-file.ts')
    const cells = await readRows(chosen)
    if ('fault' in cells) return cells
    const read = readListRows(kind, cells)
    if ('fault' in read) return read
    const { rows, ignored } = read
    if (rows.length === 0) return { fault: 'The file has a header and nothing below it.' }
    if (rows.length > ROWS_MAX) return { fault: `The file has more than ${ROWS_MAX.toLocaleString('en')} rows.` }
    const entries = entriesOf(rows)
    return previewOf(rows, entries, entries.length > 0 ? await check(kind, entries) : [], ignored)
  }

  /** Whether it was imported. */
  async function perform(): Promise<boolean> {
    setPending(true)
    try {
      await send(kind, preview!.entries)
      return true
    } catch (failure) {
      setFault(explain(failure).message)
      setPreview(undefined)
      return false
    } finally {
      setPending(false)
    }
  }

  return { file, fault, preview, pending, choose, perform }
}
