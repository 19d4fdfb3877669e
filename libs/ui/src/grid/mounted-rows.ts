/** A mounted row: its row number in the current order, and its slot, which is its React key. */
export type MountedRow = { index: number; slot: number }

/**
 * Assigns slots to the rows that must be mounted. A row that stays keeps its slot, so a focused cell keeps its DOM node.
 * A new row takes over the slot of one that left, at the same place in the document: scrolling creates, moves and removes
 * no nodes. Once scrolling has `settled`, the document is put in the order of the rows, because screen readers read in
 * document order.
 */
export function mountRows(previous: readonly MountedRow[], indexes: readonly number[], settled: boolean): MountedRow[] {
  const wanted = new Set(indexes)
  const staying = new Set<number>()
  for (const { index } of previous) if (wanted.has(index)) staying.add(index)
  const coming = indexes.filter((index) => !staying.has(index))

  const rows: MountedRow[] = []
  for (const row of previous) {
    const index = staying.has(row.index) ? row.index : coming.pop()
    if (index !== undefined) rows.push(index === row.index ? row : { index, slot: row.slot })
  }
  const taken = new Set(rows.map((row) => row.slot))
  let slot = 0
  for (const index of coming.reverse()) {
    while (taken.has(slot)) slot += 1
    rows.push({ index, slot })
    slot += 1
  }
  return settled ? rows.sort((a, b) => a.index - b.index) : rows
}
