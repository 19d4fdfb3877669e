import { expect, test } from 'vitest'
import { staff } from './users-fixture.ts'
import { bodyOfForm, checkUser, formOfUser, USER_FIELDS } from './user.mapping.ts'

const form = { ...formOfUser(undefined), userName: 'nina', name: 'Nina', roleID: '7', locations: ['STORE/S1'] }

test('what is blank is sent as nothing, and texts without outer spaces', () => {
  expect(bodyOfForm({ ...form, name: ' Nina ', email: ' ' })).toEqual({
    name: 'Nina',
    email: null,
    employeeID: null,
    roleID: 7,
    locations: [{ type: 'STORE', locationID: 'S1' }],
  })
})

test('a store and a venue with the same ID stay apart, whatever the ID contains', () => {
  const stored = {
    ...staff,
    locations: [
      { type: 'STORE' as const, locationID: 'A/1' },
      { type: 'VENUE' as const, locationID: 'A/1' },
    ],
  }
  expect(bodyOfForm(formOfUser(stored)).locations).toEqual(stored.locations)
})

test('a user needs a role, and a name that is more than spaces', () => {
  expect(checkUser(form, '', [])).toEqual([])
  const found = checkUser({ ...form, name: ' ', roleID: '' }, '', [])
  expect(found.map(({ field }) => field)).toEqual(['name', 'roleID'])
})

test('only somebody who works everywhere lets others work everywhere', () => {
  const everywhere = { ...form, locations: [] }
  const own = [{ type: 'STORE' as const, locationID: 'S1' }]
  const message = 'This needs all places. You are assigned to some of them.'
  expect(checkUser(everywhere, '', [])).toEqual([])
  expect(checkUser(form, '', own)).toEqual([])
  expect(checkUser(everywhere, '', own)).toEqual([{ field: 'locations', message }])
})

test('a change of role and locations is seen', () => {
  expect(USER_FIELDS.differing(form, { ...form, roleID: '9', locations: ['STORE/S1', 'STORE/S2'] })).toEqual([
    'roleID',
    'locations',
  ])
})
