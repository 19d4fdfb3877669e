import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { csvCell, csvHeader, csvLine, escapeFormula, unescapeFormula } from './csv.ts'
import { guessColumns } from './guess-columns.ts'
import { importableFields } from './import-plan.ts'
import { itemField } from '@greenroom/catalog'
import { readValue } from '@greenroom/validation'

it.for(['=1+1', '+1', '-1', '@SUM', '\tx', '\rx', "'=x", "''"])('F1 marks %j and reads it back', (cell) => {
  expect(escapeFormula(cell)).toBe(`'${cell}`)
  expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
})

it.for([
  ['="007001"', '007001'],
  ['="12 ""vinyl"""', '12 "vinyl"'],
  ['=""', ''],
  [`'="007001"`, '="007001"'],
  ['="a"&"b"', '="a"&"b"'],
])('F5 reads %j as %j', ([cell, text]) => {
  expect(unescapeFormula(cell!)).toBe(text)
})

test.prop([fc.string()])('F1 reads every cell back, and never starts a formula', (cell) => {
  expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
  expect(escapeFormula(cell)).not.toMatch(/^[=+\-@\t\r]/)
})

it('F2 quotes a cell if necessary', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', ' h'])).toBe('a,"b,c","d""e","f\ng"," h"\r\n')
})

it('F3 recognizes the header of every exported field', () => {
  const mapping = guessColumns(importableFields.map(csvHeader), [])
  expect(mapping).toEqual(Object.fromEntries(importableFields.map(({ name }, index) => [name, index])))
})

it.for([
  ['type', 6, 'Variant'],
  ['sellingPrice', 12.5, '12.5'],
  ['ecommerceEnabled', true, 'yes'],
  ['ecommerceEnabled', false, 'no'],
  ['itemStatus', 'Active', 'Active'],
  ['additionalUPCs', ['1', '2'], '1, 2'],
  ['additionalUPCs', ['12;34', '5'], '"12;34", 5'],
  ['minimumLevel', 0, '0'],
  ['masterSKU', null, ''],
] as const)('F4 writes %s %j as %j and reads it back', ([name, value, cell]) => {
  const field = itemField(name)
  expect(csvCell(field, value)).toBe(cell)
  expect(readValue(field, cell, { mode: 'edit', restricted: '' }, [])).toEqual(value)
})

it('F4 writes an unlisted choice unchanged', () => {
  expect(csvCell(itemField('type'), 99)).toBe('99')
})
