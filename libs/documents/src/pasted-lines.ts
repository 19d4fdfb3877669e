/** A column of the lines as a paste fills it. */
export type PastedColumn = {
  name: string
  label: string
  isReadOnly?: boolean | undefined
  choices?: readonly { value: string; label: string }[] | undefined
  /** The value of a typed text: a number is plain, however the reader writes it. */
  read?: ((typed: string) => string) | undefined
  /** Of all texts of the column, those that are not read, because they may mean two numbers. */
  ambiguousIn?: ((typed: readonly string[]) => ReadonlySet<string>) | undefined
}

/** Follows a text that may mean two numbers, so that no rule takes it for one of them. */
export const AMBIGUOUS = '?'

/** What new lines are made of. */
export type PastedInto = {
  /** Every column that is shown, in its order. */
  columns: readonly PastedColumn[]
  /** The name of the column that names the item. */
  item: string
  /** What a new line has before anything is typed, by column. */
  defaults: Readonly<Record<string, string>>
}

/** Reads the rows of a spreadsheet as new lines, each by column. Rows without an item are left out. */
export function readPastedLines(
  into: PastedInto,
  table: readonly (readonly string[])[],
): Readonly<Record<string, string>>[] {
  const rows = table.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some(Boolean))
  const [first = []] = rows
  const named = first.map((cell) => columnNamed(into.columns, cell))
  const hasHeader = named.some((column) => column?.name === into.item)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const places = hasHeader ? named : placesOf(into, width)
  const lines = hasHeader ? rows.slice(1) : rows
  const columns = places.map((column, at) => column && withoutAmbiguous(column, lines, at))
  return lines
    .map((cells) => ({ ...into.defaults, ...valuesOf(cells, columns) }))
    .filter((line: Readonly<Record<string, string>>) => line[into.item])
}

function columnNamed(columns: readonly PastedColumn[], text: string): PastedColumn | undefined {
  return columns.find(({ name, label }) => [name, label].some((word) => isSame(word, text)))
}

/** All columns, if there are as many cells; or else the item and what people fill in, except what has a default. */
function placesOf({ columns, item, defaults }: PastedInto, width: number): (PastedColumn | undefined)[] {
  if (width >= columns.length) return [...columns]
  const isItem = ({ name }: PastedColumn) => name === item
  const filled = columns.filter((column) => !column.isReadOnly && !isItem(column))
  const room = width - 1
  const needed = filled.length > room ? filled.filter(({ name }) => !defaults[name]) : filled
  return [columns.find(isItem), ...needed]
}

/** The column, which leaves what is ambiguous among its cells unread. */
function withoutAmbiguous(column: PastedColumn, lines: readonly (readonly string[])[], at: number): PastedColumn {
  const { read = asTyped, ambiguousIn } = column
  const ambiguous = ambiguousIn?.(lines.map((cells) => cells[at] ?? ''))
  return { ...column, read: (text) => (ambiguous?.has(text) ? `${text}${AMBIGUOUS}` : read(text)) }
}

function valuesOf(cells: readonly string[], places: readonly (PastedColumn | undefined)[]): Record<string, string> {
  const values = places.flatMap((column, at) => {
    const text = cells[at]
    return column && !column.isReadOnly && text ? [[column.name, valueOf(column, text)] as const] : []
  })
  return Object.fromEntries(values)
}

/** A choice by its label or its value, in any case; anything else as its column reads it, for the rules to judge. */
function valueOf({ choices = [], read = asTyped }: PastedColumn, text: string): string {
  return choices.find(({ value, label }) => isSame(value, text) || isSame(label, text))?.value ?? read(text)
}

function asTyped(text: string): string {
  return text
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
