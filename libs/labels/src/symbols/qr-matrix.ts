import type { ErrorCorrection } from '../choices.ts'

/** The modules of a code row by row, 1 for black, and which of them hold data, as only these are masked. */
export type QrModules = Readonly<{ version: number; size: number; modules: Uint8Array; isData: Uint8Array }>

/** Centers of the alignment patterns of versions 1 to 10. */
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]] as const

const LEVEL_BITS = { L: 1, M: 0, Q: 3, H: 2 } as const

/** Draws the fixed patterns of this version, and the codewords in zigzag between them. */
export function placeQr(words: readonly number[], version: number): QrModules {
  const size = 17 + 4 * version
  const code = { version, size, modules: new Uint8Array(size * size), isData: new Uint8Array(size * size).fill(1) }
  const set = (x: number, y: number, black: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) setPattern(code, x, y, black)
  }
  /** A square of rings around a center, black if the ring number is in `black`. */
  const rings = (cx: number, cy: number, radius: number, black: readonly number[]) => {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++) set(cx + x, cy + y, black.includes(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const centers = [6, ...ALIGNMENT[version - 1]!]
  for (const x of centers)
    for (const y of centers) {
      const inCorner = (x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7)
      if (!inCorner && version > 1) rings(x, y, 2, [0, 2])
    }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, [0, 1, 3]) // oxfmt-ignore
  setFormat(code, 0)
  if (version >= 7) setVersion(code)
  fill(code, words)
  return code
}

function setPattern({ size, modules, isData }: QrModules, x: number, y: number, black: boolean) {
  modules[y * size + x] = black ? 1 : 0
  isData[y * size + x] = 0
}

function fill({ size, modules, isData }: QrModules, words: readonly number[]) {
  let bit = 0
  for (let right = size - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (isData[y * size + x] === 0) continue
        modules[y * size + x] = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
        bit++
      }
    }
  }
}

/** `value` followed by the remainder of its division, `degree` bits long. */
function withRemainder(value: number, degree: number, divisor: number): number {
  let remainder = value
  for (let at = 0; at < degree; at++) remainder = (remainder << 1) ^ ((remainder >> (degree - 1)) * divisor)
  return (value << degree) | remainder
}

/** Level and mask, twice, and the module that is always black. */
function setFormat(code: QrModules, format: number) {
  const { size } = code
  const bits = withRemainder(format, 10, 0x537) ^ 0x5412
  for (let at = 0; at < 15; at++) {
    const black = ((bits >> at) & 1) === 1
    const along = at < 6 ? at : at < 8 ? at + 1 : at === 8 ? 7 : 14 - at
    if (at < 8) setPattern(code, 8, along, black)
    else setPattern(code, along, 8, black)
    if (at < 8) setPattern(code, size - 1 - at, 8, black)
    else setPattern(code, 8, size - 15 + at, black)
  }
  setPattern(code, 8, size - 8, true)
}

function setVersion(code: QrModules) {
  const bits = withRemainder(code.version, 12, 0x1f25)
  for (let at = 0; at < 18; at++) {
    const [far, near] = [code.size - 11 + (at % 3), Math.floor(at / 3)]
    const black = ((bits >> at) & 1) === 1
    setPattern(code, far, near, black)
    setPattern(code, near, far, black)
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The code under the mask with the lowest penalty. */
export function maskQr(code: QrModules, level: ErrorCorrection): QrModules {
  const { size } = code
  const candidates = MASKS.map((mask, number) => {
    const modules = code.modules.map((black, at) => {
      const masked = code.isData[at] === 1 && mask(at % size, Math.floor(at / size))
      return masked ? 1 - black : black
    })
    const candidate = { ...code, modules }
    setFormat(candidate, (LEVEL_BITS[level] << 3) | number)
    return candidate
  })
  const penalties = candidates.map(penalty)
  return candidates[penalties.indexOf(Math.min(...penalties))]!
}

/** The penalty of a code (ISO 18004, section 7.8.3). */
function penalty({ size, modules }: QrModules): number {
  let sum = 0
  for (let at = 0; at < size; at++)
    sum += linePenalty(modules, at * size, 1, size) + linePenalty(modules, at, size, size)
  for (let y = 1; y < size; y++) {
    for (let at = y * size + 1; at < (y + 1) * size; at++) {
      const black = modules[at - size - 1]! + modules[at - size]! + modules[at - 1]! + modules[at]!
      if (black === 0 || black === 4) sum += 3
    }
  }
  const black = modules.reduce((count, each) => count + each, 0)
  return sum + 10 * Math.floor(Math.abs((20 * black) / (size * size) - 10))
}

/** Runs of five and more, and patterns that resemble the corner of a code, in one row or column. */
function linePenalty(modules: Uint8Array, from: number, step: number, size: number): number {
  let sum = 0
  let run = 0
  let last = -1
  let recent = 0
  for (let at = 0; at < size; at++) {
    const black = modules[from + at * step]!
    run = black === last ? run + 1 : 1
    last = black
    if (run === 5) sum += 3
    else if (run > 5) sum++
    recent = ((recent << 1) | black) & 0b11111111111
    if (at >= 10 && (recent === 0b10111010000 || recent === 0b00001011101)) sum += 40
  }
  return sum
}
