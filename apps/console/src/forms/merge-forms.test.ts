import { expect, test } from 'vitest'
import { isSame, labeledFields } from './form-fields.ts'
import { mergeForms, withChoices } from './merge-forms.ts'

type Shelf = { place: string; note: string }
type Form = { name: string; price: string; shelves: readonly Shelf[] }

const fields = {
  ...labeledFields<Form>({ name: 'Name', price: 'Price', shelves: 'Shelves' }),
  rowsOf: (name: string) => (name === 'shelves' ? { keyOf: (row: Shelf) => row.place, same: isSame } : undefined),
}
const base: Form = { name: 'Tee', price: '30', shelves: [{ place: 'S1', note: 'A1' }] }

test('takes a field that only one side changed from that side', () => {
  const merge = mergeForms(base, { ...base, price: '35' }, { ...base, name: 'Tour tee' }, fields)
  expect(merge.form).toEqual({ ...base, name: 'Tour tee', price: '35' })
  expect(merge.fields).toEqual([
    { name: 'name', changedBy: 'theirs', overlaps: false },
    { name: 'price', changedBy: 'mine', overlaps: false },
  ])
})

test('a field that both changed to the same value is not a conflict', () => {
  const { fields: merged } = mergeForms(base, { ...base, price: '6' }, { ...base, price: '6' }, fields)
  expect(merged).toEqual([{ name: 'price', changedBy: 'both', overlaps: false }])
})

test('where both changed a field differently, the choice decides', () => {
  const serverVersion = { ...base, price: '40', name: 'Tour tee' }
  const merge = mergeForms(base, { ...base, price: '35' }, serverVersion, fields)
  expect(merge.fields.filter(({ overlaps }) => overlaps).map(({ name }) => name)).toEqual(['price'])
  expect(withChoices(merge, { price: 'mine' })).toEqual({ ...serverVersion, price: '35' })
  expect(withChoices(merge, { price: 'theirs' })).toEqual(serverVersion)
})

test('a field that I cleared and they kept stays cleared', () => {
  expect(mergeForms(base, { ...base, name: '' }, { ...base, price: '1' }, fields).form).toMatchObject({ name: '' })
})

test('merges rows one by one: added, changed and removed on either side', () => {
  const one = { ...base, shelves: [{ place: 'S1', note: 'A1' }, { place: 'S2', note: 'B' }] } // oxfmt-ignore
  const mine = { ...one, shelves: [{ place: 'S1', note: 'A2' }, { place: 'S2', note: 'B' }, { place: 'S3', note: 'C' }] } // oxfmt-ignore
  const serverVersion = { ...one, shelves: [{ place: 'S1', note: 'A1' }, { place: 'S4', note: 'D' }] } // oxfmt-ignore
  const merge = mergeForms(one, mine, serverVersion, fields)
  expect(merge.form.shelves).toEqual([
    { place: 'S1', note: 'A2' },
    { place: 'S3', note: 'C' },
    { place: 'S4', note: 'D' },
  ])
  expect(merge.fields).toEqual([{ name: 'shelves', changedBy: 'both', overlaps: false }])
})

test('a row that both changed differently makes its field a conflict', () => {
  const mine = { ...base, shelves: [{ place: 'S1', note: 'mine' }] }
  const serverVersion = { ...base, shelves: [{ place: 'S1', note: 'theirs' }] }
  const merge = mergeForms(base, mine, serverVersion, fields)
  expect(merge.fields).toEqual([{ name: 'shelves', changedBy: 'both', overlaps: true }])
  expect(mergeForms(base, { ...base, shelves: [] }, serverVersion, fields).fields[0]).toMatchObject({ overlaps: true })
})

test('a choice decides the row that both changed; all other rows keep what either side changed', () => {
  const rows = (...notes: string[]) => notes.map((note, at) => ({ place: `S${at}`, note }))
  const merge = mergeForms(
    { ...base, shelves: rows('a', 'b', 'c') },
    { ...base, shelves: rows('mine', 'b', 'mine') },
    { ...base, shelves: rows('theirs', 'theirs', 'c') },
    fields,
  )
  expect(withChoices(merge, { shelves: 'mine' }).shelves).toEqual(rows('mine', 'theirs', 'mine'))
  expect(withChoices(merge, { shelves: 'theirs' }).shelves).toEqual(rows('theirs', 'theirs', 'mine'))
})
