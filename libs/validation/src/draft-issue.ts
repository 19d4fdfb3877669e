import { CORRECT_MARKED_FIELDS, type Issue, quote } from './issue.ts'
import type { ItemFieldName } from './item-fields.ts'

/** One thing wrong with an item, its variants or its location hints. */
export type DraftIssue = Omit<Issue, 'field'> & {
  /** Where it is, as in `upc`, `variants.3.upc` or `hints.0.hint`. */
  field: string
  /** A warning refuses nothing: it asks whether this is meant. */
  warning?: true
}

/** The sentences of section 5 over a form whose location hints are blank, alone or beside other marked fields. */
export const HINTS_BLANK = 'Location Hints cannot be blank'
export const HINTS_AND_FIELDS_BLANK = 'LocationHints and Marked fields cannot be blank'

/** What the form says over all issues of a draft, or nothing if none refuses it (section 5). */
export function messageOver(issues: readonly DraftIssue[]): string | undefined {
  const refusing = issues.filter(({ warning }) => !warning)
  if (refusing.length === 0) return undefined
  const blankHints = refusing.filter(({ message }) => message === HINTS_BLANK)
  if (blankHints.length === 0) return CORRECT_MARKED_FIELDS
  return blankHints.length === refusing.length ? HINTS_BLANK : HINTS_AND_FIELDS_BLANK
}

/** What each variant must have, in the words of section 5. */
const MUST_HAVE: Partial<Record<ItemFieldName, string>> = {
  itemID: 'an item ID',
  upc: 'a UPC',
  name: 'a name',
  costPrice: 'a cost price',
  sellingPrice: 'a selling price',
}

/** The fields of a variant whose restricted characters section 5 puts into one sentence. */
const NAMED_TOGETHER: readonly ItemFieldName[] = ['name', 'itemID', 'upc']

/** An issue of a variant's field, in the words of section 5 where it has some. `index` counts from 0. */
export function variantIssue(issue: Issue, index: number): DraftIssue {
  const { code, field, params, title } = issue
  let { message } = issue
  if (code === 'required' && MUST_HAVE[field]) message = `All the variants must have ${MUST_HAVE[field]}`
  if (code === 'restricted' && NAMED_TOGETHER.includes(field)) {
    message = `Please enter a valid Variant Name/Item ID/UPC - Special characters ${params.characters} are restricted`
  }
  return { code, field: `variants.${index}.${field}`, message, params, title }
}

/** The item ID of a variant is the main item's, or else another variant's or known to the server. */
export function idIssue(itemID: string, index: number, isMain: boolean): DraftIssue {
  const value = quote(itemID)
  const field = `variants.${index}.itemID`
  return isMain
    ? { code: 'sameAsMain', field, message: 'Variant(s) with item ID same as main item found', params: { value } }
    : { code: 'duplicate', field, message: `Duplicate item ID(s) found for ${value}`, params: { value } }
}

export function sameAttributes(index: number): DraftIssue {
  const message = 'Attributes same as the main item'
  return { code: 'sameAttributes', field: `variants.${index}`, message, params: {}, warning: true }
}
