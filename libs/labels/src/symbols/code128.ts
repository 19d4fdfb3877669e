/** Widths of the three bars and three spaces of each symbol value. */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ')
const STOP = '2331112'

const START = { B: 104, C: 105 } as const
const TO_C = 99
const TO_B = 100

/** Whether Code 128 can hold the text as we print it: printable ASCII. */
export function fitsCode128(text: string): boolean {
  return /^[ -~]+$/.test(text)
}

/**
 * The symbol values without check and stop. Set B holds one character, set C two digits; the choice is computed from the
 * end, so that the symbol is the shortest possible.
 */
export function code128Values(text: string): number[] {
  const isPair = (at: number) => isDigit(text[at]) && isDigit(text[at + 1])
  /** Symbols needed from each position on, starting in set B or in set C. */
  const inB = Array.from({ length: text.length + 1 }, () => 0)
  const inC = [...inB]
  for (let at = text.length - 1; at >= 0; at--) {
    const one = 1 + inB[at + 1]!
    const two = isPair(at) ? 1 + inC[at + 2]! : Infinity
    inB[at] = Math.min(one, 1 + two)
    inC[at] = Math.min(two, 1 + one)
  }
  let set: 'B' | 'C' = inC[0]! < inB[0]! ? 'C' : 'B'
  const values: number[] = [START[set]]
  for (let at = 0; at < text.length;) {
    const stays = set === 'C' ? isPair(at) && inC[at] === 1 + inC[at + 2]! : inB[at] === 1 + inB[at + 1]!
    if (!stays) {
      set = set === 'C' ? 'B' : 'C'
      values.push(set === 'C' ? TO_C : TO_B)
    }
    values.push(set === 'C' ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32)
    at += set === 'C' ? 2 : 1
  }
  return values
}

function isDigit(character = ''): boolean {
  return character >= '0' && character <= '9'
}

/** Encodes a text as the modules of a Code 128. */
export function code128Modules(text: string): string {
  const values = code128Values(text)
  const check = values.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103
  return [...[...values, check].map((value) => WIDTHS[value]!), STOP].map(modulesOf).join('')
}

function modulesOf(widths: string): string {
  return [...widths].map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(Number(width))).join('')
}
