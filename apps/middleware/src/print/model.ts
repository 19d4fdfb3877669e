/**
 * Everything on a printed document, as plain data: the same model always makes the same bytes, so nothing is read from
 * the clock or the environment. Texts are printed as given; dates and amounts are already formatted.
 */
export type PdfModel = {
  page: { size: 'letter' | 'A4'; orientation?: 'portrait' | 'landscape' }
  /** Language of the texts (BCP 47), for screen readers. */
  language: string
  /** RFC 3339 time; becomes the creation date in the file's properties and is not printed. */
  createdAt: string
  company: string
  /** A PNG in base64, printed above the company's name. */
  logo?: string
  /** Kind of document, such as "Price change". Title and number together are the heading and the file's title. */
  title: string
  number: string
  status?: string
  /** Parties, dates and references, in reading order. */
  facts: readonly PdfPair[]
  remarks?: string
  tables: readonly PdfTable[]
  /** Totals of the document, below the last table. */
  totals?: readonly PdfTotal[]
  signatures?: readonly PdfSignature[]
  /** Added to the left of every page's foot, after company, title and number. */
  footer?: string
}

export type PdfPair = { label: string; value: string }

/** An emphasized total, such as the amount due, printed below a rule. */
export type PdfTotal = PdfPair & { emphasis?: boolean }

/** A signature line. `signedBy` is printed above it if somebody already signed or approved in the product. */
export type PdfSignature = { label: string; signedBy?: string }

export type PdfTable = {
  /** Heading above the table. */
  title?: string
  columns: readonly PdfColumn[]
  rows: readonly PdfRow[]
}

export type PdfColumn = {
  header: string
  /** Share of the table's width, relative to the other columns. */
  width: number
  align?: 'left' | 'right'
  /** Digits of equal width, for amounts and quantities that are compared down the column. */
  tabular?: boolean
}

/**
 * A group row is a heading across the table, repeated when the group continues on a new page. In subtotal and total rows
 * the first text extends over the empty cells after it; they stay on the page of the row above.
 */
export type PdfRow = { kind?: 'row' | 'subtotal' | 'total'; cells: readonly string[] } | { kind: 'group'; text: string }
