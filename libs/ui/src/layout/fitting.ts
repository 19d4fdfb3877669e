/** The widths of a row's parts in pixels, each with the gap after it. */
export type RowWidths = {
  /** The total width. */
  room: number
  /** The button for the entries that do not fit. */
  more: number
  /** Each entry, with its group. */
  entries: readonly { width: number; group: number }[]
  /** The heading of each group that has an entry in the row. */
  heads: readonly number[]
}

/** The entries that fit, as many from the start as possible. The current one is always included. */
export function fittingEntries({ room, more, entries, heads }: RowWidths, current: number): number[] {
  const all = entries.map((_, at) => at)
  const widthOf = (shown: readonly number[]) => {
    const groups = new Set(shown.map((at) => entries[at]!.group))
    return sum(shown.map((at) => entries[at]!.width)) + sum([...groups].map((group) => heads[group] ?? 0))
  }
  if (widthOf(all) <= room) return all
  let shown = all.filter((at) => at === current)
  for (const at of all) {
    if (at === current) continue
    if (widthOf([...shown, at]) > room - more) break
    shown = [...shown, at]
  }
  return shown.toSorted((one, other) => one - other)
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0)
}
