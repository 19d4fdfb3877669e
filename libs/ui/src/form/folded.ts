/** Letters that have no accent to lose, and the shapes of quotes and dashes: each character and what it is compared as. */
const PAIRS = "łlđdøoħhıiςσ‘'’'‚'‛'ʼ'′'“\"”\"„\"‟\"″\"‐-‑-‒-–-—-−-"
const LETTERS = new Map([
  ...Array.from(PAIRS.matchAll(/(.)(.)/gu), ([, letter, plain]) => [letter!, plain!] as const),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
])
const ANY = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g')

/** Text as searches compare it: without case, accents, widths and the shapes of quotes and dashes. */
export function folded(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(ANY, (letter) => LETTERS.get(letter)!).trim()
}

/** The words of a search, each of which has to be found. */
export function searchWords(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean)
}
