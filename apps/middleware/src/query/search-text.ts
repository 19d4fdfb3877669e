import { sql, type RawBuilder } from 'kysely'
import { foldedWord, wordsOf } from './finder.ts'

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
 * The text of item.search: folded, one part per line, so that no search matches across two parts. Always computed by
 * the database, like the search word, because no two programs agree on lowercase in every script (`folded`). The UPC is
 * left out where it repeats the item ID, as that of most imported items does: a fifth of the work of indexing them.
 */
export function searchText(of: Searched): RawBuilder<string> {
  const upc = sql`nullif(${of.upc}::text, ${of.itemID}::text)`
  const upcs = sql`array_to_string(${of.additionalUPCs}::text[], chr(10))`
  return sql<string>`folded(concat_ws(chr(10), ${of.itemID}::text, ${upc}, ${upcs}, ${of.masterSKU}::text, ${of.name}::text, ${of.productName}::text))`
}

/** What somebody searches for. Master SKUs are found only by those who may see them (section 6). */
export interface Sought {
  /** One word or several. */
  word: string
  seesSKU: boolean
}

/** `item.search` contains every word of the text, in any order. Uses its trigram index. */
export function foundByTrigrams(sought: Sought): RawBuilder<boolean> {
  return everyWord(
    sought,
    (word) => sql<boolean>`search like '%' || regexp_replace(${foldedWord(word)}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
  )
}

/** The same, written so that no index applies: for scanning in list order. */
export function foundByReading(sought: Sought): RawBuilder<boolean> {
  return everyWord(sought, (word) => isIn(sql.ref('search'), word))
}

function everyWord({ word: text, seesSKU }: Sought, isFound: (word: string) => RawBuilder<boolean>) {
  const words = [...new Set(wordsOf(text))]
  if (words.length === 0) return sql<boolean>`true`
  const conditions = [...words.map(isFound), ...(seesSKU ? [] : words.map((word) => isIn(WITHOUT_SKU, word)))]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** The columns that a search reads. */
export function searchedColumns(seesSKU: boolean) {
  return seesSKU ? (['search'] as const) : (['search', 'upc', 'additional_upcs', 'name', 'product_name'] as const)
}

/** The text of an item's search without its master SKU. */
const WITHOUT_SKU = searchText({
  itemID: sql.ref('item.item_id'),
  upc: sql.ref('item.upc'),
  additionalUPCs: sql.ref('item.additional_upcs'),
  masterSKU: sql`null`,
  name: sql.ref('item.name'),
  productName: sql.ref('item.product_name'),
})

/** The word is folded once, not for each row. */
function isIn(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(${text}, (select ${foldedWord(word)})) > 0`
}
