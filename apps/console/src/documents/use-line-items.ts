import { type Api, dataOf } from '@greenroom/api-client'
import type { SheetRow, SheetState } from '@greenroom/ui'
import { joinIDs } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { apiAtom } from '#api/api.ts'
import { type ChosenItem, type DocumentForm, headerIn, isSameLine, itemColumn, lineOfItem } from './document-form.ts'
import type { DocumentScreenKind, LineItem, StoredDocument } from './document-screen.ts'
import { lineFigures } from './line-figures.ts'

/** Items per request. */
export const BATCH = 100

/**
 * The lines as shown. What a line merely shows of its item comes from the item that is typed, not from the one that
 * was there before, and is looked up while the line is not saved.
 */
export function useLineItems<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  form: DocumentForm,
  stored: Stored | undefined,
  chosen: readonly ChosenItem[] = [],
) {
  const { lines } = form
  const place = of.placeOf?.(headerIn(form)) ?? ''
  /** What is stored of the lines is of the place where it was read. */
  const isStoredPlace = stored === undefined || place === (of.placeOf?.(of.headerOf(stored)) ?? '')
  const api = useAtomValue(apiAtom)
  const [known, setKnown] = useState<ReadonlyMap<string, LineItem>>(() => byID(chosen, place))
  const asked = useRef(new Set<string>())
  const column = itemColumn(of.kind)
  const { rows } = lines

  /** Takes over items that were read elsewhere. */
  function learn(items: readonly LineItem[]) {
    for (const { itemID } of items) if (!of.loadItems) asked.current.add(keyAt(place, itemID))
    setKnown((before) => new Map([...before, ...byID(items, place)]))
  }

  const lookUp = useEffectEvent(async () => {
    if (!column) return
    const isAsStored = (row: SheetRow) => isStoredPlace && isAsSaved(of, row)
    const typed = rows.filter((row) => !isAsStored(row)).map(({ cells }) => cells[column]?.trim() ?? '')
    const missing = [...new Set(typed)].filter((itemID) => itemID !== '' && !asked.current.has(keyAt(place, itemID)))
    for (const itemID of missing) asked.current.add(keyAt(place, itemID))
    for (let at = 0; at < missing.length; at += BATCH) {
      const batch = missing.slice(at, at + BATCH)
      try {
        const items = await (of.loadItems ?? loadItems)(api, batch, place)
        setKnown((before) => new Map([...before, ...byID(items, place)]))
      } catch {
        // The cells stay empty until the line is saved; the next edit asks again.
        for (const itemID of batch) asked.current.delete(keyAt(place, itemID))
      }
    }
  })
  useEffect(() => void lookUp(), [rows, place])

  const shownRows = useMemo(() => {
    // Kept between edits, so that only the rows that were edited render.
    const kept = new WeakMap<SheetRow, SheetRow>()
    return (row: SheetRow) => {
      const shown =
        kept.get(row) ??
        shownRow(of, row, isStoredPlace, known.get(keyAt(place, (column && row.cells[column]?.trim()) ?? '')))
      kept.set(row, shown)
      return shown
    }
  }, [of, known, column, place, isStoredPlace])
  const withFigures = useMemo(() => lineFigures(of.figures ?? [], column ?? ''), [of, column])
  const shown = useMemo(
    (): SheetState => ({ ...lines, rows: withFigures(rows.map(shownRows)) }),
    [lines, rows, shownRows, withFigures],
  )
  return { shown, learn }
}

/** What is shown of an item may depend on the place. */
const keyAt = (place: string, itemID: string) => `${place} ${itemID}`

function byID(items: readonly LineItem[], place: string): ReadonlyMap<string, LineItem> {
  return new Map(items.map((item) => [keyAt(place, item.itemID), item]))
}

export async function loadItems(api: Api, itemIDs: readonly string[]): Promise<readonly LineItem[]> {
  const query = { itemIDOnSearch: joinIDs(itemIDs), limit: itemIDs.length }
  return dataOf(await api.GET('/items', { params: { query } })).body.data
}

/** Whether a line still stands for what it was saved for. */
function isAsSaved<Stored extends StoredDocument>(of: DocumentScreenKind<Stored>, { cells, before }: SheetRow) {
  return before !== undefined && isSameLine(of, cells, before)
}

function shownRow<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  row: SheetRow,
  isStoredPlace: boolean,
  item: LineItem | undefined,
): SheetRow {
  const locked = (row.before && of.lockedOf?.(row.before)) ?? []
  const shown = locked.length > 0 ? { ...row, locked: new Set(locked) } : row
  if (isStoredPlace && isAsSaved(of, row)) return shown
  return { ...shown, cells: { ...row.cells, ...lineOfItem(of, item, row.cells) } }
}
