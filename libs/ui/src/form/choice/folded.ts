/** Letters without a decomposition, and the shapes of quotes and dashes, as they are typed. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ...Object.fromEntries([...'‘’‚‛ʼ′'].map((quote) => [quote, "'"])),
  ...Object.fromEntries([...'“”„‟″'].map((quote) => [quote, '"'])),
  ...Object.fromEntries([...'‐‑‒–—−'].map((dash) => [dash, '-'])),
}

/** A text as searches compare it: without case, accents, widths and the shapes of quotes and dashes, as the API does. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.replaceAll(/[^\0-\x7f]/g, (character) => PLAIN[character] ?? character)
}

/** Whether a text contains every word of a search, in any order, compared as folded. An empty search is in every text. */
export function containsWords(text: string, search: string): boolean {
  const all = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
