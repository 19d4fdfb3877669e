// One visit of eight events (login, code requested, entered, accepted, idle, active, idle, timed out, cleared) through
// our reducer, which also creates the effects, compared with a machine of the same states in xstate, which creates
// none. Median of 3 rounds of N runs (default 200). Fails below 50 times xstate's speed. Prints a markdown table.
import { nextSession, type SessionEvent, type SessionState, SIGNED_OUT } from '../../libs/session/src/index.ts'
import { importPeer, installPeers } from './peers.ts'

const runs = Number(process.argv[2] ?? 200)
const VISITS = 500
installPeers(['xstate@5.33.3'])

type Actor = { start: () => Actor; send: (event: { type: string }) => void; getSnapshot: () => { value: string } }
type Xstate = { createMachine: (definition: object) => object; createActor: (machine: object) => Actor }
const { createMachine, createActor } = (await importPeer('xstate')) as Xstate

const user = { userID: '1', userName: 'ada', companyCode: 'demo', roleID: 7, role: 'store manager' }
const accountConfig = [{ key: 'system.security.2fa.enabled', value: 'true' }]
const answer = { token: 'T', user, accountConfig, authorizationData: { features: [], places: [] } }

const OURS: SessionEvent[] = [
  { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'x', remember: false },
  { type: 'loggedIn', answer },
  { type: 'codeEntered', code: '123456' },
  { type: 'codeAccepted', token: 'T2' },
  { type: 'timerEnded', timer: 'idle' },
  { type: 'userActive' },
  { type: 'timerEnded', timer: 'idle' },
  { type: 'timerEnded', timer: 'timeout' },
  { type: 'cleared' },
]
const THEIRS = OURS.map((event) => ({ type: 'timer' in event ? event.timer : event.type }))

const actor = createActor(
  createMachine({
    initial: 'signedOut',
    states: {
      signedOut: { on: { signIn: 'signingIn' } },
      signingIn: { on: { loggedIn: 'twoFactor', loginRefused: 'signedOut' } },
      twoFactor: { on: { codeEntered: 'checking', loginRefused: 'signedOut' } },
      checking: { on: { codeAccepted: 'signedIn', loginRefused: 'signedOut' } },
      signedIn: { on: { idle: 'idle', signOut: 'signingOut' } },
      idle: { on: { userActive: 'signedIn', timeout: 'signingOut', signOut: 'signingOut' } },
      signingOut: { on: { cleared: 'signedOut' } },
    },
  }),
).start()

const CANDIDATES: Record<string, () => string> = {
  nextSession: () => {
    let state: SessionState = SIGNED_OUT
    for (let visit = 0; visit < VISITS; visit++) for (const event of OURS) [state] = nextSession(state, event)
    return state.at
  },
  'xstate 5.33.3': () => {
    for (let visit = 0; visit < VISITS; visit++) for (const event of THEIRS) actor.send(event)
    return actor.getSnapshot().value
  },
}

const times: Record<string, number[]> = {}
for (let round = 0; round < 3; round++) {
  for (const [name, visit] of Object.entries(CANDIDATES)) {
    for (let turn = -20; turn < runs; turn++) {
      const start = performance.now()
      const end = visit()
      if (turn >= 0) (times[name] ??= []).push(performance.now() - start)
      if (end !== 'signedOut') throw new Error(`${name} ends at ${end}`)
    }
  }
}
const median = (name: string) => times[name]!.toSorted((a, b) => a - b)[times[name]!.length >> 1]!
console.log('| nine events a visit | thousand transitions a second | ns a transition |\n|---|---|---|')
for (const name of Object.keys(CANDIDATES)) {
  const nanoseconds = (median(name) / (VISITS * OURS.length)) * 1e6
  console.log(`| ${name} | ${Math.round(1e6 / nanoseconds)} | ${nanoseconds.toFixed(1)} |`)
}
const ratio = median('xstate 5.33.3') / median('nextSession')
console.log(`\n${ratio.toFixed(0)} times xstate`)
process.exitCode = ratio >= 50 ? 0 : 1
