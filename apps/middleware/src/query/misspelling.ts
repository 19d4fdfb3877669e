/** Typed words shorter than this are taken to the letter: one letter more or less makes another word of them. */
const SHORTEST = 4

/** What may stand before a word in the search text of an item, where the trigrams of a word's first letters count. */
const BEFORE_WORD = [' ', '\n', '-', '/', '(']

/** Whether a folded word may have a typing error: a code, which has digits or signs, may not. */
export function isMisspellable(word: string): boolean {
  return word.length >= SHORTEST && /^\p{L}+$/u.test(word)
}

/**
 * A regular expression for what a word begins with if it was meant by the typed one: itself, or with one letter that is
 * missing, added, wrong or swapped with the next.
 */
export function startAsMeant(word: string): string {
  const letters = [...word]
  const meant = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')]
    const next = letters[at + 1]
    return [
      `${before}.?${after}`,
      `${before}.${letter}${after}`,
      ...(next ? [`${before}${next}${letter}${letters.slice(at + 2).join('')}`] : []),
    ]
  })
  return `(^|[^[:alnum:]])(${meant.join('|')})`
}

/**
 * Patterns for LIKE, of which what contains such a word matches at least one. A trigram index serves them: what is left
 * of the word when two letters that follow each other are wrong.
 */
export function patternsAsMeant(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).flatMap((_letter, at) => {
    const meant = `${letters.slice(0, at).join('')}_%${letters.slice(at + 2).join('')}%`
    return BEFORE_WORD.map((before) => `%${before}${meant}`)
  })
}
