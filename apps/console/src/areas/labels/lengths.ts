import { numbers } from '@greenroom/ui'

export const UNITS = ['mm', 'in'] as const
export type Unit = (typeof UNITS)[number]

export const MM_PER_INCH = 25.4

/** A tenth of a millimeter, and what is about as fine. */
const DECIMALS: Readonly<Record<Unit, number>> = { mm: 1, in: 3 }

/** A length on paper: "7.5 mm", "0.295 in". */
export function lengthText(mm: number, unit: Unit, decimals = DECIMALS[unit]): string {
  return `${lengthIn(mm, unit, decimals)} ${unit}`
}

type Stock = { width: number; height: number; density: number }

/** The size of a label on paper: "56 × 30 mm". */
export function sizeText({ width, height, density }: Stock, unit: Unit): string {
  return `${lengthIn(width / density, unit)} × ${lengthText(height / density, unit)}`
}

function lengthIn(mm: number, unit: Unit, decimals = DECIMALS[unit]): string {
  const length = unit === 'mm' ? mm : mm / MM_PER_INCH
  return numbers.text(Number(length.toFixed(decimals)))
}

/** The marks of a ruler, which are the lines of the grid too: each millimeter, or each sixteenth of an inch. */
export const MARKS: Readonly<Record<Unit, { mm: number; perNumber: number; perHalf: number; number: number }>> = {
  mm: { mm: 1, perNumber: 10, perHalf: 5, number: 10 },
  in: { mm: MM_PER_INCH / 16, perNumber: 16, perHalf: 8, number: 1 },
}
