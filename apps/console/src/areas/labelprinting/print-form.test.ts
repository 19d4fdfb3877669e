import { expect, test } from 'vitest'
import type { components } from '@greenroom/openapi'
import { checkPrintForm, chosenDocument, newPrintForm, planOf, withTemplate } from './print-form.ts'

const template = (media?: string) =>
  ({ templateID: 'T1', design: { stock: { media } } }) as unknown as components['schemas']['LabelTemplate']
const form = newPrintForm('TS-1, 3\nTS-2', template())
const chosen = chosenDocument('PC-000001')

test('plans the typed list on a roll', () => {
  expect(planOf({ ...form, rule: 'LISTED', count: '7', row: '4' }, undefined)).toEqual({
    templateID: 'T1',
    source: {
      lines: [
        { code: 'TS-1', copies: 3 },
        { code: 'TS-2', copies: 1 },
      ],
    },
    copies: { rule: 'LISTED', count: 1, sparePercent: 0 },
    sheet: 'ROLL',
    start: { row: 0, column: 0 },
    printerID: null,
  })
})

test('plans what was chosen elsewhere, on a used sheet', () => {
  const onSheet = { ...form, count: '2', sparePercent: '10', sheet: 'AVERY_5160', row: '4', column: '2' } as const
  expect(planOf(onSheet, chosen)).toMatchObject({
    source: { document: 'PC-000001' },
    copies: { rule: 'FIXED', count: 2, sparePercent: 10 },
    sheet: 'AVERY_5160',
    start: { row: 3, column: 1 },
  })
})

test.each([
  ['RC-000012', 'LISTED'],
  ['PO-000012', 'LISTED'],
  ['TR-000012', 'LISTED'],
  ['PC-000012', 'FIXED'],
])('begins %s with copies that are %s', (number, rule) => {
  expect(newPrintForm('', template(), chosenDocument(number)).rule).toBe(rule)
})

test('counts what is on hand at one place, or at all', () => {
  const onHand = { ...form, rule: 'ON_HAND', count: '7' } as const
  expect(planOf(onHand, chosen).copies).toEqual({ rule: 'ON_HAND', count: 1, sparePercent: 0 })
  expect(planOf({ ...onHand, place: 'STORE/HB-MAIN' }, chosen).copies).toMatchObject({ place: 'STORE/HB-MAIN' })
})

test.each([
  ['avery-l7160', 'AVERY_L7160'],
  ['roll-56x30', 'ROLL'],
  [undefined, 'ROLL'],
])('begins with the paper of a template for %s', (media, sheet) => {
  expect(withTemplate(template(media))).toEqual({ templateID: 'T1', sheet })
})

test('a printer prints on rolls, whatever sheet was chosen before', () => {
  expect(planOf({ ...form, sheet: 'AVERY_5160', row: '4', printerID: 'P1' }, chosen)).toMatchObject({
    sheet: 'ROLL',
    start: { row: 0, column: 0 },
    printerID: 'P1',
  })
})

test.each([
  [{ templateID: '' }, 'templateID'],
  [{ list: ' ' }, 'list'],
  [{ list: 'TS-1, x\nTS-2, y' }, 'list'],
  [{ count: '0' }, 'count'],
  [{ count: '1.5' }, 'count'],
  [{ sparePercent: '101' }, 'sparePercent'],
  [{ sheet: 'AVERY_5160', row: '' }, 'row'],
  [{ sheet: 'AVERY_5160', column: '0' }, 'column'],
] as const)('refuses %j', (change, field) => {
  expect(Object.keys(checkPrintForm({ ...form, ...change }, undefined))).toEqual([field])
})

test('asks for no list and no count that are not used', () => {
  expect(checkPrintForm({ ...form, list: '', rule: 'ON_HAND', count: '', row: '' }, chosen)).toEqual({})
})
