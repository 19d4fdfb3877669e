import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { SheetIssues } from './Sheet.tsx'
import type { SheetColumn, SheetRow as Row } from './sheet-state.ts'
import { SheetRow } from './SheetRow.tsx'
import type { SheetModel } from './use-sheet.ts'
import styles from './sheet.module.css'

type SheetGridProps = {
  label: string
  columns: readonly SheetColumn[]
  rows: readonly Row[]
  issues: SheetIssues
  readOnly: boolean
  sheet: SheetModel
  /** Of the words about the active cell, where something is wrong with it. */
  noteID: string | undefined
}

/** In CSS pixels. */
const ROW = 34

const OVERSCAN = 8

/** The cells in view, as an ARIA grid. Keys, pointer and clipboard are heard here, for all of them. */
export function SheetGrid({ label, columns, rows, issues, readOnly, sheet, noteID }: SheetGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { range, box, typing, moves, handlers } = sheet
  const active = range.focus.row
  const rangeExtractor = useCallback(
    (shown: Range) => {
      const indexes = defaultRangeExtractor(shown)
      return indexes.includes(active) ? indexes : [...indexes, active].sort((one, other) => one - other)
    },
    [active],
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    scrollPaddingStart: ROW,
    rangeExtractor,
  })

  // Once a move: a filter that shortens the sheet takes the focus from nobody.
  const followed = useRef(moves)
  useLayoutEffect(() => {
    if (moves === followed.current) return
    followed.current = moves
    virtualizer.scrollToIndex(active)
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${active}"][data-column="${range.focus.column}"]`)
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    cell?.focus({ preventScroll: true })
  }, [virtualizer, moves, active, range.focus.column])

  const width = columns.reduce((sum, column) => sum + column.width, 0)
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-readonly={readOnly || undefined}
      className={styles.grid}
      {...handlers}
    >
      <div role="row" aria-rowindex={1} className={styles.head} style={{ minInlineSize: width }}>
        {columns.map(({ id, label: name, width: size }, at) => (
          <div
            key={id}
            role="columnheader"
            aria-colindex={at + 1}
            className={styles.headCell}
            data-first={at === 0 || undefined}
            style={{ inlineSize: size }}
          >
            {name}
          </div>
        ))}
      </div>
      <div role="rowgroup" className={styles.body} style={{ blockSize: rows.length * ROW, minInlineSize: width }}>
        {virtualizer.getVirtualIndexes().map((index) => {
          const row = rows[index]
          if (!row) return null
          const isIn = index >= box.top && index <= box.bottom
          return (
            <SheetRow
              key={row.id}
              row={row}
              index={index}
              top={index * ROW}
              columns={columns}
              issues={issues.get(row.id)}
              readOnly={readOnly}
              from={isIn ? box.left : -1}
              to={isIn ? box.right : -1}
              active={index === active ? range.focus.column : -1}
              typing={typing?.row === index ? typing : null}
              noteID={index === active ? noteID : undefined}
            />
          )
        })}
      </div>
    </div>
  )
}
