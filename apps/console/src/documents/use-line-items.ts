import { dataOf } from '@greenroom/api-client'
import type { SheetCells, SheetRow, SheetState } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { apiAtom } from '#data/api.ts'
import { type ChosenItem, itemColumn, lineOfItem } from './document-form.ts'
import type { DocumentScreenKind, LineItem, StoredDocument } from './document-screen.ts'

/** Items per request. */
const BATCH = 100

/**
 * The lines as shown. What a line merely shows of its item comes from the item that is typed, not from the one that
 * was there before, and is looked up while the line is not saved.
 */
export function useLineItems<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  lines: SheetState,
  chosen: readonly ChosenItem[] = [],
) {
  const api = useAtomValue(apiAtom)
  const [known, setKnown] = useState<ReadonlyMap<string, LineItem>>(() => byID(chosen))
  const asked = useRef(new Set<string>())
  const column = itemColumn(of.kind)
  const { rows } = lines

  /** Takes over items that were read elsewhere. */
  function learn(items: readonly LineItem[]) {
    for (const { itemID } of items) asked.current.add(itemID)
    setKnown((before) => new Map([...before, ...byID(items)]))
  }

  const lookUp = useEffectEvent(async () => {
    if (!column) return
    const typed = rows.filter((row) => !isAsSaved(of, row)).map(({ cells }) => cells[column]?.trim() ?? '')
    const missing = [...new Set(typed)].filter((itemID) => itemID !== '' && !asked.current.has(itemID))
    for (const itemID of missing) asked.current.add(itemID)
    for (let at = 0; at < missing.length; at += BATCH) {
      const batch = missing.slice(at, at + BATCH)
      try {
        const query = { itemIDOnSearch: batch.join(','), limit: BATCH }
        learn(dataOf(await api.GET('/items', { params: { query } })).body.data)
      } catch {
        // The cells stay empty until the line is saved; the next edit asks again.
        for (const itemID of batch) asked.current.delete(itemID)
      }
    }
  })
  useEffect(() => void lookUp(), [rows])

  const shownRows = useMemo(() => {
    // Kept between edits, so that only the rows that were edited render.
    const kept = new WeakMap<SheetRow, SheetRow>()
    return (row: SheetRow) => {
      const shown = kept.get(row) ?? shownRow(of, row, known.get((column && row.cells[column]?.trim()) ?? ''))
      kept.set(row, shown)
      return shown
    }
  }, [of, known, column])
  const shown = useMemo((): SheetState => ({ ...lines, rows: rows.map(shownRows) }), [lines, rows, shownRows])
  return { shown, learn }
}

function byID(items: readonly LineItem[]): ReadonlyMap<string, LineItem> {
  return new Map(items.map((item) => [item.itemID, item]))
}

/** Whether a line still stands for what it was saved for. */
function isAsSaved<Stored extends StoredDocument>(
  { lineKey }: DocumentScreenKind<Stored>,
  { cells, before }: SheetRow,
) {
  return before !== undefined && lineKey.every((name) => (cells[name] ?? '') === (before[name] ?? ''))
}

function shownRow<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  row: SheetRow,
  item: LineItem | undefined,
): SheetRow {
  const cells: SheetCells = isAsSaved(of, row) ? row.cells : { ...row.cells, ...lineOfItem(of, item, row.cells) }
  const figure = { [of.figure.name]: of.figure.of(cells) }
  // What is computed isn't a change that somebody made.
  return { ...row, cells: { ...cells, ...figure }, ...(row.before && { before: { ...row.before, ...figure } }) }
}
