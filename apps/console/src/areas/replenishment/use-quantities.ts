import { nextSheet, type SheetAction, type SheetRow, type SheetState, sheetOf } from '@greenroom/ui'
import { useState } from 'react'
import { QUANTITY } from './drafts.ts'
import type { SuggestedItem } from './replenishment.atoms.ts'
import { cellsOf } from './replenishment.columns.ts'

/** What was typed instead of the suggestions, by item. */
type Typed = ReadonlyMap<string, string>

/** A sheet of suggestions. What was typed stays when they change, or when other filters show their items again. */
export function useQuantities(items: readonly SuggestedItem[]) {
  const [typed, setTyped] = useState<Typed>(new Map())
  const [sheet, setSheet] = useState<SheetState>(() => sheetOf(rowsOf(items, typed)))
  const [known, setKnown] = useState(items)
  if (known !== items) {
    setKnown(items)
    setSheet(sheetOf(rowsOf(items, typed)))
  }

  function dispatch(action: SheetAction) {
    const next = nextSheet(sheet, action)
    setSheet(next)
    setTyped((before) => typedIn(next.rows, before))
  }

  /** Removes items that are in drafts now. */
  function remove(itemIDs: readonly string[]) {
    const removed = new Set(itemIDs)
    setTyped((before) => new Map([...before].filter(([itemID]) => !removed.has(itemID))))
    setSheet((now) => nextSheet(now, { do: 'remove', ids: itemIDs }))
  }

  return { sheet, dispatch, remove, isTyped: typed.size > 0 }
}

function rowsOf(items: readonly SuggestedItem[], typed: Typed): SheetRow[] {
  return items.map((item) => {
    const before = cellsOf(item)
    return { id: item.itemID, cells: { ...before, [QUANTITY]: typed.get(item.itemID) ?? before[QUANTITY]! }, before }
  })
}

/** What differs from the suggestions, of the rows and of items that are not among them. */
function typedIn(rows: readonly SheetRow[], earlier: Typed): Typed {
  const typed = new Map(earlier)
  for (const { id, cells, before } of rows) {
    const quantity = cells[QUANTITY] ?? ''
    if (quantity === before?.[QUANTITY]) typed.delete(id)
    else typed.set(id, quantity)
  }
  return typed
}
