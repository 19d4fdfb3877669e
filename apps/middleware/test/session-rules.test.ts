import fc from 'fast-check'
import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { expect, test } from 'vitest'
import { startDatabaseClock } from '#database/database-clock.ts'
import {
  GRACE,
  hashToken,
  IDLE_LIMIT,
  judge,
  LIFETIME,
  newSessionID,
  newToken,
  RECORD_EVERY,
  ROTATE_AFTER,
  sessionIDOf,
  type SessionState,
} from '#identity/session-rules.ts'

const fresh = (change: Partial<SessionState> = {}): SessionState => ({
  tokenHash: 'current',
  tokenIssuedAt: 0,
  tokenUsed: true,
  previousHash: 'previous',
  activeAt: 0,
  expiresAt: LIFETIME.session,
  remember: false,
  scoped: false,
  ...change,
})

test.each([
  ['the current token', fresh(), 'current', 1, 'pass'],
  ['a token seen for the first time', fresh({ tokenUsed: false }), 'current', 1, 'firstUse'],
  ['just before it is due', fresh(), 'current', ROTATE_AFTER - 1, 'pass'],
  ['due', fresh(), 'current', ROTATE_AFTER, 'rotate'],
  ['due, but for another service', fresh({ scoped: true }), 'current', ROTATE_AFTER, 'pass'],
  ['the one before, in its grace', fresh(), 'previous', GRACE, 'pass'],
  ['the one before, after its grace', fresh(), 'previous', GRACE + 1, 'stolen'],
  ['the one before, its successor never seen', fresh({ tokenUsed: false }), 'previous', GRACE + 1, 'rotate'],
  ['any other', fresh(), 'older', 1, 'stolen'],
  ['the last idle moment', fresh({ tokenIssuedAt: IDLE_LIMIT }), 'current', IDLE_LIMIT + RECORD_EVERY, 'pass'],
  ['idle too long', fresh(), 'current', IDLE_LIMIT + RECORD_EVERY + 1, 'expired'],
  ['idle, but remembered', fresh({ remember: true }), 'current', IDLE_LIMIT * 2, 'rotate'],
  ['past its end', fresh({ activeAt: LIFETIME.session }), 'current', LIFETIME.session + 1, 'expired'],
] as const)('%s', (_name, session, presented, now, verdict) => {
  expect(judge(session, presented, now)).toBe(verdict)
})

test('creates unique tokens with 256 random bits after the session, and accepts nothing else', () => {
  const tokens = Array.from({ length: 10_000 }, () => newToken(newSessionID()))
  expect(new Set(tokens).size).toBe(tokens.length)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{65}$/)
  expect(sessionIDOf(tokens[0]!)).toBe(tokens[0]!.slice(0, 22))
  for (const text of ['', 'x', 'x'.repeat(64), 'x'.repeat(66), `${'x'.repeat(64)}.`])
    expect(sessionIDOf(text)).toBeUndefined()
  expect(hashToken('a')).not.toBe(hashToken('b'))
})

/** One step of a run: somebody uses the newest token they hold, and may or may not receive the answer. */
const step = fc.record({
  who: fc.constantFrom('client', 'thief'),
  wait: fc.constantFrom(0, 1_000, GRACE + 1, ROTATE_AFTER),
  answerLost: fc.boolean(),
})

test('never lets two holders of a stolen token both continue: the second to rotate ends the session', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.nat(10), (steps, stolenAt) => {
      let counter = 0
      let now = 0
      let session: SessionState | undefined = fresh({
        tokenHash: 't0',
        previousHash: null,
        remember: true,
        expiresAt: 1e15,
      })
      const held: Record<string, string> = { client: 't0' }
      const rotatedBy: string[] = []
      steps.forEach(({ who, wait, answerLost }, index) => {
        now += wait
        if (index === stolenAt) held['thief'] = held['client']!
        const token = held[who]
        if (!token || !session) return
        const verdict = judge(session, token, now)
        if (verdict === 'stolen') session = undefined
        else if (verdict === 'firstUse') session = { ...session, tokenUsed: true }
        else if (verdict === 'rotate') {
          const next = `t${++counter}`
          const previousHash = token === session.previousHash ? token : session.tokenHash
          session = { ...session, tokenHash: next, previousHash, tokenIssuedAt: now, tokenUsed: false }
          if (!answerLost) held[who] = next
          rotatedBy.push(who)
        }
      })
      if (!session) return
      // Each live client holds the current or the previous token; the two can differ only until the older one is used
      // after its grace period.
      const usable = Object.values(held).filter((token) => judge(session!, token, now + GRACE + 1) !== 'stolen')
      if (session.tokenUsed) expect(new Set(usable).size).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2_000 },
  )
})

