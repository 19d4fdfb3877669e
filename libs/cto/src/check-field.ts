import { hasOuterSpace, idFault, isBlank, MONEY_DECIMALS, parseMoney, restrictedIn } from '@greenroom/validation'
import type { CtoIssue } from './cto-issue.ts'

/** The maximum length of an item ID, less what a generator appends. */
export const ID_MAX = 13

/** The maximum length of an item name, less what a generator appends. */
export const NAME_MAX = 48

export function checkID(id: string, restricted: string): CtoIssue[] {
  const words = idFault(id, true)
  const found = checkWords('id', 'ID', id, ID_MAX, restricted)
  return words ? [...found, { field: 'id', code: 'unfit', message: `ID ${words}` }] : found
}

export function checkName(name: string, restricted: string): CtoIssue[] {
  return checkWords('name', 'Name', name, NAME_MAX, restricted)
}

/** A required text with a maximum length, without restricted characters or outer spaces. */
export function checkWords(field: string, label: string, text: string, most: number, restricted: string): CtoIssue[] {
  if (isBlank(text)) return [{ field, code: 'required', message: `${label} is required.` }]
  const length = [...text].length
  const found = restrictedIn(text, restricted)
  return [
    ...(length > most
      ? [{ field, code: 'tooLong' as const, message: `${label} is longer than ${most} characters (${length}).` }]
      : []),
    ...(found.length > 0
      ? [{ field, code: 'restricted' as const, message: `${label} may not contain ${found.join(' ')}` }]
      : []),
    ...(hasOuterSpace(text)
      ? [{ field, code: 'outerSpace' as const, message: `${label} has a space at the start or the end.` }]
      : []),
  ]
}

/** `decimals`: what the currency of the company has; a cost may have more. */
export function checkPrice(field: string, label: string, value: unknown, decimals = MONEY_DECIMALS): CtoIssue[] {
  if (typeof parseMoney(value, decimals) === 'number') return []
  const most = decimals === 0 ? 'without decimals' : `with at most ${decimals} decimals`
  return [{ field, code: 'outOfRange', message: `${label} is an amount of 0 or more ${most}.` }]
}

export function checkWhole(field: string, label: string, value: number, least: number, most: number): CtoIssue[] {
  if (Number.isInteger(value) && value >= least && value <= most) return []
  return [{ field, code: 'outOfRange', message: `${label} is a whole number from ${least} to ${most}.` }]
}
