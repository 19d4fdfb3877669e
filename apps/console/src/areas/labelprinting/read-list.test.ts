import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

test('reads codes with and without copies, by comma, semicolon and tab', () => {
  expect(readList('TS-1\n TS-2 , 3\r\n\nTS-3;0\nTS-4\t12\n"TS-5","2"')).toEqual({
    lines: [
      { code: 'TS-1', copies: 1 },
      { code: 'TS-2', copies: 3 },
      { code: 'TS-3', copies: 0 },
      { code: 'TS-4', copies: 12 },
      { code: 'TS-5', copies: 2 },
    ],
    hasCopies: true,
    fault: undefined,
  })
})

test('leaves out the header row of a CSV', () => {
  expect(readList('Item ID,Copies\nTS-1,2').lines).toEqual([{ code: 'TS-1', copies: 2 }])
})

test('has no copies of its own where no line names any', () => {
  expect(readList('TS-1\nTS-2')).toMatchObject({ hasCopies: false, fault: undefined })
})

test.each(['TS-1\nTS-2,many', 'TS-1\nTS-2,-1', 'TS-1\nTS-2,1.5', 'TS-1\nTS-2,1001'])('refuses %j', (text) => {
  expect(readList(text).fault).toBe('Line 2: copies must be a whole number from 0 to 1,000.')
})

test('refuses a list that is too long', () => {
  expect(readList('A\n'.repeat(10_000)).fault).toBeUndefined()
  expect(readList('A\n'.repeat(10_001)).fault).toBe('A list has at most 10,000 lines.')
})
