import { expect, test } from 'vitest'
import { checkVenuePlan, DEFAULT_RESTRICTED, PLAN_LIMITS, type VenuePlan } from '../index.ts'

const venue = { id: 'HALL', name: 'Hall' }
const messages = (plan: Omit<VenuePlan, 'venue'>) =>
  checkVenuePlan({ venue, ...plan }, DEFAULT_RESTRICTED).map(({ field, message }) => `${field}: ${message}`)

test('V1 judges each record by its own rules, and names its place in the plan', () => {
  expect(checkVenuePlan({ venue: { id: '' } }, DEFAULT_RESTRICTED).map(({ field }) => field)).toEqual([
    'venue.id',
    'venue.name',
  ])
  expect(
    messages({
      stores: [
        { id: 'S1', name: 'Stand' },
        { id: 'S 2', name: 'Two#' },
      ],
    }),
  ).toEqual(['stores.1.id: Store ID may not contain spaces or commas.', 'stores.1.name: Store name may not contain #'])
  expect(messages({ warehouses: [{ id: 'W', name: 'W', timeZone: 'Nowhere' }] })).toHaveLength(1)
  expect(messages({ registers: [{ id: 'R', name: 'R' }] })).toEqual(['registers.0.store: Store is required.'])
})

test('V2 has each ID and each number within a store once, and refers to its own stores', () => {
  const stores = [{ id: 'S1', name: 'Stand' }]
  const register = (id: string, store: string, number: number) => ({ id, name: id, store, number })
  expect(messages({ stores, registers: [register('R1', 'S1', 1), register('R2', 'S1', 2)] })).toEqual([])
  expect(messages({ stores: [...stores, ...stores] })).toEqual(['stores.1.id: There are two stores S1 in the plan.'])
  expect(
    messages({ stores, registers: [register('R1', 'S1', 1), register('R2', 'S1', 1), register('R3', 'S9', 1)] }),
  ).toEqual([
    'registers.1.number: Another register of S1 has the number 1.',
    'registers.2.store: There is no store S9 in the plan.',
  ])
  const reportingGroups = [{ id: 'G', name: 'G', stores: ['S1', 'S9'] }]
  expect(messages({ stores, reportingGroups })).toEqual(['reportingGroups.0.stores: There is no store S9 in the plan.'])
})

test('V3 has at most 500 stores, 50 warehouses, 2,000 registers and 100 reporting groups', () => {
  expect(PLAN_LIMITS).toEqual({ stores: 500, warehouses: 50, registers: 2000, reportingGroups: 100 })
  const many = (count: number) => Array.from({ length: count }, (_, nth) => ({ id: `W${nth}`, name: 'Room' }))
  expect(messages({ warehouses: many(50) })).toEqual([])
  expect(messages({ warehouses: many(51) })).toEqual(['warehouses: A plan has at most 50 warehouses (51).'])
  expect(messages({ reportingGroups: many(101) })).toEqual([
    'reportingGroups: A plan has at most 100 reporting groups (101).',
  ])
})
