import { checkOptionGroup } from '@greenroom/cto'
import { expect, test } from 'vitest'
import { nameGroup, patchGroup } from './cto-fixture.ts'
import { formOfGroup, groupChanges, groupOfForm } from './group.mapping.ts'

const saved = (group: typeof nameGroup, more: object, priced = true) =>
  groupChanges(group, groupOfForm({ ...formOfGroup(group), ...more }, group, priced))

test('sends only the fields that changed', () => {
  expect(saved(nameGroup, {})).toEqual({})
  expect(saved(patchGroup, {})).toEqual({})
  expect(saved(nameGroup, { maxLength: '8', sellingPrice: '6.5' })).toEqual({ maxLength: 8, sellingPrice: 6.5 })
})

test('a group that changes type drops the components of its old type', () => {
  const picks = { type: 'PICK', picks: ['P-TOUR'] }
  expect(saved(nameGroup, picks)).toEqual({ type: 'PICK', componentSetIDs: [], picks: ['P-TOUR'] })
  const text = saved(patchGroup, { type: 'TEXT' })
  expect(text).toMatchObject({ type: 'TEXT', picks: [], rules: [{ groupID: 'NAME', pick: null }] })
})

test('sends no price for users who may not change prices', () => {
  expect(saved(nameGroup, { name: 'Name', sellingPrice: '9' }, false)).toEqual({ name: 'Name' })
  expect(groupOfForm(formOfGroup(undefined), undefined, false).sellingPrice).toBeUndefined()
})

test('rejects text that is not a number or an amount', () => {
  const form = { ...formOfGroup(undefined), id: 'A', name: 'A', minLength: 'one', maxLength: '2.5', sellingPrice: '-' }
  const issues = checkOptionGroup(groupOfForm(form, undefined, true), '')
  expect(issues.map(({ field }) => field)).toEqual(['minLength', 'maxLength', 'sellingPrice'])
})
