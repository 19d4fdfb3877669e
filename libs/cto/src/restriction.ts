/** A word that may not be written, or a number that may not be worn. */
export const RESTRICTION_KINDS = { WORD: 'Blocked word', NUMBER: 'Restricted number' } as const
export type RestrictionKind = keyof typeof RESTRICTION_KINDS

export type Restriction = {
  kind: RestrictionKind
  text: string
  /** Whether the word is blocked backwards too. */
  alsoReversed: boolean
}

/** A restriction that does not hold for one item, and why. */
export type Allowance = { kind: RestrictionKind; text: string; reason: string }

/** What is read as a letter though it is none. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '!': 'I',
  '|': 'I',
  '3': 'E',
  '€': 'E',
  '4': 'A',
  '@': 'A',
  '5': 'S',
  $: 'S',
  '7': 'T',
  '+': 'T',
  '8': 'B',
}

/** A text as its reader takes it: look-alikes as letters, without case, accents, spaces and what stands between. */
export function foldText(text: string): string {
  let folded = ''
  for (const char of text.normalize('NFKD').toUpperCase()) {
    const letter = LOOK_ALIKES[char] ?? char
    if (/[\p{L}\p{N}]/u.test(letter)) folded += letter
  }
  return folded
}

/** The blocked words that a text holds, however they are spaced or disguised. */
export function blockedWordsIn(text: string, restrictions: readonly Restriction[]): Restriction[] {
  const folded = foldText(text)
  return restrictions.filter((restriction) => {
    const word = foldText(restriction.text)
    if (restriction.kind !== 'WORD' || word === '') return false
    return folded.includes(word) || (restriction.alsoReversed && folded.includes([...word].reverse().join('')))
  })
}

/** The restriction of a number, whatever zeros stand before it. */
export function restrictedNumber(text: string, restrictions: readonly Restriction[]): Restriction | undefined {
  return restrictions.find(({ kind, text: other }) => kind === 'NUMBER' && plainNumber(other) === plainNumber(text))
}

function plainNumber(text: string): string {
  return text.trim().replace(/^0+(?=\d)/, '')
}

/** The restrictions that hold for an item. */
export function restrictionsBut(restrictions: readonly Restriction[], allowances: readonly Allowance[]): Restriction[] {
  const isAllowed = ({ kind, text }: Restriction) => allowances.some((one) => one.kind === kind && one.text === text)
  return restrictions.filter((restriction) => !isAllowed(restriction))
}
