import { INCOMPLETE_DATE } from '@greenroom/ui'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useWholeDate } from './use-whole-date.ts'

test('a list stays as it is while its date is incomplete', () => {
  const show = vi.fn()
  const { result } = renderHook(() => useWholeDate('2026-03-06T19:30', show))
  act(() => result.current.onChange(INCOMPLETE_DATE))
  expect(result.current.value).toBe(INCOMPLETE_DATE)
  expect(show).not.toHaveBeenCalled()
  act(() => result.current.onChange('2027-03-06T19:30'))
  expect(result.current.value).toBe('2026-03-06T19:30')
  act(() => result.current.onChange(''))
  expect(show.mock.calls).toEqual([['2027-03-06T19:30'], ['']])
})
