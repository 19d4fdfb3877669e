import { CORRECT_MARKED_FIELDS, quote } from '@greenroom/validation'
import { type ItemIssue } from './item-issue.ts'
import type { ItemFieldName } from './item-fields.ts'

/** One issue of an item, its variants or its location hints. */
export type DraftIssue = Omit<ItemIssue, 'field'> & {
  /** Its path, such as `upc`, `variants.3.upc` or `hints.0.hint`. */
  field: string
  /** A warning does not refuse the draft: it asks for confirmation. */
  warning?: true
}

/** The messages of section 5 above a form with blank location hints, alone or with other marked fields. */
export const HINTS_BLANK = 'Location Hints cannot be blank'
export const HINTS_AND_FIELDS_BLANK = 'LocationHints and Marked fields cannot be blank'

/** What the messages above a form need of an issue. */
type Shown = { field: string; message: string; title?: string; code?: string; warning?: boolean }

/**
 * The messages above the form for all issues of a draft; none if nothing refuses it (section 5). The issues of variants,
 * and those with a title, have messages of their own, each shown once, after the one for all others.
 */
export function messagesOver(issues: readonly Shown[]): string[] {
  const refusing = issues.filter(({ warning }) => !warning)
  const hasOwn = ({ field, title }: Shown) => title !== undefined || isIn('variants', field)
  const own = refusing.filter(hasOwn).map(({ title, message }) => (title ? `${title}: ${message}` : message))
  return [...new Set([...messageOver(refusing.filter((issue) => !hasOwn(issue))), ...own])]
}

function messageOver(issues: readonly Shown[]): string[] {
  if (issues.length === 0) return []
  const blankHints = issues.filter(({ field, code }) => isIn('hints', field) && code === 'required')
  if (blankHints.length === 0) return [CORRECT_MARKED_FIELDS]
  return [blankHints.length === issues.length ? HINTS_BLANK : HINTS_AND_FIELDS_BLANK]
}

function isIn(part: 'variants' | 'hints', field: string): boolean {
  return field === part || field.startsWith(`${part}.`)
}

/** The required fields of a variant, as worded in section 5. */
const MUST_HAVE: Partial<Record<ItemFieldName, string>> = {
  itemID: 'an item ID',
  upc: 'a UPC',
  name: 'a name',
  costPrice: 'a cost price',
  sellingPrice: 'a selling price',
}

/** The fields of a variant whose restricted characters section 5 reports in one sentence. */
const NAMED_TOGETHER: readonly ItemFieldName[] = ['name', 'itemID', 'upc']

/** An issue of a variant's field, with section 5's message if it has one. `index` counts from 0. */
export function variantIssue(issue: ItemIssue, index: number): DraftIssue {
  const { code, field, params, title } = issue
  let { message } = issue
  if (code === 'required' && MUST_HAVE[field]) message = `All the variants must have ${MUST_HAVE[field]}`
  if (code === 'restricted' && NAMED_TOGETHER.includes(field)) {
    message = `Please enter a valid Variant Name/Item ID/UPC - Special characters ${params.characters} are restricted`
  }
  return { code, field: `variants.${index}.${field}`, message, params, title }
}

/** A variant has the item ID of the main item, or of another variant or a stored item. */
export function idIssue(itemID: string, index: number, isMain: boolean): DraftIssue {
  const value = quote(itemID)
  const field = `variants.${index}.itemID`
  return isMain
    ? { code: 'sameAsMain', field, message: 'Variant(s) with item ID same as main item found', params: { value } }
    : { code: 'duplicate', field, message: `Duplicate item ID(s) found for ${value}`, params: { value } }
}

/** A variant of another product than the main item's. */
export function otherProduct(productID: string, index: number): DraftIssue {
  const message = productID
    ? `Product ID must be ${quote(productID)}, as on the main item.`
    : 'Product ID must be blank, as on the main item.'
  return { code: 'otherProduct', field: `variants.${index}.productID`, message, params: { value: quote(productID) } }
}

export function sameAttributes(index: number): DraftIssue {
  const message = 'Attributes same as the main item'
  return { code: 'sameAttributes', field: `variants.${index}`, message, params: {}, warning: true }
}
