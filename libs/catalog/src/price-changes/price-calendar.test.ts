import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { CALENDAR_STATES, calendarSpan } from '../index.ts'

const range = { from: 100, to: 200 }
const spanOf = (effectiveAt: number | null, endsAt: number | null) => calendarSpan({ effectiveAt, endsAt }, range)

describe('Q23', () => {
  test('Q23 what has an end stands in every range that it touches', () => {
    expect(spanOf(120, 150)).toEqual({ from: 120, to: 150 })
    expect(spanOf(50, 150)).toEqual({ from: 100, to: 150 })
    expect(spanOf(120, 250)).toEqual({ from: 120, to: 200 })
    expect(spanOf(50, 250)).toEqual(range)
    expect(spanOf(50, 100)).toBeUndefined()
    expect(spanOf(50, 101)).toEqual({ from: 100, to: 101 })
    expect(spanOf(199, 250)).toEqual({ from: 199, to: 200 })
    expect(spanOf(200, 250)).toBeUndefined()
  })

  test('Q23 what has no end stands in the range in which it starts, up to its end', () => {
    expect(spanOf(100, null)).toEqual(range)
    expect(spanOf(150, null)).toEqual({ from: 150, to: 200 })
    expect(spanOf(99, null)).toBeUndefined()
    expect(spanOf(200, null)).toBeUndefined()
  })

  test('Q23 what has no time, and what was taken back, is in none', () => {
    expect(spanOf(null, null)).toBeUndefined()
    expect(spanOf(null, 150)).toBeUndefined()
    expect(CALENDAR_STATES).toEqual([
      'DRAFT',
      'SUBMITTED',
      'APPROVED',
      'APPLIED',
      'RUNNING',
      'NOT_ENDED',
      'ENDED',
      'FAILED',
    ])
  })

  const time = fc.integer({ min: 0, max: 300 })
  test.prop([time, fc.integer({ min: 1, max: 300 }), time])(
    'Q23 ranges beside each other show all of it once',
    (at, length, cut) => {
      const times = { effectiveAt: at, endsAt: at + length }
      const parts = [
        { from: -1, to: cut },
        { from: cut, to: 1_000 },
      ].map((part) => calendarSpan(times, part))
      const shown = parts.reduce((sum, part) => sum + (part ? part.to - part.from : 0), 0)
      expect(shown).toBe(length)
    },
  )
})
