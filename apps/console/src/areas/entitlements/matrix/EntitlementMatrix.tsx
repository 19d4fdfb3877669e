import { type CellBox, Banner, Button, EmptyState, ErrorState, GridStatus, Matrix, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import type { components } from '@greenroom/openapi'
import { formatsAtom } from '#data/formats.ts'
import { usePages } from '#data/pages.ts'
import { useFocusBack } from '#records/use-focus-back.ts'
import { useMay } from '#session/may.ts'
import styles from '../entitlements.module.css'
import type { TypedFilter } from '../item-filters.ts'
import { matrixItems } from '../matrix.atoms.ts'
import { shownCell } from './matrix-cells.ts'
import { columnOf } from './matrix-columns.ts'
import { type Asked, MatrixSelection } from './MatrixSelection.tsx'
import { cellKey, useCells } from './use-cells.ts'
import { useSelectedCells } from './use-selected-cells.ts'

type Location = components['schemas']['Location']

type EntitlementMatrixProps = { places: readonly Location[]; filter: TypedFilter }

/** The matrix of the active items that the filter finds, with what can be done with the selected cells. */
export function EntitlementMatrix({ places, filter }: EntitlementMatrixProps) {
  const { wall } = useAtomValue(formatsAtom)
  const { rows: items, first, loading, error, onRetry, onEndReached } = usePages(matrixItems(filter))
  const [view, setView] = useState<CellBox>()
  const [box, setBox] = useState<CellBox>()
  const [asked, ask] = useState<Asked>()
  const columns = useMemo(() => places.map(columnOf), [places])
  const rows = useMemo(() => items.map(({ itemID, name }) => ({ id: itemID, name, detail: itemID })), [items])
  const itemIDs = useMemo(() => items.map(({ itemID }) => itemID), [items])
  const placeIDs = useMemo(() => columns.map(({ id }) => id), [columns])
  const { cells, error: cellError, retry } = useCells(itemIDs, placeIDs, view)
  const around = useFocusBack(cells)
  const cellOf = useCallback(
    (item: string, place: string) => {
      const cell = cells.get(cellKey(item, place))
      return cell === undefined ? undefined : shownCell(cell, wall)
    },
    [cells, wall],
  )

  const selectedItems = box ? itemIDs.slice(box.top, box.bottom + 1) : []
  const selectedPlaces = box ? placeIDs.slice(box.left, box.right + 1) : []
  const isEvery = box?.top === 0 && box.bottom === items.length - 1 && onEndReached !== undefined
  const selected = useSelectedCells({
    items: selectedItems,
    places: selectedPlaces,
    every: isEvery ? { filter, total: first!.total! } : undefined,
    cellAt: (item, place) => cells.get(cellKey(item, place)),
  })
  const { may: mayEntitle } = useMay('changeEntitlements')
  const { may: mayRemove } = useMay('removeEntitlementCells')

  if (error && items.length === 0) {
    return (
      <ErrorState title="The items couldn't be loaded" onRetry={onRetry}>
        {error}
      </ErrorState>
    )
  }
  if (loading && items.length === 0) return <Skeleton shape="grid" rows={12} columns={6} />
  const total = first?.total?.count ?? items.length
  return (
    <div className={styles.parts} {...around}>
      {items.length > 0 && columns.length > 0 && (
        <MatrixSelection
          {...{ selected, asked }}
          places={selectedPlaces}
          name={columns[box?.left ?? 0]!.name}
          onAsk={ask}
        />
      )}
      {(error ?? cellError) && (
        <Banner tone="danger" action={<Button onPress={cellError ? retry : onRetry}>Retry</Button>}>
          {`Some of the matrix couldn't be loaded. ${error ?? cellError}`}
        </Banner>
      )}
      <Matrix
        label="Entitlements"
        corner="Item"
        {...{ rows, columns, cellOf, onEndReached }}
        onView={setView}
        onSelect={setBox}
        onToggle={() => mayEntitle && !selected.refused && !selected.pending && void selected.entitle()}
        onClear={() => mayRemove && !selected.removalRefused && !selected.pending && ask('remove')}
        empty={
          items.length === 0 ? (
            <EmptyState title="No items match">Try another search or clear the filters.</EmptyState>
          ) : (
            <EmptyState title="No places match">Choose another venue or type of place.</EmptyState>
          )
        }
      />
      <GridStatus shown={items.length} total={total} noun={`items by ${columns.length} places`} />
    </div>
  )
}
