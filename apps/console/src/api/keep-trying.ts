import { ApiError } from '@greenroom/api-client'

/** Seconds to wait after the first, second, ... failure; the last value applies to all further ones. */
const PAUSES = [1, 2, 4, 8, 15]

const LOST_STATUSES = [0, 502, 503, 504]

/** The gateway answered instead of the server, or nothing answered. */
export function isLost(failure: unknown): boolean {
  return failure instanceof ApiError && LOST_STATUSES.includes(failure.status)
}

/**
 * Retries a call until it is answered, so the call must be idempotent. Reports a lost connection to `onLost` and
 * retries when the browser is back online or the wait is over; throws any other failure.
 */
export async function keepTrying<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
  onLost: (lost: boolean) => void,
): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      const result = await call()
      if (failures > 0) onLost(false)
      return result
    } catch (error) {
      if (signal.aborted || !isLost(error)) throw error
      onLost(true)
      await pause(PAUSES[Math.min(failures, PAUSES.length - 1)]! * 1000, signal)
    }
  }
}

/** Ends early when the browser is back online; throws when `signal` is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
