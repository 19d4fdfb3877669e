import { repeatedItem } from '@greenroom/documents'
import { countedUp } from '@greenroom/inventory'
import { Banner, Sheet, type SheetFlash } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { apiAtom } from '#api/api.ts'
import type { Formats } from '#data/formats.ts'
import { itemByCode } from '#data/items-by-code.ts'
import { showFailure } from '#failures/show-failure.ts'
import { notCounted } from '#data/not-counted.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { newUUID } from '#data/new-uuid.ts'
import { type ChosenItem, isSameLine, itemColumn, itemRefusal, newLine } from './document-form.ts'
import type { LinesKind } from './document-screen.ts'
import type { Said } from './entry-words.ts'
import { ItemEntry } from './ItemEntry.tsx'
import { firstMarkedCell, firstOpenColumn, lineColumns, lineIssues } from './line-columns.ts'
import { type PasteMark, withMarks } from './paste-marks.ts'
import type { LinesModel } from './use-document-form.ts'

type DocumentLinesProps = {
  of: LinesKind
  /** Of the document; its first one while it is not stored. */
  state: string
  model: LinesModel
  formats: Formats
  readOnly: boolean
  /** What somebody should know of them, beside them while they are typed. */
  warning: string | undefined
}

/** The lines of a document as a sheet, and the row below that adds items to it. */
export function DocumentLines({ of, state, model, formats, readOnly, warning }: DocumentLinesProps) {
  const { kind } = of
  const grants = useAtomValue(grantsAtom)
  const api = useAtomValue(apiAtom)
  const [flash, setFlash] = useState<SheetFlash>()
  const [marks, setMarks] = useState<readonly PasteMark[]>([])
  const stored = model.stored?.lines
  const columns = useMemo(() => lineColumns(of, state, formats, grants, stored), [of, state, formats, grants, stored])
  const [marked, setMarked] = useState(model.marked)
  if (marked !== model.marked) {
    setMarked(model.marked)
    const cell = model.marked && firstMarkedCell(model.marked, model.form.lines, columns)
    if (cell) setFlash(cell)
  }
  /** Only some fields are open, of lines that stay the same. */
  const isFixed = kind.states[state]!.openFields !== undefined
  const scanned = of.scanColumn?.(state)
  const item = itemColumn(kind)

  /** Why lines can't have an item, as a save would say it. */
  const refusalOf = (itemID: string) => itemRefusal(of, itemID, grants)

  /** What is there already flashes instead of coming twice. A scan counts where the kind says so, or goes on to typing. */
  function addItem(chosen: ChosenItem, isScanned = false): Said {
    const { rows } = model.linesNow()
    const row = newLine(of, chosen, newUUID())
    const at = rows.findIndex(({ cells }) => isSameLine(of, cells, row.cells))
    const line = rows[at]?.id ?? row.id
    const say = (words: string): Said => ({ words, lines: [line] })
    if (at < 0 && isFixed) return { words: `${chosen.itemID} is not on this ${kind.label}.`, lines: [] }
    setFlash({ row: line, column: isScanned && !scanned ? firstOpenColumn(of, {}) : undefined })
    if (at < 0) {
      model.learn([chosen])
      const cells = isScanned && scanned ? { ...row.cells, [scanned]: '1' } : row.cells
      model.edit({ do: 'add', rows: [{ ...row, cells }] })
      return say(`${chosen.itemID} was added.`)
    }
    if (!isScanned || !scanned) return say(repeatedItem(chosen.itemID, at))
    const { id, cells } = rows[at]!
    const count = countedUp(cells[scanned] ?? '')
    if (count === undefined) return say(notCounted(chosen.itemID, cells[scanned]!))
    model.edit({ do: 'edit', edits: [{ row: id, column: scanned, value: count }] })
    return say(`${chosen.itemID}: ${count}`)
  }

  function typeIn(line: string) {
    const row = model.linesNow().rows.find(({ id }) => id === line)
    setFlash({ row: line, column: firstOpenColumn(of, row?.cells ?? {}) })
  }

  /** The item of a code, which no cell shows. */
  async function itemOfCode(code: string) {
    try {
      return (await itemByCode(api, code)).item?.itemID
    } catch (failure) {
      showFailure("The code couldn't be looked up", failure)
      return undefined
    }
  }

  async function addPasted(text: string): Promise<Said> {
    const { pasteLines } = await import('./paste-lines.ts')
    const { numberFormat } = formats
    const target = { of, columns, rows: model.linesNow().rows, refusalOf, numberFormat, scanned }
    const { rows, edits, items: found, words, marks: left } = await pasteLines(api, text, target)
    model.learn(found)
    model.edit({ do: 'add', rows, edits })
    setMarks((earlier) => [...earlier, ...left])
    const known = new Set(found.map(({ itemID }) => itemID))
    const unknown = rows.map(({ id, cells }) => [id, cells[item!]!] as const).filter(([, code]) => !known.has(code))
    const lines = [...rows.map(({ id }) => id), ...edits.map(({ row }) => row)]
    return { words, lines, unknown: Object.fromEntries(unknown) }
  }

  return (
    <>
      {!readOnly && warning && <Banner tone="warning">{warning}</Banner>}
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
        onFindCode={itemOfCode}
        empty={readOnly ? 'No lines.' : 'No lines yet. Type, scan or paste the first items below.'}
      />
      {!readOnly && item !== undefined && (!isFixed || scanned) && (
        <ItemEntry
          rows={model.form.lines.rows}
          column={item}
          onItem={addItem}
          onPaste={addPasted}
          onTypeIn={typeIn}
          refusalOf={refusalOf}
        />
      )}
    </>
  )
}
