import { numbers } from '@greenroom/ui'

/** The problem with the number of a field, which must be whole and within these bounds. */
export function wholeFault(text: string, min: number, max: number): string | undefined {
  const value = Number(text)
  if (/^\d+$/.test(text.trim()) && value >= min && value <= max) return undefined
  return `Enter a whole number from ${numbers.text(min)} to ${numbers.text(max)}.`
}
