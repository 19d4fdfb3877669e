import { expect, test } from 'vitest'
import { nextSession, type SessionEvent, type SessionState, SIGNED_OUT } from '../src/index.ts'
import { ALLOWED } from './allowed.ts'
import { EVENTS } from './events.ts'
import { checkState, checkStep, checkUser, newBrowser, perform } from './model.ts'

/** Number of events: `SESSION_WALK=10000000 vitest run` walks ten million; SESSION_SEED sets another seed. */
const LENGTH = Number(process.env.SESSION_WALK ?? 300_000)
const SEED = Number(process.env.SESSION_SEED ?? 1)

/** Numbers from 0 to 1, repeatable for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

test(`O7 finds no wrong state, timer or token in a walk of ${LENGTH} events`, () => {
  const random = randomFrom(SEED)
  const browser = newBrowser()
  const ways = new Set<string>()
  const trail: SessionEvent[] = []
  let state: SessionState = SIGNED_OUT
  let partnerMode = false
  for (let count = 0; count < LENGTH; count++) {
    const event = nextEvent(state, random)
    trail.push(event)
    if (trail.length > 20) trail.shift()
    const [next, effects] = nextSession(state, event)
    if (event.type === 'loggedIn' && state.at === 'signingIn') partnerMode = event.partnerMode === true
    if (event.type === 'started' && event.remembered?.token && next !== state) browser.stored.set('token', 'TOKEN-0')
    if (event.type === 'timerEnded') browser.timers.delete(event.timer)
    if (event.type === 'cleared') browser.isClearing = false
    try {
      checkStep(state, event, next, effects.length)
      for (const effect of effects) perform(effect, browser)
      checkState(next, browser)
      checkUser(next, partnerMode)
    } catch (error) {
      throw new Error(`After ${JSON.stringify(trail, null, 1)}`, { cause: error })
    }
    ways.add(`${state.at} ${event.type} ${next.at}`)
    state = next
  }
  expect(everyWay().filter((way) => !ways.has(way))).toEqual([])

  /** Usually an event that applies to the state. A timer that is not running should not fire; if it does, nothing
   * changes. */
  function nextEvent(from: SessionState, random: () => number): SessionEvent {
    const pool = random() < 0.8 ? EVENTS.filter(({ type }) => ALLOWED[from.at][type]) : EVENTS
    const event = pool[Math.floor(random() * pool.length)]!
    if (event.type !== 'timerEnded' || from.at !== 'signedIn' || browser.timers.has(event.timer)) return event
    expect(nextSession(from, event)).toEqual([from, []])
    return { type: 'userActive' }
  }
})

/** Every allowed transition must be walked. */
function everyWay(): string[] {
  return Object.entries(ALLOWED).flatMap(([from, events]) =>
    Object.entries(events).flatMap(([type, tos]) => tos.map((to) => `${from} ${type} ${to}`)),
  )
}

test.each(Object.keys(ALLOWED) as SessionState['at'][])('O5 only makes allowed transitions at %s', (at) => {
  for (const state of statesAt(at)) {
    for (const event of EVENTS) {
      const [next, effects] = nextSession(state, event)
      checkStep(state, event, next, effects.length)
    }
  }
})

/** States of one kind, as met by a short walk. */
function statesAt(at: SessionState['at']): SessionState[] {
  const random = randomFrom(7)
  const found = new Map<string, SessionState>()
  let state: SessionState = SIGNED_OUT
  for (let count = 0; count < 5000; count++) {
    if (state.at === at) found.set(JSON.stringify(state), state)
    state = nextSession(state, EVENTS[Math.floor(random() * EVENTS.length)]!)[0]
  }
  expect(found.size).toBeGreaterThan(0)
  return [...found.values()]
}
