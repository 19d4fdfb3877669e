import { type NumberFormat, readTyped } from '@greenroom/money'
import { explainDenied, type Grants, isSystemItem, missingFrom, type Requirement } from '@greenroom/permissions'
import { type Issue, type ReadContext, readValue } from '@greenroom/validation'
import { itemField } from './item-fields.ts'
import { systemItem } from './item-issue.ts'

/** A typed command that gives one item a new selling price. */
export type PriceCommand = {
  /** An item ID, another code, or part of a name. */
  item: string
  /** As typed. */
  price: string
}

/** Begins with a digit, after a sign and a currency perhaps: otherwise the words are no command but a search. */
const AMOUNT = /^[^\p{L}\d\s]{0,3}\d[\S\u00A0\u202F]*$/u

/** Space between words; a no-break space may set off the thousands of a number that was copied. */
const BETWEEN_WORDS = /(?!(?<=\d)[\u00A0\u202F]\d{3}(?!\d))\s+/

/** A word between item and price that some people type. */
const FILLERS = ['to', '=']

/** It is applied as a bulk edit of one item, which can be undone. */
const NEEDS: readonly Requirement[] = [
  { feature: 'CATALOG_PRODUCT', level: 'WRITE' },
  { feature: 'CATALOG_PRODUCT_PRICE', level: 'WRITE' },
  { feature: 'UTILITIES_BULK_EDIT', level: 'WRITE' },
]

/** Reads a command such as "price 12345 9.50"; undefined if the text is none. */
export function parsePriceCommand(text: string): PriceCommand | undefined {
  const [verb, ...words] = text.trim().split(BETWEEN_WORDS)
  const price = words.pop()
  if (verb?.toLowerCase() !== 'price' || price === undefined || !AMOUNT.test(price)) return undefined
  if (words.length > 1 && FILLERS.includes(words.at(-1)!.toLowerCase())) words.pop()
  return words.length > 0 ? { item: words.join(' '), price } : undefined
}

/** Why a user may give no item a new price by command; undefined if they may. */
export function refusePriceCommand(grants: Grants): string | undefined {
  const missing = missingFrom(grants, NEEDS)
  return missing && explainDenied(missing.feature, missing.level)
}

/** The price that a command gives an item, in major units, or the sentence that refuses it. It is read as the user writes numbers. */
export function judgePriceCommand(
  { itemID, sellingPrice }: { itemID: string; sellingPrice?: number | null | undefined },
  { price }: Pick<PriceCommand, 'price'>,
  { priceDecimals, numberFormat }: Pick<ReadContext, 'priceDecimals'> & { numberFormat: NumberFormat },
): { price: number; refusal?: undefined } | { refusal: string } {
  if (isSystemItem(itemID)) return { refusal: systemItem(itemID).message }
  const issues: Issue[] = []
  const plainNumber = (text: string) => readTyped(text, numberFormat)
  const context: ReadContext = { mode: 'edit', restricted: '', priceDecimals, plainNumber }
  const value = readValue(itemField('sellingPrice'), price, context, issues)
  const [issue] = issues
  if (issue) return { refusal: issue.message }
  return value === sellingPrice ? { refusal: `Selling price is already ${price}.` } : { price: value as number }
}
