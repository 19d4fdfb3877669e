import { sql, type RawBuilder } from 'kysely'

/** The texts that the search box looks in, as SQL expressions or values. */
interface Searched {
  itemID: unknown
  upc: unknown
  additionalUPCs: unknown
  masterSKU: unknown
  name: unknown
  productName: unknown
}

/**
 * The text of item.search: lower case, one part a line, so that no search finds what spans two of them.
 * Always computed by the database, as the search word is, because no two programs agree on lower case in every script.
 */
export function searchText(of: Searched): RawBuilder<string> {
  const upcs = sql`array_to_string(${of.additionalUPCs}::text[], chr(10))`
  return sql<string>`lower(concat_ws(chr(10), ${of.itemID}::text, ${of.upc}::text, ${upcs}, ${of.masterSKU}::text, ${of.name}::text, ${of.productName}::text))`
}

/** `item.search` holds the word. Finds it by its trigrams. */
export function foundByTrigrams(word: string): RawBuilder<boolean> {
  return sql<boolean>`search like lower(${`%${inOneLine(word).replace(/[\\%_]/g, '\\$&')}%`})`
}

/** The same, written so that no index serves it: for walking along the order of the list. */
export function foundByReading(word: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(search, lower(${inOneLine(word)})) > 0`
}

/** A line break is pasted by mistake: it stands for a space, and never for the end of a part. */
function inOneLine(word: string): string {
  return word.replace(/\n/g, ' ')
}
