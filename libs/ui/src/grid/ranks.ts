/**
 * Rank columns: for each row the position of its value among all values of the column; equal values share one.
 * A column is ranked once, in slices; every sort by it is then a counting sort over integers (row-order.ts).
 *
 * Text is ranked in the order of Intl.Collator. Comparing 100,000 strings with it takes a quarter of a second, so
 * strings of printable ASCII are packed into 64-bit integers instead, seven or more characters at a time: the
 * collator's own weight of each character, then the row. The engine sorts those natively, and only short runs and
 * strings that differ in nothing but case are left to the collator.
 */

/** The rank of rows without a value. They come last in either direction. */
export const EMPTY_RANK = 0xffffffff

export type Ranks = { of: Uint32Array; count: number }

const collator = new Intl.Collator('en')
const baseCollator = new Intl.Collator('en', { sensitivity: 'base' })

/** A packed key holds characters in 44 bits and the row in the other 20. */
const KEY_BITS = 44
const ROW_BITS = 20
const MOST_ROWS = 2 ** ROW_BITS
const LOW_KEY = 2 ** (32 - ROW_BITS)
/** Shorter runs go to the collator directly. */
const SHORT_RUN = 12
const CHUNK = 2048
const UNPACKABLE = 0xff

/** By character code, the collator's position of each printable ASCII character, from 1, ignoring case. */
const WEIGHTS = asciiWeights()

function asciiWeights() {
  const table = new Uint8Array(128).fill(UNPACKABLE)
  const sorted = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).sort(collator.compare)
  let weight = 0
  sorted.forEach((char, at) => {
    if (at === 0 || baseCollator.compare(sorted[at - 1]!, char) !== 0) weight += 1
    table[char.charCodeAt(0)] = weight
  })
  return table
}

/** Ranks numbers; NaN counts as empty. Yields between its steps. */
export function* rankNumbers(values: Float64Array): Generator<void, Ranks> {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort()
  let count = 0
  for (let at = 0; at < sorted.length; at += 1) {
    if (count === 0 || sorted[at] !== sorted[count - 1]) sorted[count++] = sorted[at]!
  }
  yield
  const of = new Uint32Array(values.length)
  for (let row = 0; row < values.length; row += 1) of[row] = placeOf(values[row]!, sorted, count)
  return { of, count }
}

