import { expect, test } from 'vitest'
import { bodyOfForm, checkUser, formOfUser, USER_FIELDS } from './user.mapping.ts'

const form = { ...formOfUser(undefined), userName: 'nina', name: 'Nina', roleID: '7', locations: ['S1'] }

test('what is blank is sent as nothing, and texts without outer spaces', () => {
  expect(bodyOfForm({ ...form, name: ' Nina ', email: ' ' })).toEqual({
    name: 'Nina',
    email: null,
    employeeID: null,
    roleID: 7,
    locations: ['S1'],
  })
})

test('a user needs a role, and a name that is more than spaces', () => {
  expect(checkUser(form, '')).toEqual([])
  const found = checkUser({ ...form, name: ' ', roleID: '' }, '')
  expect(found.map(({ field }) => field)).toEqual(['name', 'roleID'])
})

test('a change of role and locations is seen', () => {
  expect(USER_FIELDS.differing(form, { ...form, roleID: '9', locations: ['S1', 'S2'] })).toEqual([
    'roleID',
    'locations',
  ])
})
