import type { CellBox } from '@greenroom/ui'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { problemWords } from '#failures/problem.ts'
import type { EntitlementCell } from '../entitlements.atoms.ts'
import { entitlementCells } from '../matrix.atoms.ts'
import { blocksOf } from './matrix-cells.ts'

/** The cells of the visible items and places, which load in blocks as they come into view. */
export function useCells(items: readonly string[], places: readonly string[], view: CellBox | undefined) {
  const madeOf = useMemo(() => {
    const blocks = (view ? blocksOf(view) : []).map(({ top, bottom, left, right }) => {
      const columns = places.slice(left, right + 1)
      return { columns, loaded: entitlementCells(items.slice(top, bottom + 1), columns) }
    })
    return atom(
      (get) => {
        const cells = new Map<string, EntitlementCell>()
        let failure: unknown
        for (const { columns, loaded } of blocks) {
          const load = get(loaded.stateAtom)
          failure ??= load.failure
          for (const row of load.value ?? []) {
            row.cells.forEach((cell, at) => cells.set(cellKey(row.itemID, columns[at]!), cell))
          }
        }
        return { cells, failure }
      },
      (_, set) => {
        for (const { loaded } of blocks) void set(loaded, { do: 'load' })
      },
    )
  }, [items, places, view])
  const { cells, failure } = useAtomValue(madeOf)
  return { cells, error: failure === undefined ? undefined : problemWords(failure), retry: useSetAtom(madeOf) }
}

export function cellKey(item: string, place: string): string {
  return `${item} ${place}`
}