function placeOf(value: number, sorted: Float64Array, count: number) {
  if (Number.isNaN(value)) return EMPTY_RANK
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Ranks texts; the empty string counts as empty. Yields every few milliseconds. */
export function* rankTexts(texts: readonly string[]): Generator<void, Ranks> {
  const compare = (a: number, b: number) => collator.compare(texts[a]!, texts[b]!)
  const { packable, others, weighed } = weigh(texts)
  yield
  const starts = yield* sortPackable(packable, weighed, compare)
  if (others.length === 0) return ranksOf(packable, starts, texts.length)

  const rows = new Uint32Array(packable.length + others.length)
  rows.set(packable)
  rows.set(others, packable.length)
  yield* mergeSort(rows.subarray(packable.length), compare)
  yield* merge(rows, 0, packable.length, rows.length, compare)
  return ranksOf(rows, startsOf(rows, compare), texts.length)
}

/** Texts as the weights of their characters, concatenated, each text terminated by a 0. */
type Weighed = {
  texts: readonly string[]
  weights: Uint8Array
  /** By row, the offset of its text. */
  begins: Uint32Array
  /** By weight, the digit in a key: the fewer different characters a column has, the more of them fit. */
  digits: Uint8Array
  base: number
  /** How many digits fit. */
  chars: number
}

/** One pass over the texts in memory order, which makes the sort fast. */
function weigh(texts: readonly string[]) {
  const packable = new Uint32Array(texts.length)
  const others: number[] = []
  const begins = new Uint32Array(texts.length)
  const weights = new Uint8Array(texts.reduce((sum, text) => sum + text.length + 1, 0))
  const used = new Uint8Array(UNPACKABLE)
  let packed = 0
  let end = 0
  for (let row = 0; row < texts.length; row += 1) {
    const text = texts[row]!
    if (text === '') continue
    begins[row] = end
    let char = 0
    for (; char < text.length; char += 1) {
      const code = text.charCodeAt(char)
      const weight = code < 128 ? WEIGHTS[code]! : UNPACKABLE
      if (weight === UNPACKABLE) break
      weights[end + char] = weight
      used[weight] = 1
    }
    if (char === text.length && row < MOST_ROWS) {
      packable[packed++] = row
      end += text.length + 1
    } else {
      weights.fill(0, end, end + char)
      others.push(row)
    }
  }
  const { digits, base } = closeGaps(used)
  const weighed = { texts, weights, begins, digits, base, chars: Math.floor(KEY_BITS / Math.log2(base)) }
  return { packable: packable.subarray(0, packed), others, weighed }
}

/** Numbers the used weights without gaps, in the same order; 0 still ends a text. */
function closeGaps(used: Uint8Array) {
  const digits = new Uint8Array(used.length)
  let base = 1
  for (let weight = 1; weight < used.length; weight += 1) if (used[weight] === 1) digits[weight] = base++
  return { digits, base: Math.max(base, 2) }
}

/** Numbers the distinct values of sorted rows; `starts` has 1 where a new value begins. */
function ranksOf(sorted: Uint32Array, starts: Uint8Array, length: number): Ranks {
  const of = new Uint32Array(length).fill(EMPTY_RANK)
  let rank = -1
  for (let at = 0; at < sorted.length; at += 1) {
    rank += starts[at]!
    of[sorted[at]!] = rank
  }
  return { of, count: rank + 1 }
}

type Compare = (a: number, b: number) => number

function startsOf(sorted: Uint32Array, compare: Compare) {
  const starts = new Uint8Array(sorted.length)
  for (let at = 0; at < sorted.length; at += 1) {
    starts[at] = at === 0 || compare(sorted[at - 1]!, sorted[at]!) !== 0 ? 1 : 0
  }
  return starts
}

/** Sorts rows of packable texts in place and returns where distinct values begin. */
function* sortPackable(rows: Uint32Array, weighed: Weighed, compare: Compare): Generator<void, Uint8Array> {
  const starts = new Uint8Array(rows.length)
  const keys = new BigUint64Array(rows.length)
  const words = new Uint32Array(keys.buffer)
  /** Runs of rows whose characters before `depth` are equal. */
  const runs = rows.length === 0 ? [] : [{ from: 0, to: rows.length, depth: 0 }]

  for (let run = runs.pop(); run; run = runs.pop()) {
    const { from, to, depth } = run
    const part = rows.subarray(from, to)
    if (part.length < SHORT_RUN) {
      starts.set(startsOf(part.sort(compare), compare), from)
      continue
    }
    packKeys(part, weighed, depth, words)
    keys.subarray(0, part.length).sort()
    let begin = 0
    for (let at = 0; at < part.length; at += 1) {
      part[at] = words[2 * at]! & (MOST_ROWS - 1)
      if (at + 1 < part.length && sameKey(words, at, at + 1)) continue
      starts[from + begin] = 1
      if (at > begin) {
        const same = part.subarray(begin, at + 1)
        if (!endsInKey(words, at, weighed.base))
          runs.push({ from: from + begin, to: from + at + 1, depth: depth + weighed.chars })
        else if (!allEqual(same, weighed.texts)) starts.set(startsOf(same.sort(compare), compare), from + begin)
      }
      begin = at + 1
    }
    yield
  }
  return starts
}

/** Key and row as little-endian pairs of words, for the engine's own 64-bit sort. */
function packKeys(
  rows: Uint32Array,
  { weights, begins, digits, base, chars }: Weighed,
  depth: number,
  words: Uint32Array,
) {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!
    const begin = begins[row]! + depth
    let key = 0
    let weight = 1
    for (let char = begin; char < begin + chars; char += 1) {
      if (weight !== 0) weight = weights[char]!
      key = key * base + digits[weight]!
    }
    const high = Math.floor(key / LOW_KEY)
    words[2 * at] = (key - high * LOW_KEY) * MOST_ROWS + row
    words[2 * at + 1] = high
  }
}

function sameKey(words: Uint32Array, a: number, b: number) {
  return words[2 * a + 1] === words[2 * b + 1] && words[2 * a]! >>> ROW_BITS === words[2 * b]! >>> ROW_BITS
}

/** Whether a packed key reaches the end of its text: its last weight is 0. */
function endsInKey(words: Uint32Array, at: number, base: number) {
  return (words[2 * at + 1]! * LOW_KEY + (words[2 * at]! >>> ROW_BITS)) % base === 0
}

function allEqual(rows: Uint32Array, texts: readonly string[]) {
  const first = texts[rows[0]!]
  return rows.every((row) => texts[row] === first)
}

function* mergeSort(rows: Uint32Array, compare: Compare): Generator<void, void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    rows.subarray(from, from + CHUNK).sort(compare)
    yield
  }
  for (let width = CHUNK; width < rows.length; width *= 2) {
    for (let from = 0; from + width < rows.length; from += 2 * width) {
      yield* merge(rows, from, from + width, Math.min(from + 2 * width, rows.length), compare)
    }
  }
}

/** Merges two sorted adjacent runs in place. */
function* merge(rows: Uint32Array, from: number, middle: number, to: number, compare: Compare): Generator<void, void> {
  const left = rows.slice(from, middle)
  let at = 0
  let right = middle
  for (let into = from; at < left.length; into += 1) {
    rows[into] = right < to && compare(rows[right]!, left[at]!) < 0 ? rows[right++]! : left[at++]!
    if (into % CHUNK === 0) yield
  }
}
