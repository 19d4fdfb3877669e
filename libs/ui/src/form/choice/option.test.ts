import { expect, test } from 'vitest'
import { exactOption, matchOptions } from './option.ts'

const OPTIONS = [
  { id: 'XS', label: 'Extra small', hint: 'XS' },
  { id: 'S', label: 'Small', hint: 'S' },
  { id: 'M', label: 'Médium', hint: 'M' },
  { id: 'XL', label: 'Extra large', hint: 'XL' },
  { id: 'OLD', label: 'Smallest', hint: 'Inactive', disabled: true },
]

const ids = (text: string) => matchOptions(OPTIONS, text).shown.map(({ id }) => id)

test('finds by name and code, the best match first', () => {
  expect(ids('s')).toEqual(['S', 'OLD', 'XS'])
  expect(ids('xl')).toEqual(['XL'])
  expect(ids('small')).toEqual(['S', 'OLD', 'XS'])
  expect(ids('MEDIUM')).toEqual(['M'])
  expect(ids(' ')).toHaveLength(5)
  expect(matchOptions(OPTIONS, '', 2)).toMatchObject({ more: 3 })
})

test('finds a venue before the stores that have its name beside theirs', () => {
  const stores = Array.from({ length: 60 }, (_, nth) => ({ id: `S${nth}`, label: `Stand ${nth}`, hint: 'Pier Hall' }))
  const options = [...stores, { id: 'PIER', label: 'Pier Hall', hint: 'PIER' }]
  expect(matchOptions(options, 'pier hall').shown[0]?.id).toBe('PIER')
  expect(matchOptions(options, 'pier').shown[0]?.id).toBe('PIER')
})

test('an underscore is a space', () => {
  const zones = [{ id: 'America/New_York', label: 'America/New York', hint: 'Eastern Time' }]
  expect(exactOption(zones, 'america/new_york')?.id).toBe('America/New_York')
  expect(matchOptions(zones, 'new_y').shown).toHaveLength(1)
})

test('knows the option that a text names exactly', () => {
  expect(exactOption(OPTIONS, ' medium ')?.id).toBe('M')
  expect(exactOption(OPTIONS, 'xs')?.id).toBe('XS')
  expect(exactOption(OPTIONS, 'smal')).toBeUndefined()
  expect(exactOption(OPTIONS, 'smallest')).toBeUndefined()
  expect(exactOption([...OPTIONS, { id: 'S2', label: 'Small' }], 'small')).toBeUndefined()
})

test('finds words in any order, after what begins with the text', () => {
  const options = ['Tour tee black', 'Black tour tee', 'Poster'].map((label) => ({ id: label, label }))
  expect(matchOptions(options, 'black tour').shown.map(({ id }) => id)).toEqual(['Black tour tee', 'Tour tee black'])
  expect(matchOptions(options, 'tee poster').shown).toEqual([])
})
