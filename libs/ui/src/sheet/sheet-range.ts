/** A cell by its position on screen: the row among those shown, the column among all. */
export type CellPlace = Readonly<{ row: number; column: number }>

/** The cells between the start of a selection and the focused cell, both included. */
export type CellRange = Readonly<{ anchor: CellPlace; focus: CellPlace }>

export type CellBox = Readonly<{ top: number; bottom: number; left: number; right: number }>

/** The first and last row and column of a range. */
export function boxOf({ anchor, focus }: CellRange): CellBox {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  }
}

export function rangeAt(place: CellPlace): CellRange {
  return { anchor: place, focus: place }
}

/** `place`, limited to a sheet of this many rows and columns. */
export function within(place: CellPlace, rows: number, columns: number): CellPlace {
  const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))
  return { row: clamp(place.row, rows), column: clamp(place.column, columns) }
}
