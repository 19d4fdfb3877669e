import { expect, test } from 'vitest'
import { bodyOfForm, changedLabels, mergedForm, NEW_FORM } from './user.mapping.ts'

const form = { ...NEW_FORM, userName: 'nina', name: 'Nina', role: '7', locations: ['S1'] }

test('what is blank is sent as nothing, and texts without outer spaces', () => {
  expect(bodyOfForm({ ...form, name: ' Nina ', email: ' ' })).toEqual({
    name: 'Nina',
    email: null,
    employeeID: null,
    roleID: 7,
    locations: ['S1'],
  })
})

test('changes are named by their labels', () => {
  expect(changedLabels(form, { ...form, role: '9', locations: ['S1', 'S2'] })).toEqual(['Role', 'Locations'])
  expect(changedLabels(form, { ...form })).toEqual([])
})

test('what was typed stays over what somebody else saved', () => {
  const mine = { ...form, name: 'Nina Ray' }
  const theirs = { ...form, role: '9', name: 'N.' }
  expect(mergedForm(form, mine, theirs)).toMatchObject({ name: 'Nina Ray', role: '9' })
})
