import { MAX_COPIES } from './limits.ts'
import type { LabelLayout } from './placed.ts'

/** A label and its number of copies, 1 by default; 0 leaves it out. */
export type LabelCopies = Readonly<{ layout: LabelLayout; copies?: number }>

/** The number of copies. Throws if it is not a whole number in range: nobody wants that many labels by mistake. */
export function copiesOf({ copies = 1 }: LabelCopies): number {
  if (!Number.isInteger(copies) || copies < 0 || copies > MAX_COPIES) throw new RangeError(`${copies} copies`)
  return copies
}

/** Copies with the spare ones, which are rounded up for each label. */
export function withSpare(copies: number, percent: number): number {
  return copies + Math.ceil((copies * percent) / 100)
}
