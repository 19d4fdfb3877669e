import { checkOptionGroup } from '@greenroom/cto'
import { expect, test } from 'vitest'
import { nameGroup, patchGroup } from './cto-fixture.ts'
import { formOfGroup, groupChanges, groupOfForm } from './group.mapping.ts'

const saved = (group: typeof nameGroup, more: object, priced = true) =>
  groupChanges(group, groupOfForm({ ...formOfGroup(group), ...more }, group, priced))

test('what nobody changed is not sent', () => {
  expect(saved(nameGroup, {})).toEqual({})
  expect(saved(patchGroup, {})).toEqual({})
  expect(saved(nameGroup, { maxLength: '8', sellingPrice: '6.5' })).toEqual({ maxLength: 8, sellingPrice: 6.5 })
})

test('a group of another type keeps no component in use', () => {
  const picks = { type: 'PICK', picks: ['P-TOUR'] }
  expect(saved(nameGroup, picks)).toEqual({ type: 'PICK', componentSetIDs: [], picks: ['P-TOUR'] })
  const text = saved(patchGroup, { type: 'TEXT' })
  expect(text).toMatchObject({ type: 'TEXT', picks: [], rules: [{ groupID: 'NAME', pick: null }] })
})

test('whoever may not change prices says none', () => {
  expect(saved(nameGroup, { name: 'Name', sellingPrice: '9' }, false)).toEqual({ name: 'Name' })
  expect(groupOfForm(formOfGroup(undefined), undefined, false).sellingPrice).toBeUndefined()
})

test('what is no number or amount is refused', () => {
  const form = { ...formOfGroup(undefined), id: 'A', name: 'A', minLength: 'one', maxLength: '2.5', sellingPrice: '-' }
  const issues = checkOptionGroup(groupOfForm(form, undefined, true), '')
  expect(issues.map(({ field }) => field)).toEqual(['minLength', 'maxLength', 'sellingPrice'])
})
