/** A word or a number that customers may not use. */
export const RESTRICTION_KINDS = { WORD: 'Blocked word', NUMBER: 'Restricted number' } as const
export type RestrictionKind = keyof typeof RESTRICTION_KINDS

export type Restriction = {
  kind: RestrictionKind
  text: string
  /** Whether the word is also blocked backwards. */
  alsoReversed: boolean
}

/** A restriction that does not apply to one item, with the reason. */
export type Allowance = { kind: RestrictionKind; text: string; reason: string }

/** Characters that read like a letter. */
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

/** A text normalized for reading: look-alikes as letters, without case, accents, spaces or marks in between. */
export function foldText(text: string): string {
  let folded = ''
  for (const char of text.normalize('NFKD').toUpperCase()) {
    const letter = LOOK_ALIKES[char] ?? char
    if (/[\p{L}\p{N}]/u.test(letter)) folded += letter
  }
  return folded
}

/** The blocked words in a text, with any spacing or disguise. */
export function blockedWordsIn(text: string, restrictions: readonly Restriction[]): Restriction[] {
  const folded = foldText(text)
  return restrictions.filter((restriction) => {
    const word = foldText(restriction.text)
    if (restriction.kind !== 'WORD' || word === '') return false
    return folded.includes(word) || (restriction.alsoReversed && folded.includes([...word].reverse().join('')))
  })
}

/** The restriction of a number, with any leading zeros. */
export function restrictedNumber(text: string, restrictions: readonly Restriction[]): Restriction | undefined {
  return restrictions.find(({ kind, text: other }) => kind === 'NUMBER' && plainNumber(other) === plainNumber(text))
}

function plainNumber(text: string): string {
  return text.trim().replace(/^0+(?=\d)/, '')
}

/** The restrictions that apply to an item. */
export function restrictionsBut(restrictions: readonly Restriction[], allowances: readonly Allowance[]): Restriction[] {
  const isAllowed = ({ kind, text }: Restriction) => allowances.some((one) => one.kind === kind && one.text === text)
  return restrictions.filter((restriction) => !isAllowed(restriction))
}
