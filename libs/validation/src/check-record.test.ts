import { expect, test } from 'vitest'
import {
  checkRecord,
  checkTaxRate,
  currencySymbol,
  RECORD_KINDS,
  type RecordKind,
  recordLimit,
  restrictedFields,
} from './index.ts'

const messages = (kind: RecordKind, texts: object, restricted?: string) =>
  checkRecord(kind, texts, restricted).map(({ field, message }) => `${field}: ${message}`)

const company = { name: 'Acme', currency: 'USD', timeZone: 'America/New_York' }
const user = { userName: 'ada.merrin', name: 'Ada Merrin' }

test('S1 requires fields and limits their length', () => {
  expect(messages('company', {})).toEqual([
    'name: Company name is required.',
    'currency: Currency is required.',
    'timeZone: Time zone is required.',
  ])
  expect(messages('venue', { venueID: 'A'.repeat(16), name: ' ' })).toEqual([
    'venueID: Venue ID is longer than 15 characters (16).',
    'name: Venue name is required.',
  ])
  expect(messages('store', { storeID: 'S1', name: 'x'.repeat(50) })).toEqual([])
  expect(messages('role', { name: 'x'.repeat(51) })).toEqual(['name: Role name is longer than 50 characters (51).'])
  expect(recordLimit('user', 'name')).toBe(100)
})

test('S2 refuses restricted characters, outer spaces and control characters', () => {
  expect(messages('venue', { venueID: 'A#?', name: 'Hall' })).toEqual(['venueID: Venue ID may not contain # ?'])
  expect(messages('venue', { venueID: 'A*', name: 'Hall' }, '*')).toEqual(['venueID: Venue ID may not contain *'])
  expect(messages('role', { name: 'Night shift ' })).toEqual(['name: Role name has a space at the start or the end.'])
  expect(messages('role', { name: 'Night\u0000shift' })).toEqual([
    'name: Role name contains a character that can be neither stored nor printed.',
  ])
  const codes = ['A#', 'A ', 'A\0', 'A B'].flatMap((venueID) => checkRecord('venue', { venueID, name: 'Hall' }))
  expect(codes.map(({ code }) => code)).toEqual(['restricted', 'outerSpace', 'unreadable', 'unfit'])
})

test("S3 accepts & and an apostrophe in company names, and an apostrophe in people's names", () => {
  expect(messages('company', { ...company, name: `Bell & Sons' Corner` })).toEqual([])
  expect(messages('user', { ...user, name: `Mary O'Brien` })).toEqual([])
  expect(messages('user', { ...user, name: 'Mary & Ann' })).toEqual(['name: Name may not contain &'])
})

test('T10 refuses an ID that a spreadsheet shortened', () => {
  expect(messages('venue', { venueID: '1.00E+05', name: 'V' })).toEqual([
    'venueID: A spreadsheet has shortened this number (1.00E+05).',
  ])
})

test('S4 refuses spaces in IDs', () => {
  expect(messages('venue', { venueID: 'MY VENUE', name: 'V' })).toEqual([
    'venueID: Venue ID may not contain spaces or commas.',
  ])
})

test('S5 accepts lowercase letters, digits and . _ - @ in user names', () => {
  expect(messages('user', user)).toEqual([])
  expect(messages('user', { ...user, userName: 'ada merrin' })).toEqual([
    'userName: User name may contain only lowercase letters, digits and . _ - @.',
  ])
})

test('S6 accepts an address or no email', () => {
  expect(messages('user', { ...user, email: 'ada@acme.example' })).toEqual([])
  expect(messages('user', { ...user, email: 'ada@mail.acme.example' })).toEqual([])
  expect(messages('user', { ...user, email: '' })).toEqual([])
  for (const email of ['ada', 'ada@acme', 'ada@acme.example@', 'ada@acme.example.', 'a@b@c.d', 'ada @acme.example'])
    expect(messages('user', { ...user, email })).toEqual([`email: Email is not an address (${email}).`])
})

test('S10 does not apply restricted characters to what has a form of its own', () => {
  const all = '/_.-@ABCDEUSabc0123456789'
  const zone = { timeZone: 'America/New_York' }
  expect(checkRecord('personalFormats', zone, all)).toEqual([])
  const issues = [
    ...checkRecord('company', { ...zone, name: '+', currency: 'USD' }, all),
    ...checkRecord('venue', { ...zone, venueID: '+', name: '+', country: 'US' }, all),
    ...checkRecord('printer', { name: '+', address: '10.0.0.1' }, all),
    ...checkRecord('user', { userName: 'ada.b_c-d@e', name: '+' }, all),
  ]
  expect(issues).toEqual([])
})

test('S11 names every text that restricted characters can refuse, with what it accepts anyway', () => {
  const texts = RECORD_KINDS.flatMap((kind) =>
    restrictedFields(kind).map(({ field, exempt }) => [`${kind}.${field}`, exempt]),
  )
  expect(Object.fromEntries(texts)).toMatchObject({ 'store.street': `#'&`, 'user.name': `'`, 'role.name': '' })
  for (const kind of RECORD_KINDS) {
    const named: string[] = restrictedFields(kind).map(({ field }) => field)
    const every = new Proxy({}, { get: () => '~' })
    const refused = checkRecord(kind, every, '~').filter(({ code }) => code === 'restricted')
    expect(refused.map(({ field }) => field).filter((field) => field !== `${kind}ID`)).toEqual(named)
  }
})

test('S7 accepts an ISO currency code with its symbol, and an IANA time zone', () => {
  expect(messages('company', company)).toEqual([])
  expect(messages('company', { ...company, currency: 'US' })).toEqual([
    'currency: Currency is not an ISO 4217 code (US).',
  ])
  for (const timeZone of ['Mars/Olympus', 'Act'])
    expect(messages('company', { ...company, timeZone })).toEqual([`timeZone: Time zone is not known (${timeZone}).`])
  expect(['USD', 'EUR', 'CHF'].map(currencySymbol)).toEqual(['$', '€', 'CHF'])
})

test('S8 accepts a percentage with at most 4 decimals as a tax rate', () => {
  for (const rate of [0, 8.25, 100, 0.0625]) expect(checkTaxRate(rate)).toEqual([])
  expect([-1, 101, 1.00001, undefined, NaN].flatMap(checkTaxRate)).toHaveLength(5)
  expect(checkTaxRate(-1)).toMatchObject([{ field: 'rate', code: 'rate' }])
})

test('T20 refuses a name with a character that is not seen', () => {
  expect(messages('role', { name: 'Night\u200bshift' })).toEqual([
    'name: Role name contains a character that is not seen. Type it again.',
  ])
  expect(messages('role', { name: 'Family \u{1f468}\u200d\u{1f467}' })).toEqual([])
})
