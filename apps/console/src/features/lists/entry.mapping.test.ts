import { expect, test } from 'vitest'
import { changedLabels, formOfEntry, mergedForm, newForm, sharedChanges } from './entry.mapping.ts'
import type { Entry } from './lists.atoms.ts'

const stored: Entry = {
  id: 'CREW',
  description: 'Crew 20 percent',
  type: 'PERCENT',
  status: 'Active',
  version: 1,
  updatedBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
}
const before = formOfEntry('discount', stored)

test('a new entry begins with the first choice', () => {
  expect(newForm('discount')).toEqual({ id: '', description: '', type: 'PERCENT' })
  expect(newForm('additionalAttribute')).toMatchObject({ type: 'TEXT', choices: [] })
})

test('what two people changed is merged, and what both changed is named', () => {
  const mine = { ...before, description: 'Crew discount' }
  const theirs: Entry = { ...stored, type: 'AMOUNT', version: 2, updatedBy: 'grace' }
  expect(mergedForm('discount', before, mine, formOfEntry('discount', theirs))).toEqual({ ...mine, type: 'AMOUNT' })
  expect(sharedChanges('discount', before, mine, theirs)).toEqual([])
  expect(sharedChanges('discount', before, { ...mine, type: '' }, theirs)).toEqual([
    { field: 'type', message: 'grace saved Amount here. Save again to replace it.' },
  ])
  expect(sharedChanges('discount', before, mine, { ...theirs, description: null })).toMatchObject([
    { field: 'description', message: 'grace saved nothing here. Save again to replace it.' },
  ])
  expect(changedLabels('discount', before, mine)).toEqual(['Description'])
})
