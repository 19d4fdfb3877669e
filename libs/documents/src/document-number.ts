/** The minimum number of digits, so that most numbers sort as text. */
const DIGITS = 6

const NUMBER = /^([a-z]{2,4})-(\d{1,15})$/i

/** The displayed number: PC-000123. `sequence` counts from 1 within a company and kind. */
export function formatDocumentNumber(prefix: string, sequence: number): string {
  return `${prefix}-${String(sequence).padStart(DIGITS, '0')}`
}

/** Parses a number as printed or typed, such as "pc-123"; undefined if it is not a number. */
export function parseDocumentNumber(text: string): { prefix: string; sequence: number } | undefined {
  const [, prefix, digits] = NUMBER.exec(text.trim()) ?? []
  const sequence = Number(digits)
  return prefix && sequence > 0 ? { prefix: prefix.toUpperCase(), sequence } : undefined
}
