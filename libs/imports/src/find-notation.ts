import { readNumber } from '@greenroom/validation'
import { unescapeFormula } from './csv.ts'
import { FILE_NOTATIONS, type FileNotation, type ImportPlan } from './import-plan.ts'

/** Looks at the numbers of a file, row by row. */
export type NotationFinder = {
  see(cells: readonly string[]): void
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
export function findNotation({ columns, attributes, entries }: ImportPlan, writesPoint: boolean): NotationFinder {
  const numbers = [
    ...columns.filter(({ field }) => field.kind === 'money' || field.kind === 'whole'),
    ...attributes.filter(({ label }) => entries?.ruleOf(label)?.type === 'NUMBER'),
  ]
  let point = 0
  let comma = 0
  let ambiguous: string | undefined

  function see(cell: string) {
    if (PLAIN_POINT.test(cell)) return point++
    if (!/[.,]/.test(cell)) return
    const [asPoint, asComma] = FILE_NOTATIONS.map((notation) => readNumber(unescapeFormula(cell), notation))
    if (asPoint === asComma) return
    if (asComma === undefined || (writesPoint && asPoint?.includes('.'))) point++
    else if (asPoint === undefined) comma++
    else ambiguous ??= cell
  }

  return {
    see(cells) {
      for (const { index } of numbers) see(cells[index] ?? '')
    },
    found() {
      const isToldApart = point > 0 !== comma > 0
      if (ambiguous !== undefined && !isToldApart) return undefined
      return comma > point ? '1.234,56' : '1,234.56'
    },
    ambiguous: () => ambiguous,
  }
}
