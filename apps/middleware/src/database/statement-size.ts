/** The parameters of one statement, in characters: larger ones freeze the process while they are written and sent. */
const STATEMENT_SIZE = 8_000_000

/** Splits rows into the statements that write them. */
export function* bySize<Row>(rows: Iterable<Row>, sizeOf: (row: Row) => number, most = STATEMENT_SIZE) {
  let batch: Row[] = []
  let size = 0
  for (const row of rows) {
    const own = sizeOf(row)
    if (batch.length > 0 && size + own > most) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(row)
    size += own
  }
  if (batch.length > 0) yield batch
}

/** The rows as JSON arrays, one for each statement. */
export function* jsonArrays(rows: Iterable<unknown>, most?: number) {
  for (const batch of bySize(texts(rows), (text) => text.length, most)) yield `[${batch.join(',')}]`
}

function* texts(rows: Iterable<unknown>) {
  for (const row of rows) yield JSON.stringify(row)
}
