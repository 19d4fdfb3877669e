import { ApiError } from '@greenroom/api-client'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepTrying } from './keep-trying.ts'

beforeEach(() => void vi.useFakeTimers())

const lost = () => Promise.reject(new ApiError(0, undefined))

test('reports a lost connection and retries until there is an answer', async () => {
  const call = vi
    .fn(lost)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce('here' as never)
  const onLost = vi.fn()
  const result = keepTrying(call, new AbortController().signal, onLost)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await result).toBe('here')
  expect(onLost.mock.calls).toEqual([[true], [true], [false]])
})

test('retries at once when the browser is back online', async () => {
  const call = vi
    .fn(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce('here' as never)
  const result = keepTrying(call, new AbortController().signal, () => {})
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  expect(await result).toBe('here')
})

test('does not retry a refusal; canceling ends the wait', async () => {
  const refused = vi.fn(() => Promise.reject(new ApiError(403, { message: 'No' })))
  await expect(keepTrying(refused, new AbortController().signal, () => {})).rejects.toThrow('No')
  expect(refused).toHaveBeenCalledTimes(1)

  const { signal, abort } = controller()
  const result = keepTrying(lost, signal, () => {})
  const outcome = expect(result).rejects.toThrow('canceled')
  await vi.advanceTimersByTimeAsync(0)
  abort()
  await outcome
})

function controller() {
  const own = new AbortController()
  return { signal: own.signal, abort: () => own.abort(new Error('canceled')) }
}
