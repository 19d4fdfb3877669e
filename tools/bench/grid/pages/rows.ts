/** 100,000 items of 12 columns, the same on every run: the input of all grids. */
export type BenchRow = ReturnType<typeof makeRow>

export const COLUMNS = [
  ['itemID', 120],
  ['upc', 130],
  ['name', 220],
  ['productName', 200],
  ['department', 120],
  ['category', 120],
  ['costPrice', 90],
  ['sellingPrice', 90],
  ['margin', 80],
  ['itemStatus', 110],
  ['type', 90],
  ['qoh', 80],
] as const

const WORDS = ['Tour', 'Hoodie', 'Vinyl', 'Poster', 'Cap', 'Mug', 'Scarf', 'Jersey']

export function makeRows(count: number) {
  const random = randomSource(9)
  return Array.from({ length: count }, (_, index) => makeRow(index, random))
}

function makeRow(index: number, random: () => number) {
  const below = (limit: number) => Math.floor(random() * limit)
  const word = () => WORDS[below(WORDS.length)]!
  const costPrice = Math.round(random() * 5000) / 100
  const sellingPrice = Math.round(costPrice * (1.2 + random()) * 100) / 100
  return {
    itemID: `IT${String(index).padStart(8, '0')}`,
    upc: `0${100000000000 + index}`,
    name: `${word()} ${word()} ${below(1e6)}`,
    productName: `${word()} ${word()}`,
    department: `Dept ${below(20)}`,
    category: `Cat ${below(90)}`,
    costPrice,
    sellingPrice,
    margin: (((sellingPrice - costPrice) / sellingPrice) * 100).toFixed(2),
    itemStatus: random() < 0.9 ? 'Active' : 'Discontinued',
    type: 'Store Item',
    qoh: below(900),
  }
}

/** A linear congruential generator: numbers from 0 to below 1. */
export function randomSource(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
