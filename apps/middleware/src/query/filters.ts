import { splitIDs } from '@greenroom/validation'
import { sql, type RawBuilder } from 'kysely'
import { foldedWord, wordsOf } from './finder.ts'

type Condition = RawBuilder<boolean>

/** The value itself. */
export function equals(column: string): (value: string) => Condition {
  return (value) => sql<boolean>`${sql.ref(column)} = ${value}`
}

/** One of the values of a list separated by commas. */
export function oneOf(column: string | RawBuilder<unknown>, read: (text: string) => unknown = String) {
  const of = typeof column === 'string' ? sql.ref(column) : column
  return (list: string): Condition => sql<boolean>`${of} = any(${splitIDs(list).map(read)})`
}

/** Every word is part of one of the row's texts, in any order. */
export function contains(columns: readonly string[], search: string): Condition {
  const text = sql`folded(concat_ws(chr(10), ${sql.join(columns.map((column) => sql.ref(column)))}))`
  const found = wordsOf(search).map((word) => sql<boolean>`strpos(${text}, (select ${foldedWord(word)})) > 0`)
  return found.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(found, sql` and `)})`
}
