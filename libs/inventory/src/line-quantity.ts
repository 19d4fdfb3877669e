import type { DocumentIssue } from '@greenroom/documents'
import { add, type Quantity, readQuantity, toQuantity, toText, ZERO } from '@greenroom/money'
import { type DraftValue, isBlank } from '@greenroom/validation'
import { quantityFault } from './check-movement.ts'

const IN_GROUPS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/

/** A quantity as typed ("1,200.5") or stored; undefined if it is blank or no number. */
export function quantityOf(value: DraftValue): Quantity | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  if (text.includes(',') && !IN_GROUPS.test(text)) return undefined
  const read = readQuantity(text.replaceAll(',', ''))
  return typeof read === 'bigint' ? read : undefined
}

/** A quantity as typed and one more, as a scan counts; 1 of a blank, and undefined if it is no number. */
export function countedUp(value: DraftValue): string | undefined {
  const quantity = isBlank(value) ? ZERO : quantityOf(value)
  return quantity === undefined ? undefined : toText(add(quantity as Quantity, toQuantity(1)))
}

/** Like `quantityOf`, with 0 for a blank. */
export function quantityOrZero(value: DraftValue): Quantity {
  return quantityOf(value) ?? (ZERO as Quantity)
}

type Named = { path: string; label: string }

/** Why a quantity as typed is refused: it has to be above 0, or with `mayBeZero` not below. Blank is left to the caller. */
export function quantityIssue(value: DraftValue, { path, label }: Named, mayBeZero = false): DocumentIssue | undefined {
  if (isBlank(value)) return undefined
  const quantity = quantityOf(value)
  if (quantity === undefined) return { field: path, code: 'notNumber', message: `${label} must be a number.` }
  if (quantity < ZERO) return { field: path, code: 'negative', message: `${label} must be 0 or more.` }
  if (quantity === ZERO) {
    return mayBeZero ? undefined : { field: path, code: 'notPositive', message: `${label} must be more than 0.` }
  }
  const message = quantityFault(quantity)
  return message === undefined ? undefined : { field: path, code: 'quantity', message }
}
