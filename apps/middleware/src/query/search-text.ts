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
 * The text of item.search: lowercase, one part per line, so that no search matches across two parts. Always computed by
 * the database, like the search word, because no two programs agree on lowercase in every script. The UPC is left out
 * where it repeats the item ID, as that of most imported items does: a fifth of the work of indexing them.
 */
export function searchText(of: Searched): RawBuilder<string> {
  const upc = sql`nullif(${of.upc}::text, ${of.itemID}::text)`
  const upcs = sql`array_to_string(${of.additionalUPCs}::text[], chr(10))`
  return sql<string>`lower(concat_ws(chr(10), ${of.itemID}::text, ${upc}, ${upcs}, ${of.masterSKU}::text, ${of.name}::text, ${of.productName}::text))`
}

/** `item.search` contains the word. Uses its trigram index. */
export function foundByTrigrams(word: string): RawBuilder<boolean> {
  return sql<boolean>`search like lower(${`%${inOneLine(word).replace(/[\\%_]/g, '\\$&')}%`})`
}

/** The same, written so that no index applies: for scanning in list order. */
export function foundByReading(word: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(search, lower(${inOneLine(word)})) > 0`
}

/** A line break was pasted by mistake: it counts as a space, and never ends a part. */
function inOneLine(word: string): string {
  return word.replace(/\n/g, ' ')
}
