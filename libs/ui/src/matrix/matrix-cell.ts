/** The head of a row or a column. */
export type MatrixHead = {
  /** The same for as long as it is the same record, and unlike any other. */
  id: string
  name: string
  /** A second, quieter line. */
  detail?: string
}

/** What a cell shows. */
export type MatrixCell = {
  text: string
  /** `strong`: set here. `quiet`: taken from elsewhere. `none`: nothing. */
  tone: 'strong' | 'quiet' | 'none'
  /** All of it in words, for screen readers and below the matrix. */
  words: string
}
