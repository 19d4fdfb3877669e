import type { ItemFieldName, KeyValue, ReadValues } from '@greenroom/catalog'
import type { ReplacedCode, RowReading } from './read-row.ts'

/** The result of an item's rows: the last valid row, its line in the file, and the number of rows. */
export type ItemGroup = {
  itemID: string
  line: number
  values: ReadValues
  attributes: KeyValue[]
  replaced?: readonly ReplacedCode[] | undefined
  rows: number
  /** The addresses of pictures besides `itemImage`. Grows while later rows are read. */
  pictures?: readonly string[]
}

/** Rows grouped by item ID, with the counts of a dry run. */
export type ItemGroups = {
  items: Map<string, ItemGroup>
  rows: number
  skipped: number
  rejected: number
  /** Rows that differ from their item's previous valid row. */
  conflicts: number
}

export function emptyGroups(): ItemGroups {
  return { items: new Map(), rows: 0, skipped: 0, rejected: 0, conflicts: 0 }
}

/** Adds one row to the groups in place, because files have hundreds of thousands of rows. IDs are compared exactly. */
export function addRow(groups: ItemGroups, line: number, reading: RowReading) {
  groups.rows++
  if (reading.outcome === 'picture') return
  if (reading.outcome === 'skipped') groups.skipped++
  else if (reading.outcome === 'rejected') groups.rejected++
  else {
    const { itemID, values, attributes, replaced } = reading
    const group = groups.items.get(itemID)
    if (!group) groups.items.set(itemID, { itemID, line, values, attributes, ...(replaced && { replaced }), rows: 1 })
    else {
      if (!sameValues(group.values, values) || !sameAttributes(group.attributes, attributes)) groups.conflicts++
      group.line = line
      group.values = values
      group.attributes = attributes
      group.replaced = replaced
      group.rows++
    }
  }
}

/** Item IDs that differ only by case, for a warning: often one item typed in two ways. */
export function idsDifferingByCase({ items }: ItemGroups): string[][] {
  const known = new Map<string, string>()
  const alike = new Map<string, string[]>()
  for (const itemID of items.keys()) {
    const folded = itemID.toLowerCase()
    const first = known.get(folded)
    if (first === undefined) known.set(folded, itemID)
    else alike.set(folded, [...(alike.get(folded) ?? [first]), itemID])
  }
  return [...alike.values()]
}

function sameValues(one: ReadValues, other: ReadValues): boolean {
  for (const name in one) if (!sameValue(one, other, name as ItemFieldName)) return false
  for (const name in other) if (one[name as ItemFieldName] === undefined) return false
  return true
}

function sameAttributes(one: KeyValue[], other: KeyValue[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, value }, index) => other[index]!.key === key && other[index]!.value === value)
  )
}

function sameValue(one: ReadValues, other: ReadValues, name: ItemFieldName): boolean {
  const [left, right] = [one[name], other[name]]
  return left === right || (Array.isArray(left) && Array.isArray(right) && left.join('\n') === right.join('\n'))
}
