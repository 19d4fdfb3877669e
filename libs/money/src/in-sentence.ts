/** Slow to create, and the issues of a label job are many. */
const WORDS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

/**
 * A number within a sentence of a rule, such as "at most 10,000 lines". The sentence is in American English, for whoever
 * reads it, and so is its number; what stands by itself on a screen has the formats of its reader.
 */
export function inSentence(number: number): string {
  return WORDS.format(number)
}
