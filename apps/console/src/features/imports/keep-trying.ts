import { ApiError } from '@greenroom/api-client'

/** Seconds to wait after the first, second, ... failure; the last one for all that follow. */
const PAUSES = [1, 2, 4, 8, 15]

/** The gateway answered for a server that did not, or nobody did. */
const LOST = [0, 502, 503, 504]

/**
 * Makes a call until it is answered. Only for calls that may be made twice. A lost connection is told to `onLost`, and
 * tried again when the browser is back online or the pause is over; any other failure is thrown.
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
      if (signal.aborted || !(error instanceof ApiError) || !LOST.includes(error.status)) throw error
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
