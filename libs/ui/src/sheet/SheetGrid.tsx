import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { SheetColumn, SheetIssues, SheetRow as Row } from './sheet-state.ts'
import { SheetRow } from './SheetRow.tsx'
import type { SheetModel } from './use-sheet.ts'
import styles from './sheet.module.css'

type SheetGridProps = {
  label: string
  columns: readonly SheetColumn[]
  rows: readonly Row[]
  issues: SheetIssues
  readOnly: boolean
  isPhone: boolean
  flash: { row: string } | undefined
  sheet: SheetModel
  /** The ID of the active cell's error text, if it has one. */
  noteID: string | undefined
}

/** In CSS pixels. */
const ROW = 34
const PHONE_ROW = 48

const OVERSCAN = 8

/** The visible cells, as an ARIA grid. It handles keys, pointer and clipboard for all of them. */
export function SheetGrid(props: SheetGridProps) {
  const { label, columns, rows, issues, readOnly, isPhone, flash, sheet, noteID } = props
  const rowSize = isPhone ? PHONE_ROW : ROW
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
    estimateSize: () => rowSize,
    overscan: OVERSCAN,
    // The height of the head.
    scrollPaddingStart: rowSize,
    rangeExtractor,
  })

  // Focuses once per move: a filter that shortens the sheet must not move the focus.
  const followed = useRef(moves)
  useLayoutEffect(() => {
    if (moves === followed.current) return
    followed.current = moves
    virtualizer.scrollToIndex(active)
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${active}"][data-column="${range.focus.column}"]`)
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    cell?.focus({ preventScroll: true })
  }, [virtualizer, moves, active, range.focus.column])

  // The sheet stays where the keyboard is: a scanner goes on typing.
  const flashes = useFlashes(flash)
  const flashed = flash ? rows.findIndex(({ id }) => id === flash.row) : -1
  useLayoutEffect(() => {
    if (flashes > 0 && flashed >= 0) virtualizer.scrollToIndex(flashed)
  }, [virtualizer, flashes, flashed])

  const width = columns.reduce((sum, column) => sum + column.width, 0)
  return (
    <div
      ref={grid}
      role="grid"
      data-sheet
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-readonly={readOnly || undefined}
      className={styles.grid}
      data-phone={isPhone || undefined}
      {...handlers}
    >
      <div role="row" aria-rowindex={1} className={styles.head} style={{ minInlineSize: width }}>
        {columns.map(({ id, label: name, kind, width: size, isFlexible, phoneDetail }, at) => (
          <div
            key={id}
            role="columnheader"
            aria-colindex={at + 1}
            className={styles.headCell}
            data-kind={kind}
            data-first={at === 0 || undefined}
            data-flexible={isFlexible || undefined}
            style={{ inlineSize: size }}
          >
            {name}
            {isPhone && phoneDetail && <span className={styles.detail}>{phoneDetail.label}</span>}
          </div>
        ))}
      </div>
      <div role="rowgroup" className={styles.body} style={{ blockSize: rows.length * rowSize, minInlineSize: width }}>
        {virtualizer.getVirtualIndexes().map((index) => {
          const row = rows[index]
          if (!row) return null
          const isIn = index >= box.top && index <= box.bottom
          return (
            <SheetRow
              key={row.id}
              row={row}
              index={index}
              top={index * rowSize}
              columns={columns}
              isPhone={isPhone}
              flash={index === flashed ? flashes % 2 : undefined}
              issues={issues.get(row.id)}
              readOnly={readOnly}
              from={isIn ? box.left : -1}
              to={isIn ? box.right : -1}
              active={index === active ? range.focus.column : -1}
              typing={typing?.row === index ? typing : null}
              onPick={typing?.row === index ? sheet.pick : undefined}
              noteID={index === active ? noteID : undefined}
            />
          )
        })}
      </div>
    </div>
  )
}

/** How many flashes there were: two kinds take turns, so that each begins anew. */
function useFlashes(flash: { row: string } | undefined): number {
  const [seen, setSeen] = useState({ flash, count: flash ? 1 : 0 })
  if (seen.flash !== flash) setSeen({ flash, count: seen.count + 1 })
  return seen.count
}
