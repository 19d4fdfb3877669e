import { type DraftValue, parseQuantity, type QuantityFault } from '@greenroom/validation'

const FAULTS: Record<QuantityFault, string> = {
  notNumber: 'must be a number.',
  notPositive: 'must be more than 0.',
  tooLarge: 'must be at most 999,999.999.',
  tooPrecise: 'can have at most 3 decimals.',
}

export type QuantityIssue = { code: 'required' | QuantityFault; message: string }

/** A quantity of a line as typed: its number, or what is wrong with it. Blank is null, with an issue if it is required. */
export function readLineQuantity(
  value: DraftValue,
  label: string,
  isRequired: boolean,
): { quantity: number | null; issue?: QuantityIssue } {
  if (value == null || value === '') {
    return { quantity: null, ...(isRequired && { issue: { code: 'required', message: `${label} is required.` } }) }
  }
  const read = parseQuantity(value)
  if (typeof read === 'number') return { quantity: read }
  return { quantity: null, issue: { code: read, message: `${label} ${FAULTS[read]}` } }
}
