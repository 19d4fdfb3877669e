import { expect, test } from 'vitest'
import { entryFields, formOfEntry, proposedEntry } from './entry.mapping.ts'
import type { Entry } from './entries.atoms.ts'

const stored: Entry = {
  id: 'CREW',
  description: 'Crew 20 percent',
  type: 'PERCENT',
  value: 20,
  status: 'Active',
  version: 1,
  updatedBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
}

const NO_SPANS = { startsOn: '', endsOn: '', startTime: '', endTime: '' }

test('a new entry begins with the first choice', () => {
  expect(formOfEntry('discount', undefined)).toEqual({
    ...NO_SPANS,
    id: '',
    description: '',
    type: 'PERCENT',
    value: '',
  })
  expect(formOfEntry('additionalAttribute', undefined)).toMatchObject({ type: 'TEXT', choices: [] })
})

test('the form of a stored entry holds its values, blank where it has none', () => {
  expect(formOfEntry('discount', { ...stored, description: null, startTime: '22:00' })).toEqual({
    ...NO_SPANS,
    id: 'CREW',
    description: '',
    type: 'PERCENT',
    value: '20',
    startTime: '22:00',
  })
})

test('a choice is read by its label', () => {
  const { labelOf, textOf } = entryFields('discount')
  expect([labelOf('type'), textOf('type', { type: 'PERCENT' })]).toEqual(['Type', 'Percent'])
})

test('proposes an entry for what was typed', () => {
  expect(proposedEntry('vendor', 'Acme Prints & Co.')).toEqual({
    id: 'ACME-PRINTS-CO',
    vendorID: '',
    name: 'Acme Prints & Co.',
    description: '',
  })
  expect(proposedEntry('category', 'Café', 'FOOD')).toEqual({ id: 'CAFE', description: 'Café', parentID: 'FOOD' })
  expect(proposedEntry('tax', 'County', 'FOOD')).toEqual({ id: 'COUNTY', description: 'County', rate: '' })
})
