import { equalCodes } from '@greenroom/catalog'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Candidate } from './finder.ts'

/** A text as searches compare it (`folded` of the database). */
export type Fold = (text: string) => string

type Texts = Pick<Candidate, 'id' | 'name' | 'codes'>

/** A candidate whose code is what was typed, to the letter but for its case. */
export function isExact({ id, codes = [] }: Pick<Candidate, 'id' | 'codes'>, text: string): boolean {
  const typed = equalCodes(text.toLowerCase())
  return [id, ...codes].some((code) => code != null && typed.includes(code.toLowerCase()))
}

/** Folds what is ranked, all in one query: only the database knows how it folds each script. */
export async function foldOf(db: CompanyQueries, candidates: readonly Texts[], text: string): Promise<Fold> {
  const texts = [...new Set([text, ...candidates.flatMap((one) => [one.name, ...codesOf(one)])])]
  const rows = await db
    .selectFrom(sql<{ one: string }>`unnest(${texts}::text[])`.as<'given'>(sql`given(one)`))
    .select(['one', sql<string>`folded(one)`.as('folded')])
    .execute()
  const foldedOf = new Map(rows.map((row) => [row.one, row.folded]))
  return (one) => foldedOf.get(one) ?? one
}

/**
 * The best candidates first: the code itself, the name itself, what begins with the text, a word that does, what
 * contains it; then by similarity, the shorter name first. Inactive ones follow active ones that are as good.
 */
export function ranked(candidates: readonly Candidate[], text: string, fold: Fold): Candidate[] {
  const places = new Map(candidates.map((candidate) => [candidate, placeOf(candidate, text, fold)]))
  return candidates.toSorted(
    (one, other) =>
      places.get(one)! - places.get(other)! ||
      Number(one.isInactive ?? false) - Number(other.isInactive ?? false) ||
      other.similarity - one.similarity ||
      one.name.length - other.name.length ||
      one.name.localeCompare(other.name, 'en') ||
      one.id.localeCompare(other.id, 'en'),
  )
}

function placeOf(candidate: Candidate, typed: string, fold: Fold): number {
  const [text, name, codes] = [fold(typed), fold(candidate.name), codesOf(candidate).map(fold)]
  const texts = [name, ...codes]
  if (isExact(candidate, typed)) return 0
  if (codes.includes(text)) return 1
  if (name === text) return 2
  if (texts.some((one) => one.startsWith(text))) return 3
  if (` ${name}`.includes(` ${text}`)) return 4
  return texts.some((one) => one.includes(text)) ? 5 : 6
}

function codesOf({ id, codes = [] }: Texts): string[] {
  return [id, ...codes.flatMap((code) => code ?? [])]
}
