import { expect, test } from 'vitest'
import type { components } from '@greenroom/openapi'
import {
  checkPrintForm,
  chosenDocument,
  newPrintForm,
  planOf,
  withCode,
  withDefault,
  withList,
  withTemplate,
} from './print-form.ts'

type Schemas = components['schemas']

const template = (media?: string, more: object = {}) =>
  ({ templateID: 'T1', use: 'SHELF', design: { stock: { media } }, ...more }) as unknown as Schemas['LabelTemplate']
const choices = { templates: [template()], defaults: [] }
const form = newPrintForm('TS-1, 3\nTS-2', choices, {})
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
  expect(newPrintForm('', choices, {}, chosenDocument(number)).rule).toBe(rule)
})

test('counts what is on hand at one place, or at all', () => {
  const onHand = { ...form, rule: 'ON_HAND', count: '7' } as const
  expect(planOf(onHand, chosen).copies).toEqual({ rule: 'ON_HAND', count: 1, sparePercent: 0 })
  expect(planOf({ ...onHand, place: 'STORE/HB-MAIN' }, chosen).copies).toMatchObject({ place: 'STORE/HB-MAIN' })
})

const VARIANT = 6
const RIVER = 'WAREHOUSE/WH-RIVER'
const withDefaults = {
  templates: [
    template('roll-56x30', { templateID: 'SHELF' }),
    template('roll-56x30', { templateID: 'TAG', use: 'HANG_TAG' }),
    template('avery-l7160', { templateID: 'BOX', use: 'BOX' }),
  ],
  defaults: [
    { templateID: 'OLD', use: 'HANG_TAG', itemType: VARIANT, location: RIVER, printerID: 'P9' },
    { templateID: 'BOX', use: 'BOX', itemType: null, location: RIVER, printerID: null },
    { templateID: 'TAG', use: 'HANG_TAG', itemType: VARIANT, location: null, printerID: 'P1' },
  ] as unknown as Schemas['LabelDefault'][],
}

test.each([
  [{ itemType: VARIANT }, { templateID: 'TAG', sheet: 'ROLL', printerID: 'P1' }],
  [
    { itemType: VARIANT, location: RIVER },
    { templateID: 'BOX', sheet: 'AVERY_L7160', printerID: '' },
  ],
  [{ location: 'STORE/HB-MAIN' }, { templateID: 'SHELF', sheet: 'ROLL', printerID: '' }],
] as const)('begins with the default for %j, and leaves out those of inactive templates', (asked, expected) => {
  expect(newPrintForm('', withDefaults, asked)).toMatchObject(expected)
})

test('a template that is asked for stays, with no printer of a default', () => {
  const asked = { itemType: VARIANT }
  expect(newPrintForm('', withDefaults, asked, undefined, 'SHELF')).toMatchObject({
    templateID: 'SHELF',
    printerID: '',
  })
  expect(newPrintForm('', withDefaults, asked, undefined, 'GONE')).toMatchObject({ templateID: 'TAG' })
})

test('another use has its default, or else its first template on the printer as it is', () => {
  expect(withDefault(withDefaults, { use: 'HANG_TAG', itemType: VARIANT })).toEqual({
    templateID: 'TAG',
    sheet: 'ROLL',
    printerID: 'P1',
  })
  expect(withDefault(withDefaults, { use: 'SHELF', itemType: VARIANT })).toEqual({ templateID: 'SHELF', sheet: 'ROLL' })
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
  [{ sheet: 'AVERY_5160', row: '11' }, 'row'],
  [{ sheet: 'AVERY_5160', column: '4' }, 'column'],
] as const)('refuses %j', (change, field) => {
  expect(Object.keys(checkPrintForm({ ...form, ...change }, undefined))).toEqual([field])
})

test('asks for no list and no count that are not used', () => {
  expect(checkPrintForm({ ...form, list: '', rule: 'ON_HAND', count: '', row: '' }, chosen)).toEqual({})
})

test('the copies of a list count as soon as it names any, until another rule is chosen', () => {
  expect(withList('TS-1')).toEqual({ list: 'TS-1' })
  expect(withList('TS-1, 2')).toEqual({ list: 'TS-1, 2', rule: 'LISTED' })
  expect(withList('TS-1, 2', 'TS-1,')).toEqual({ list: 'TS-1, 2', rule: 'LISTED' })
  expect(withList('TS-1, 23', 'TS-1, 2')).toEqual({ list: 'TS-1, 23' })
})

test.each([
  ['', 'A\n'],
  ['B', 'B\nA\n'],
  ['B\n', 'B\nA\n'],
  ['B, 2\n\n ', 'B, 2\nA\n'],
])('after %j, a code is a line of its own', (list, expected) => {
  expect(withCode(list, 'A')).toBe(expected)
})
