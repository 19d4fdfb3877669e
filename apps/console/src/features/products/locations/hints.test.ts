import { expect, test } from 'vitest'
import { areHintsDirty, hintChanges, hintIssues, hintRows, rebased, withNewHint } from './hints.ts'

const hint = (id: string, text: string) => ({
  item: { itemID: 'A' },
  hint: text,
  location: { id, type: 'STORE' as const },
})
const loaded = hintRows([hint('S1', 'Bin 1'), hint('S2', 'Bin 2'), hint('S3', 'Bin 3')])

test('what is added, changed and taken away', () => {
  const [first, second] = [loaded[0]!, loaded[1]!]
  const added = { key: 'new 1', locationID: 'S4', hint: 'Bin 4', saved: false }
  const rows = [first, { ...second, hint: 'Shelf 2' }, added]
  expect(hintChanges(loaded, rows)).toEqual({
    added: [added],
    changed: [{ ...second, hint: 'Shelf 2' }],
    removed: ['S3'],
  })
  expect(areHintsDirty(loaded, rows)).toBe(true)
  expect(areHintsDirty(loaded, hintRows([hint('S1', 'Bin 1'), hint('S2', 'Bin 2'), hint('S3', 'Bin 3')]))).toBe(false)
})

test('what was typed stays over what was saved meanwhile, and the rest becomes theirs', () => {
  const [first, second] = [loaded[0]!, loaded[1]!]
  const added = { key: 'new 1', locationID: 'S4', hint: 'Bin 4', saved: false }
  // S1 untouched, S2 changed, S3 taken away, S4 added; meanwhile S1 changed, S2 gone, S4 and S5 added.
  const rows = [first, { ...second, hint: 'Shelf 2' }, added]
  const now = hintRows([hint('S1', 'Theirs'), hint('S3', 'Bin 3'), hint('S4', 'Theirs'), hint('S5', 'Theirs')])
  const next = rebased(rows, loaded, now)
  expect(next.map(({ key, hint: text, saved }) => [key, text, saved])).toEqual([
    ['S1', 'Theirs', true],
    ['S2', 'Shelf 2', false],
    ['new 1', 'Bin 4', true],
    ['S5', 'Theirs', true],
  ])
  expect(hintChanges(now, next)).toMatchObject({ added: [{ key: 'S2' }], changed: [{ key: 'new 1' }], removed: ['S3'] })
})

test('a row that was added is one of the server once it is saved', () => {
  const added = { key: 'new 1', locationID: 'S4', hint: 'Bin 4', saved: false }
  const rows = [...loaded, added]
  const now = [...loaded, ...hintRows([hint('S4', 'Bin 4')])]
  expect(rebased(rows, rows, now)).toEqual([...loaded, { ...added, saved: true }])
})

test('an untouched row that a colleague took away goes', () => {
  expect(rebased(loaded, loaded, loaded.slice(1))).toEqual(loaded.slice(1))
})

test('new rows have keys of their own', () => {
  const twice = withNewHint(withNewHint(loaded))
  expect(twice.map(({ key }) => key)).toEqual(['S1', 'S2', 'S3', 'new 1', 'new 2'])
  expect(withNewHint(twice.filter(({ key }) => key !== 'new 1')).at(-1)!.key).toBe('new 3')
})

test('each row has its own issues', () => {
  const blank = { key: 'new 1', locationID: '', hint: ' ', saved: false }
  const again = { key: 'new 2', locationID: 'S1', hint: 'x'.repeat(251), saved: false }
  expect(hintIssues([...loaded, blank, again])).toEqual({
    'new 1': { location: 'Location is required.', hint: 'Location Hints cannot be blank' },
    'new 2': {
      location: 'This location has a hint already.',
      hint: 'Location hint is longer than 250 characters (251).',
    },
  })
})
