import { memo } from 'react'
import { CellEditor } from './CellEditor.tsx'
import { isChanged, isOpen, type SheetColumn, type SheetRow as Row, shownText } from './sheet-state.ts'
import type { Typing } from './use-sheet.ts'
import styles from './sheet.module.css'

type SheetRowProps = {
  row: Row
  index: number
  /** In CSS pixels from the first row. */
  top: number
  columns: readonly SheetColumn[]
  isPhone: boolean
  /** 0 and 1 take turns from flash to flash; undefined for the other rows. */
  flash: number | undefined
  issues: Readonly<Record<string, string>> | undefined
  readOnly: boolean
  /** The selected columns of this row; -1 for none. */
  from: number
  to: number
  /** The column of the focused cell, -1 if another row has the focus. */
  active: number
  typing: Typing | null
  /** Takes a picked option of the cell that is typed in. */
  onPick: ((key: string, text: string) => void) | undefined
  noteID: string | undefined
}

/** One row of a sheet. It renders only when its own props change. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, index, top, columns, isPhone, flash, issues, readOnly, from, to, active, typing, onPick, noteID } = props
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-flash={flash}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column, at) => {
        const { id, kind, width, isFlexible, phoneDetail, takesScans, isWarning } = column
        const isActive = at === active
        return (
          <div
            key={id}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            aria-selected={at >= from && at <= to}
            aria-readonly={readOnly || !isOpen(row, column) || undefined}
            aria-invalid={issues?.[id] ? true : undefined}
            aria-describedby={isActive ? noteID : undefined}
            tabIndex={isActive ? 0 : -1}
            title={issues?.[id]}
            data-row={index}
            data-column={at}
            data-first={at === 0 || undefined}
            data-flexible={isFlexible || undefined}
            data-kind={kind}
            data-takes-scans={takesScans || undefined}
            data-warning={isWarning?.(row.cells[id] ?? '') || undefined}
            data-changed={isChanged(row, id) || undefined}
            data-new={row.before === undefined || undefined}
            className={styles.cell}
            style={{ inlineSize: width }}
          >
            {typing?.column === at ? (
              <CellEditor {...{ column, typing }} value={row.cells[id] ?? ''} onPick={onPick!} />
            ) : (
              shownText(column, row.cells[id] ?? '')
            )}
            {isPhone && phoneDetail && <Detail of={phoneDetail} text={row.cells[phoneDetail.id] ?? ''} />}
          </div>
        )
      })}
    </div>
  )
})

function Detail({ of, text }: { of: NonNullable<SheetColumn['phoneDetail']>; text: string }) {
  return (
    <span className={styles.detail} data-warning={of.isWarning?.(text) || undefined}>
      {text}
    </span>
  )
}
