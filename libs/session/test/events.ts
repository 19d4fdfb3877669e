import type { LoginAnswer, SessionEvent, SessionUser } from '../src/index.ts'

/** Marks text that no state may contain; TOKEN marks text that some states may contain. */
export const SECRET = 'SECRET'

const login = { companyCode: 'demo', userName: 'ada', password: SECRET }
const refusals: SessionEvent[] = [
  { type: 'callRefused', status: 401, code: 'ER_009' },
  { type: 'callRefused', status: 401, url: '/app/catalog/cto' },
  { type: 'callRefused', status: 403, code: 'ER_008' },
  { type: 'callRefused', status: 200, code: 'ER_002', url: '//evil.example' },
  { type: 'callRefused', status: 403, code: 'ER_005' },
  { type: 'callRefused', status: 502 },
  { type: 'callRefused', status: 401, dirty: true },
  { type: 'callRefused', status: 403, dirty: true },
]

/** Every relevant answer: each role that is handled in its own way, with and without the optional parts. */
function answers(): SessionEvent[] {
  const events: SessionEvent[] = []
  const users: Partial<SessionUser>[] = [
    { roleID: 7 },
    { roleID: 17 },
    { roleID: 2, passwordExpiresInSeconds: -1 },
    { roleID: 2, passwordExpiresInSeconds: 0 },
  ]
  for (const each of users) {
    for (const secondFactor of [{ enrolled: true }, { enrolled: false }, undefined]) {
      for (const isWhole of [true, false]) {
        for (const partnerMode of [true, false]) events.push(loggedIn(each, secondFactor, isWhole, partnerMode))
      }
    }
  }
  return events
}

function loggedIn(
  user: Partial<SessionUser>,
  secondFactor: LoginAnswer['secondFactor'],
  isWhole: boolean,
  partnerMode: boolean,
): SessionEvent {
  const answer: LoginAnswer = {
    token: 'TOKEN-1',
    user: { userID: '1', userName: 'ada', companyCode: 'demo', roleID: 7, role: 'any', ...user },
    secondFactor,
    authorizationData: isWhole
      ? { features: [{ key: 'INVENTORY_DASHBOARD', access: ['READ'] }], places: [] }
      : undefined,
  }
  return { type: 'loggedIn', answer, partnerMode, portalURL: 'https://partners.example' }
}

/** The events of the walk: at least one of each type, and each variation of it. */
export const EVENTS: readonly SessionEvent[] = [
  { type: 'started' },
  { type: 'started', remembered: { companyCode: 'demo', userName: 'ada', remember: true, token: 'TOKEN-0' } },
  { type: 'started', remembered: { companyCode: 'demo', userName: 'ada', remember: true }, url: '/app/home' },
  { type: 'loginNeeded', url: '/app/catalog/products?search=a' },
  { type: 'loginNeeded', url: 'https://evil.example/app/' },
  { type: 'signIn', ...login, remember: true },
  { type: 'signIn', ...login, remember: true, partnerUserName: 'ada' },
  { type: 'signIn', ...login, remember: false, form: true },
  { type: 'signInWithSso', companyCode: 'demo', ssoType: 'okta', accessToken: SECRET },
  ...answers(),
  { type: 'loginRefused', failure: { status: 502 } },
  { type: 'loginRefused', failure: { status: 401 } },
  { type: 'loginRefused', failure: { status: 401 }, passwordKey: SECRET },
  { type: 'codeEntered', code: SECRET },
  { type: 'codeAccepted', token: 'TOKEN-3' },
  { type: 'codeRefused', message: 'Not this one' },
  { type: 'loginCanceled' },
  { type: 'authorized', features: [], places: [] },
  { type: 'tokenReplaced', token: 'TOKEN-2' },
  ...refusals,
  { type: 'signOut', dirty: true },
  { type: 'signOut' },
  { type: 'signOut', withUser: true },
  { type: 'userActive' },
  { type: 'timerEnded', timer: 'idle' },
  { type: 'timerEnded', timer: 'timeout', url: '/app/home' },
  { type: 'timerEnded', timer: 'timeout', dirty: true },
  { type: 'timerEnded', timer: 'keepalive' },
  { type: 'cleared' },
]