test('never signs out a lone honest client, whatever answers are lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let counter = 0
      let now = 0
      let held = 't0'
      let session = fresh({ tokenHash: 't0', previousHash: null, remember: true, expiresAt: 1e15 })
      for (const { wait, answerLost } of steps) {
        now += wait
        const verdict = judge(session, held, now)
        expect(verdict).not.toBe('stolen')
        if (verdict === 'firstUse') session = { ...session, tokenUsed: true }
        if (verdict === 'rotate') {
          const next = `t${++counter}`
          const previousHash = held === session.previousHash ? held : session.tokenHash
          session = { ...session, tokenHash: next, previousHash, tokenIssuedAt: now, tokenUsed: false }
          if (!answerLost) held = next
        }
      }
    }),
    { numRuns: 2_000 },
  )
})

/** The time of the model in milliseconds, which all of its clocks follow. */
let time = 0

/** A database that answers the time of the model, so long after it was asked, and so long before its answer arrives. */
function databaseAt(way: { there: number; back: number }) {
  class ClockDriver extends DummyDriver {
    override async acquireConnection() {
      const connection = await super.acquireConnection()
      const executeQuery = async () => {
        time += way.there
        const rows = [{ now: new Date(time) }]
        time += way.back
        return { rows }
      }
      return { ...connection, executeQuery } as DatabaseConnection
    }
  }
  return new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ClockDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** Two replicas ask the database for the time, each over a slow network; their own clocks are a minute apart. */
async function databaseClocks(ways: { there: number; back: number }[]) {
  const clocks: (() => number)[] = []
  for (const [replica, way] of ways.entries()) {
    const { now, stop } = await startDatabaseClock(databaseAt(way), () => time + replica * 60_000)
    stop()
    clocks.push(() => now().getTime())
  }
  return clocks
}

/** A call of one of a user's tabs. Its tokens are those of all tabs; it arrives within the grace of a token that is replaced meanwhile. */
const tabCall = fc.record({
  wait: fc.constantFrom(0, 500, 5_000, GRACE + 1, ROTATE_AFTER),
  delay: fc.integer({ min: 0, max: GRACE - 3_000 }),
  replica: fc.constantFrom(0, 1),
  answerLost: fc.boolean(),
})
type TabCall = typeof tabCall extends fc.Arbitrary<infer Call> ? Call : never

/** Whether the session outlives these calls, judged by each replica's clock. */
function outlives(calls: TabCall[], clocks: (() => number)[]): boolean {
  let sentAt = time
  let tokens = 0
  let held = 't0'
  const issuedAt = clocks[0]!()
  let session = fresh({ tokenHash: 't0', tokenIssuedAt: issuedAt, previousHash: null, remember: true, expiresAt: 1e15 })
  const events = calls.flatMap(({ wait, delay, ...call }) => {
    sentAt += wait
    const sent = { ...call, at: sentAt, token: '' }
    return [
      { at: sentAt, happen: () => void (sent.token = held) },
      { at: sentAt + delay, happen: () => arrive(sent) },
    ]
  })
  const arrive = ({ token, replica, answerLost }: { token: string; replica: number; answerLost: boolean }) => {
    const now = clocks[replica]!()
    const verdict = judge(session, token, now)
    if (verdict === 'stolen' || verdict === 'expired') return false
    if (verdict === 'firstUse') session = { ...session, tokenUsed: true }
    if (verdict === 'rotate') {
      const next = `t${++tokens}`
      const previousHash = token === session.previousHash ? token : session.tokenHash
      session = { ...session, tokenHash: next, previousHash, tokenIssuedAt: now, tokenUsed: false }
      if (!answerLost) held = next
    }
    return true
  }
  return events
    .toSorted((one, other) => one.at - other.at)
    .every(({ at, happen }) => {
      time = at
      return happen() ?? true
    })
}

const calls = fc.array(tabCall, { maxLength: 30 })

test('ends no session of an honest user at two replicas whose own clocks are a minute apart', async () => {
  const way = fc.record({ there: fc.integer({ min: 0, max: 1_000 }), back: fc.integer({ min: 0, max: 1_000 }) })
  const property = fc.asyncProperty(calls, fc.tuple(way, way), async (made, ways) =>
    outlives(made, await databaseClocks(ways)),
  )
  await fc.assert(property, { numRuns: 2_000 })
  // By their own clocks they would end some.
  const apart = fc.property(calls, (made) => outlives(made, [() => time, () => time + 60_000]))
  expect(fc.check(apart, { numRuns: 2_000 }).failed).toBe(true)
})
