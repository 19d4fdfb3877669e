import type { NumberFormat } from '@greenroom/money'
import { readNumber } from '@greenroom/validation'
import { unescapeFormula } from './csv.ts'
import { FILE_NOTATIONS, type FileNotation } from './file-notation.ts'
import type { ImportPlan } from './import-plan.ts'

/** Looks at the numbers of a file, one by one. */
export type NotationFinder = {
  /** A percentage, at most 100, has no groups of thousands: its mark is a decimal mark. */
  see(cell: string, isPercentage?: boolean): void
  /** The notation of all numbers seen; undefined if nothing tells the two apart. */
  found(): FileNotation | undefined
  /** The first number that is another one in the other notation, such as 2,500. */
  ambiguous(): string | undefined
}

/** By far the most common numbers with a mark, for speed. */
const PLAIN_POINT = /^\d+\.(?:\d\d?|\d{4,})$/

/**
 * Finds the notation of a file over its whole columns of numbers. With `writesPoint`, the system that wrote the file
 * sets off no groups, so that a single point is a decimal point.
 */
export function findNotation(writesPoint: boolean): NotationFinder {
  let point = 0
  let comma = 0
  let ambiguous: string | undefined

  return {
    see(cell, isPercentage = false) {
      if (PLAIN_POINT.test(cell)) return point++
      if (!/[.,]/.test(cell)) return
      const [asPoint, asComma] = FILE_NOTATIONS.map((notation) => readNumber(unescapeFormula(cell), notation))
      if (asPoint === asComma) return
      if (asComma === undefined || ((writesPoint || isPercentage) && asPoint?.includes('.'))) point++
      else if (asPoint === undefined || isPercentage) comma++
      else ambiguous ??= cell
    },
    found() {
      const isToldApart = point > 0 !== comma > 0
      if (ambiguous !== undefined && !isToldApart) return undefined
      return comma > point ? '1.234,56' : '1,234.56'
    },
    ambiguous: () => ambiguous,
  }
}

/**
 * The numbers of a list that may be meant in either notation: one of the list is written in the notation that isn't the
 * reader's, and these are another number in that one.
 */
export function ambiguousNumbers(cells: readonly string[], reader: NumberFormat): ReadonlySet<string> {
  const both = cells.map((cell) => {
    const [asPoint, asComma] = FILE_NOTATIONS.map((notation) => readNumber(unescapeFormula(cell), notation))
    return reader.charAt(5) === '.' ? { cell, own: asPoint, other: asComma } : { cell, own: asComma, other: asPoint }
  })
  if (!both.some(({ own, other }) => own === undefined && other !== undefined)) return new Set()
  const isAmbiguous = ({ own, other }: (typeof both)[number]) =>
    own !== undefined && other !== undefined && own !== other
  return new Set(both.filter(isAmbiguous).map(({ cell }) => cell))
}

/** The columns of a plan that hold numbers. */
export function numberColumns({ columns, attributes, entries }: ImportPlan): number[] {
  return [
    ...columns.filter(({ field }) => field.kind === 'money' || field.kind === 'whole'),
    ...attributes.filter(({ label }) => entries?.ruleOf(label)?.type === 'NUMBER'),
  ].map(({ index }) => index)
}
