/** A cell of a file that breaks a rule, or is corrected. */
type FileCell = {
  id: string
  line: number
  /** Its column, or what else is wrong with its row. */
  place: string
  /** What it says now. */
  value: string
  /** How many cells say the same, and can be corrected or taken back together. */
  alike: number
  /** It was corrected since the last check. */
  toCheck: boolean
}

export type RejectedCell = FileCell & {
  field: string
  /** What identifies the record of its row. */
  title: string
  /** What the file says, if it is corrected. */
  original: string | null
  message: string
  correctable: boolean
}

export type CorrectedCell = FileCell & { original: string }
