import { repeatedItem } from '@greenroom/documents'
import { countedUp } from '@greenroom/inventory'
import { Banner, Sheet, type SheetFlash } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { apiAtom } from '#api/api.ts'
import type { Formats } from '#data/formats.ts'
import { notCounted } from '#data/not-counted.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { type ChosenItem, itemColumn, itemRefusal, newLine, newLineID } from './document-form.ts'
import type { LinesKind } from './document-screen.ts'
import { ItemEntry } from './ItemEntry.tsx'
import { firstOpenColumn, lineColumns, lineIssues } from './line-columns.ts'
import { type PasteMark, withMarks } from './paste-marks.ts'
import type { LinesModel } from './use-document-form.ts'

type DocumentLinesProps = {
  of: LinesKind
  /** Of the document; its first one while it is not stored. */
  state: string
  model: LinesModel
  formats: Formats
  readOnly: boolean
}

/** The lines of a document as a sheet, and the row below that adds items to it. */
export function DocumentLines({ of, state, model, formats, readOnly }: DocumentLinesProps) {
  const { kind, lineKey } = of
  const grants = useAtomValue(grantsAtom)
  const api = useAtomValue(apiAtom)
  const [flash, setFlash] = useState<SheetFlash>()
  const [marks, setMarks] = useState<readonly PasteMark[]>([])
  const columns = useMemo(() => lineColumns(of, state, formats, grants), [of, state, formats, grants])
  const warning = of.warningOf?.(model.shown.rows, state)
  /** Only some fields are open, of lines that stay the same. */
  const isFixed = kind.states[state]!.openFields !== undefined
  const scanned = of.scanColumn?.(state)

  /** Why lines can't have an item, as a save would say it. */
  const refusalOf = (itemID: string) => itemRefusal(of, itemID, grants)

  /** What is there already flashes instead of coming twice. A scan counts where the kind says so, or goes on to typing. */
  function addItem(item: ChosenItem, isScanned = false): string {
    const { rows } = model.linesNow()
    const row = newLine(of, item, newLineID())
    const at = rows.findIndex(({ cells }) => lineKey.every((column) => cells[column] === row.cells[column]))
    if (at < 0 && isFixed) return `${item.itemID} is not on this ${kind.label}.`
    setFlash({ row: rows[at]?.id ?? row.id, column: isScanned && !scanned ? firstOpenColumn(of) : undefined })
    if (at < 0) {
      model.learn([item])
      const cells = isScanned && scanned ? { ...row.cells, [scanned]: '1' } : row.cells
      model.edit({ do: 'add', rows: [{ ...row, cells }] })
      return `${item.itemID} was added.`
    }
    if (!isScanned || !scanned) return repeatedItem(item.itemID, at)
    const { id, cells } = rows[at]!
    const count = countedUp(cells[scanned] ?? '')
    if (count === undefined) return notCounted(item.itemID, cells[scanned]!)
    model.edit({ do: 'edit', edits: [{ row: id, column: scanned, value: count }] })
    return `${item.itemID}: ${count}`
  }

  async function addPasted(text: string): Promise<string> {
    const { pasteLines } = await import('./paste-lines.ts')
    const { numberFormat } = formats
    const target = { of, columns, rows: model.linesNow().rows, refusalOf, numberFormat, scanned }
    const pasted = await pasteLines(api, text, target)
    model.learn(pasted.items)
    model.edit({ do: 'add', rows: pasted.rows, edits: pasted.edits })
    setMarks((earlier) => [...earlier, ...pasted.marks])
    return pasted.words
  }

  return (
    <>
      {warning && <Banner tone="warning">{warning}</Banner>}
      <Sheet
        label="lines"
        columns={columns}
        state={model.shown}
        dispatch={model.edit}
        issues={withMarks(lineIssues(model.issues, model.form.lines), marks, model.form.lines.rows)}
        readOnly={readOnly}
        isRemovable={!isFixed}
        flash={flash}
        onTyping={model.setTyping}
        empty={readOnly ? 'No lines.' : 'No lines yet. Type, scan or paste the first items below.'}
      />
      {!readOnly && itemColumn(kind) !== undefined && (!isFixed || scanned) && (
        <ItemEntry onItem={addItem} onPaste={addPasted} refusalOf={refusalOf} />
      )}
    </>
  )
}
