import { nextSheet, sheetOf } from '@greenroom/ui'
import { expect, test } from 'vitest'
import {
  blankRows,
  filledRows,
  formOfPlan,
  PLAN_FIELDS,
  planOf,
  planProblems,
  sheetIssues,
  stepOf,
  unreadable,
} from './plan.mapping.ts'
import { plan } from './plan-fixture.ts'

test('a plan survives its form, but for outer spaces and blank rows', () => {
  const form = formOfPlan(plan)
  expect(planOf(form, plan.plan)).toEqual(plan.plan)
  const more = [...form.stores.rows, ...blankRows('stores', form.stores, 3)]
  const typed = { ...form, name: ' Harbor hall ', stores: sheetOf(more) }
  expect(planOf(typed, plan.plan)).toEqual(plan.plan)
  expect(PLAN_FIELDS.differing(form, typed)).toEqual([])
})

test('a new plan has a row to paste into in each list, and sends none', () => {
  const form = formOfPlan(undefined)
  expect([form.stores, form.warehouses, form.registers].map(({ rows }) => rows.length)).toEqual([1, 1, 1])
  expect(planOf(form)).toMatchObject({ venue: { id: '', name: null, hours: null }, stores: [], registers: [] })
})

test('blank rows have IDs that no other row has', () => {
  const { stores } = formOfPlan(plan)
  const fewer = nextSheet(stores, { do: 'remove', ids: [stores.rows[0]!.id] })
  expect(blankRows('stores', fewer, 2).map(({ id }) => id)).toEqual(['stores-2', 'stores-3'])
})

test('finds broken rules and IDs that are taken, by their row', () => {
  const form = formOfPlan(plan)
  const stores = nextSheet(form.stores, {
    do: 'edit',
    edits: [
      { row: 'stores-0', column: 'id', value: 'S1' },
      { row: 'stores-1', column: 'name', value: '' },
    ],
  })
  const places = [
    { type: 'VENUE' as const, id: 'S1' },
    { type: 'STORE' as const, id: 'S1' },
  ]
  const found = planProblems({ ...form, stores }, '', places)
  expect(found.map(({ field, message }) => [field, message])).toEqual([
    ['stores.1.name', 'Store name is required.'],
    ['registers.0.store', 'There is no store HH-1 in the plan.'],
    ['stores.0.id', 'There is already a store S1.'],
  ])
  const issues = Object.fromEntries(found.map(({ field, message }) => [field, message]))
  expect(sheetIssues(issues, 'stores', stores)).toEqual(
    new Map([
      ['stores-1', { name: 'Store name is required.' }],
      ['stores-0', { id: 'There is already a store S1.' }],
    ]),
  )
})

test('reporting groups are typed beside their stores', () => {
  const form = formOfPlan(plan)
  expect(form.stores.rows.map(({ cells }) => cells['group'])).toEqual(['Level 1', 'Level 1, Bars'])
  const typing = (group: string) => ({
    ...form,
    stores: nextSheet(form.stores, { do: 'edit', edits: [{ row: 'stores-0', column: 'group', value: group }] }),
  })
  const changed = typing(' Bars,, Level 2 ')
  expect(planOf(changed, plan.plan).reportingGroups).toEqual([
    { id: 'BARS', name: 'Bars', stores: ['HH-1', 'HH-2'] },
    { id: 'Level-2', name: 'Level 2', stores: ['HH-1'] },
    { id: 'L1', name: 'Level 1', stores: ['HH-2'] },
  ])
  expect(PLAN_FIELDS.differing(form, changed)).toEqual(['stores'])
  expect(planProblems(typing('Clubs#'), '#', []).map(({ field, message }) => [field, message])).toEqual([
    ['stores.0.group', 'Reporting group name may not contain #'],
  ])
})

test('a register number that is none is said once, with what was typed', () => {
  const form = formOfPlan(plan)
  const registers = nextSheet(form.registers, {
    do: 'edit',
    edits: [{ row: 'registers-0', column: 'number', value: 'one' }],
  })
  const message = 'Register number is not a whole number from 1 to 99999 (one).'
  expect(unreadable({ ...form, registers })).toEqual([{ field: 'registers.0.number', message }])
  expect(planProblems({ ...form, registers }, '', [])).toEqual([{ field: 'registers.0.number', message }])
})

test.for([
  ['plan.venue.name', 'name', 'venue'],
  ['venue.hours', 'hours', 'hours'],
  ['venue.taxID', 'taxID', 'taxes'],
  ['stores.3.id', 'stores.3.id', 'stores'],
  ['stores.3.like', 'stores.3.like', 'entitlement'],
  ['stores.3.taxID', 'stores.3.taxID', 'taxes'],
  ['plan.registers', 'registers', 'registers'],
  ['entitlementsOf', 'entitlementsOf', 'entitlement'],
  ['venue', undefined, undefined],
  ['reportingGroups.0.id', 'stores', 'stores'],
] as const)('%s is shown at %s, in the step %s', ([path, field, step]) => {
  expect(PLAN_FIELDS.fieldOf(path)).toBe(field)
  if (field) expect(stepOf(field)).toBe(step)
})

test('says which rows two windows disagree about', () => {
  const form = formOfPlan(plan)
  expect(PLAN_FIELDS.textOf('stores', form)).toBe('2 rows, from HH-1 to HH-2')
  expect(PLAN_FIELDS.textOf('hours', form)).toContain('Friday 17:00-01:00')
  expect(filledRows(form.warehouses)).toHaveLength(1)
})
