import { expect, test } from 'vitest'
import { type Summary, summaryPath, summaryToken } from '#screens/summary-path.ts'
import { readSummary } from './summary-token.ts'

const SUMMARIES: Summary[] = [
  { by: 'location' },
  { by: 'item', at: '2026-03-06T19:30:00.000Z', departmentID: '' },
  { by: 'department', location: { type: 'STORE', locationID: 'A;B=C:D/é%' }, departmentID: 'A & B' },
]

test.each(SUMMARIES)('a token of %j shows the same again', (summary) => {
  expect(readSummary(summaryToken(summary))).toEqual(summary)
  expect(summaryPath(summary).split('/')).toHaveLength(5)
})

test.each([undefined, '', 'nonsense', 'by=x;at=soon;location=SHELF:1', 'by=%E0%A4%A'])(
  '%s shows the summary of now',
  (token) => {
    expect(readSummary(token)).toEqual({ by: 'location' })
  },
)
