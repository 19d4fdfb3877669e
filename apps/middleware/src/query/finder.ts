import { missingFrom, type Requirement } from '@greenroom/permissions'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import type { SessionUser } from '#calls/call.ts'
import { isMisspellable, startAsMeant } from './misspelling.ts'

/** What somebody looks for in all kinds of records. */
export interface Wanted {
  text: string
  match: Match
}

/**
 * Which records are found: those that contain every word; those whose name has every word despite one typing error in
 * each; or those whose name is similar as a whole.
 */
export type Match = 'contained' | 'misspelled' | 'similar'

/** A record that may be meant. */
export interface Candidate {
  kind: string
  id: string
  name: string
  /** By which it is found to the letter, besides its ID. */
  codes?: readonly (string | null)[]
  isInactive?: boolean
  /** Shown in place of an ID that means nothing to people. */
  detail?: string
  /** Of its name to the text, from 0 to 1. */
  similarity: number
}

/** How an area's records are found by the search over all kinds. */
export interface Finder {
  /** The kinds of its records, and what it takes to read them. */
  kinds: Readonly<Record<string, readonly Requirement[]>>
  /** Its best candidates of these kinds. */
  find(
    from: { company: CompanyStore; user: SessionUser },
    kinds: readonly string[],
    wanted: Wanted,
  ): Promise<Candidate[]>
}

/** Candidates per finder: more than are shown, because the best of them are chosen afterward. */
export const MOST_CANDIDATES = 100

/** The similarity from which a name may be meant as a whole. */
const LEAST_SIMILAR = 0.45

/** The kinds that a user may read, of those that are asked for. */
export function readableKinds({ kinds }: Finder, { grants }: Pick<SessionUser, 'grants'>, asked?: readonly string[]) {
  return Object.entries(kinds).flatMap(([kind, needs]) =>
    (asked?.includes(kind) ?? true) && !missingFrom(grants, needs) ? [kind] : [],
  )
}

/** Part of a text that is similar to another one. */
export function similarity(text: string, to: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`word_similarity(folded(${text}), folded(${to}))`
}

/** Runs `work` with pg_trgm's operator `<%`, for which there are indexes, at the same least similarity. */
export function withSimilarity<Result>(company: CompanyStore, work: (db: CompanyQueries) => Promise<Result>) {
  return company.transaction(async ({ db }) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_SIMILAR)}, true)`.execute(db)
    return work(db)
  })
}

/** The words of a text, each of which has to be found. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** A word as the database compares it; null, which nothing contains, if it folds to nothing or to spaces: a lone accent. */
export function foldedWord(word: string): RawBuilder<string | null> {
  return sql<string | null>`case when folded(${word}) ~ '[^ ]' then folded(${word}) end`
}

/** A name that has every word of a folded text, give or take one typing error in each. */
export function hasMisspelled(name: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const words = wordsOf(text).map((word) =>
    isMisspellable(word)
      ? sql<boolean>`folded(${name}) ~ ${startAsMeant(word)}`
      : sql<boolean>`strpos(folded(${name}), ${word}) > 0`,
  )
  return sql<boolean>`(${sql.join(words, sql` and `)})`
}

/** The columns that rows of a table are found by. */
interface Texts {
  name: RawBuilder<string>
  codes?: readonly RawBuilder<unknown>[]
  /** What is searched as well, but not shown. */
  also?: readonly RawBuilder<unknown>[]
}

/** Limits rows to candidates, the best first where there are too many, with the columns that rank them. */
export function candidatesIn<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  { name, codes = [], also = [] }: Texts,
  { text, match }: Wanted,
) {
  const near = similarity(text, name)
  const all = sql`folded(concat_ws(chr(10), ${sql.join([name, ...codes, ...also])}))`
  const isCode = sql<boolean>`folded(${text}) in (${sql.join([name, ...codes].map((code) => sql`folded(${code}::text)`))})`
  const contained = wordsOf(text).map((word) => sql<boolean>`strpos(${all}, (select ${foldedWord(word)})) > 0`)
  const found = {
    contained: sql<boolean>`(${sql.join(contained, sql` and `)})`,
    misspelled: hasMisspelled(name, text),
    similar: sql<boolean>`${near} >= ${LEAST_SIMILAR}`,
  }
  const codeTexts = codes.map((code) => sql`${code}::text`)
  return rows
    .where(found[match])
    .select([
      sql<string>`${name}`.as('name'),
      near.as('similarity'),
      sql<(string | null)[]>`array[${sql.join(codeTexts)}]::text[]`.as('codes'),
    ])
    .orderBy(sql`coalesce(${isCode}, false)`, 'desc')
    .orderBy(near, 'desc')
    .limit(MOST_CANDIDATES)
}
