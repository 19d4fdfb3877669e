/**
 * A number within a sentence of a rule, such as "at most 10,000 lines". The sentence is in American English, for whoever
 * reads it, and so is its number; what stands by itself on a screen has the formats of its reader.
 */
export function inSentence(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 4 })
}
