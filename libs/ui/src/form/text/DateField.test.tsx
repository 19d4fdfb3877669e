import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { INCOMPLETE_DATE } from '../field.ts'
import { DateField } from './DateField.tsx'

afterEach(cleanup)

let values: string[]
let empty: () => void

function Day({ initial, isFilter }: { initial: string; isFilter: boolean }) {
  const [value, setValue] = useState(initial)
  empty = () => setValue('')
  return (
    <DateField
      label="Day"
      isFilter={isFilter}
      value={value}
      onChange={(next) => {
        values.push(next)
        setValue(next)
      }}
    />
  )
}

/** The field, and what a browser tells of the parts that are typed in it: jsdom has none. */
function renderDay(initial = '', isFilter = false) {
  values = []
  render(<Day {...{ initial, isFilter }} />)
  const field = screen.getByLabelText<HTMLInputElement>('Day')
  const typed = (value: string, badInput: boolean) => {
    Object.defineProperty(field, 'validity', { configurable: true, value: { badInput } })
    if (value !== field.value) fireEvent.input(field, { target: { value } })
    fireEvent.keyUp(field)
  }
  return { field, typed }
}

test('a date that lacks a part is incomplete, not blank', () => {
  const { typed } = renderDay()
  typed('', true)
  typed('', true)
  expect(values).toEqual([INCOMPLETE_DATE])
  typed('2027-03-08', false)
  typed('', true)
  typed('', false)
  expect(values).toEqual([INCOMPLETE_DATE, '2027-03-08', INCOMPLETE_DATE, ''])
})

test('the digits of a year are no years, and stay as they were typed', () => {
  const { field, typed } = renderDay('2026-03-08')
  for (const year of ['0002', '0020', '0202']) {
    typed(`${year}-03-08`, false)
    expect(field.value).toBe(`${year}-03-08`)
  }
  typed('2027-03-08', false)
  typed('020270-03-08', false)
  expect(values).toEqual([INCOMPLETE_DATE, '2027-03-08', INCOMPLETE_DATE])
})

test('who leaves an incomplete date is told so', () => {
  const { field, typed } = renderDay()
  typed('', true)
  expect(screen.queryByText('Complete the date.')).toBeNull()
  fireEvent.focus(field)
  fireEvent.blur(field)
  expect(screen.getByText('Complete the date.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  typed('2027-03-08', false)
  expect(screen.queryByText('Complete the date.')).toBeNull()
})

test('a field that is emptied by the form loses its parts', () => {
  const { field, typed } = renderDay()
  typed('', true)
  let cleared = 0
  Object.defineProperty(field, 'value', { configurable: true, get: () => '', set: () => cleared++ })
  empty()
  return expect.poll(() => cleared).toBe(1)
})

test('a filter tells nothing of an incomplete date, which stays as it was typed', () => {
  const { field, typed } = renderDay('2026-03-08', true)
  typed('0002-03-08', false)
  expect(field.value).toBe('0002-03-08')
  expect(values).toEqual([])
  typed('2027-03-08', false)
  typed('', false)
  expect(values).toEqual(['2027-03-08', ''])
})
