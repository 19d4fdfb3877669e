import { expect, test } from 'vitest'
import { checkForm, fieldsOf, formFieldsOf, formOfLocation, valuesOf } from './location.mapping.ts'
import { group, register, store, venue } from './locations-fixture.ts'

test.each([
  ['venue', venue],
  ['store', store],
  ['register', register],
  ['reportingGroup', group],
] as const)('the form of a %s holds all of its fields', (kind, record) => {
  const names = fieldsOf(kind)
  const values = valuesOf(formOfLocation(kind, record), names)
  expect(values).toEqual(Object.fromEntries(names.map((name) => [name, record[name]])))
  expect(checkForm(kind, formOfLocation(kind, record), '#', { ...record, name: 'Other' })).toEqual([])
})

test('a new register starts in the store that it was begun from, and needs a name and an ID', () => {
  const form = formOfLocation('register', { venueID: null, storeID: 'S1' })
  expect(form).toMatchObject({ storeID: 'S1', venueID: '', number: '' })
  expect(checkForm('register', form, '').map(({ field }) => field)).toEqual(['registerID', 'name'])
})

test('a register number is a whole number', () => {
  const form = { ...formOfLocation('register', register), number: '1.5' }
  expect(checkForm('register', form, '', register)).toEqual([
    { field: 'number', code: 'unfit', message: 'Register number is not a whole number from 1 to 99999.' },
  ])
})

test('blank fields are sent as nothing, and only the wanted ones', () => {
  const form = { ...formOfLocation('venue', venue), name: ' Arena ', street: ' ', hours: null }
  expect(valuesOf(form, ['name', 'street', 'hours'])).toEqual({ name: 'Arena', street: null, hours: null })
})

test('a store and a venue with the same ID stay apart in a group, whatever the ID contains', () => {
  const locations = [
    { type: 'STORE' as const, locationID: 'A/1' },
    { type: 'VENUE' as const, locationID: 'A/1' },
  ]
  const form = formOfLocation('reportingGroup', { ...group, locations })
  expect(valuesOf(form, ['locations'])).toEqual({ locations })
})

test('changed hours are seen, and shown as text where versions differ', () => {
  const fields = formFieldsOf('venue')
  const form = formOfLocation('venue', venue)
  const other = { ...form, hours: [{ day: 'SAT' as const, opens: '11:00', closes: '23:00' }] }
  expect(fields.differing(form, other)).toEqual(['hours'])
  expect(fields.textOf('hours', other)).toContain('Friday closed, Saturday 11:00-23:00')
})
