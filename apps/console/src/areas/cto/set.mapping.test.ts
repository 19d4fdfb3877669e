import { checkComponentSet } from '@greenroom/cto'
import { expect, test } from 'vitest'
import { NEW_SET, setOfForm } from './set.mapping.ts'

const form = { ...NEW_SET, costPrice: '1,200.5', sellingPrice: 'x' }

test('sends 0 for an amount that the user may not set', () => {
  expect(setOfForm(form, { cost: true, price: false })).toMatchObject({ costPrice: 1200.5, sellingPrice: 0 })
  const fields = checkComponentSet(setOfForm(form, { cost: false, price: true }), '').map(({ field }) => field)
  expect(fields).toContain('sellingPrice')
  expect(fields).not.toContain('costPrice')
})
