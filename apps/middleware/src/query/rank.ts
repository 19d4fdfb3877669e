import { equalCodes } from '@greenroom/catalog'
import type { Candidate } from './finder.ts'

/** A candidate whose code is what was typed, to the letter but for its case. */
export function isExact({ id, codes = [] }: Pick<Candidate, 'id' | 'codes'>, text: string): boolean {
  const typed = equalCodes(text.toLowerCase())
  return [id, ...codes].some((code) => code != null && typed.includes(code.toLowerCase()))
}

/**
 * The best candidates first: the code itself, the name itself, what begins with the text, a word that does, what
 * contains it; then by similarity, the shorter name first. Inactive ones follow active ones that are as good.
 */
export function ranked(candidates: readonly Candidate[], text: string): Candidate[] {
  const places = new Map(candidates.map((candidate) => [candidate, placeOf(candidate, text.trim().toLowerCase())]))
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

function placeOf(candidate: Candidate, text: string): number {
  const name = candidate.name.toLowerCase()
  const texts = [name, candidate.id, ...(candidate.codes ?? [])].flatMap((code) => code?.toLowerCase() ?? [])
  if (isExact(candidate, text)) return 0
  if (name === text) return 1
  if (texts.some((code) => code.startsWith(text))) return 2
  if (` ${name}`.includes(` ${text}`)) return 3
  return texts.some((code) => code.includes(text)) ? 4 : 5
}
