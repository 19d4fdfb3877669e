import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { EMPTY_RANK, rankNumbers, rankTexts, type Ranks } from './ranks.ts'

const collator = new Intl.Collator('en')

const ranked = (texts: string[]) => finished(rankTexts(texts))

function finished(steps: Generator<void, Ranks>): Ranks {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

function expectCollatorRanks(texts: string[]) {
  const { of, count } = ranked(texts)
  const distinct = texts.filter((text) => text !== '').sort(collator.compare)
  const ranks = new Map<string, number>()
  distinct.forEach((text, at) => {
    const before = distinct[at - 1]
    const same = before !== undefined && collator.compare(before, text) === 0
    ranks.set(text, before === undefined ? 0 : ranks.get(before)! + (same ? 0 : 1))
  })
  expect([...of]).toEqual(texts.map((text) => ranks.get(text) ?? EMPTY_RANK))
  expect(count).toBe(new Set(ranks.values()).size)
}

const ascii = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) })
const alike = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', '-'), maxLength: 20 })

property.prop([fc.array(ascii)])('ASCII text stands in the order of the collator', expectCollatorRanks)
property.prop([fc.array(alike, { minLength: 30, maxLength: 80 })])(
  'so does text that differs late',
  expectCollatorRanks,
)
property.prop([fc.array(fc.oneof(ascii, fc.string({ unit: 'grapheme' })))])('and any text', expectCollatorRanks)

test('gives long runs of equal text the same rank', () => {
  const { of, count } = ranked(Array.from({ length: 5000 }, (_, at) => (at % 2 ? 'Discontinued' : 'active item')))
  expect(count).toBe(2)
  expect([...of.subarray(0, 3)]).toEqual([0, 1, 0])
})

test('merges non-ASCII text beyond one chunk in order', () => {
  expectCollatorRanks(Array.from({ length: 6000 }, (_, at) => (at % 3 ? 'é' : 'e') + ((at * 7919) % 6000)))
})

test('ranks numbers by value, with equal ranks for equal numbers and NaN last', () => {
  const { of, count } = finished(rankNumbers(Float64Array.of(3, -1, NaN, 3, 0.5)))
  expect([...of]).toEqual([2, 0, EMPTY_RANK, 2, 1])
  expect(count).toBe(3)
})
