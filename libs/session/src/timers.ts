import { IDLE_SECONDS, KEEPALIVE_SECONDS, TIMEOUT_SECONDS } from './constants.ts'
import type { SessionEffect, SignedIn } from './session.ts'

export const START_IDLE = { do: 'startTimer', timer: 'idle', afterMs: IDLE_SECONDS * 1000 } as const
export const START_TIMEOUT = { do: 'startTimer', timer: 'timeout', afterMs: TIMEOUT_SECONDS * 1000 } as const
export const STOP_TIMEOUT = { do: 'stopTimer', timer: 'timeout' } as const
export const START_KEEPALIVE = { do: 'startTimer', timer: 'keepalive', afterMs: KEEPALIVE_SECONDS * 1000 } as const

const STOP_IDLE = { do: 'stopTimer', timer: 'idle' } as const
const STOP_KEEPALIVE = { do: 'stopTimer', timer: 'keepalive' } as const

/** The timers to start at login. */
export const START_TIMERS: readonly SessionEffect[] = [START_IDLE, START_KEEPALIVE]

/** The timers to stop when the session ends: all that are running. */
export const STOP_TIMERS: Readonly<Record<SignedIn['activity'], readonly SessionEffect[]>> = {
  active: [STOP_IDLE, STOP_KEEPALIVE],
  idle: [STOP_TIMEOUT, STOP_KEEPALIVE],
  timedOut: [STOP_KEEPALIVE],
}
