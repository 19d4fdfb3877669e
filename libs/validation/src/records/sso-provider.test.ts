import { expect, test } from 'vitest'
import { checkSsoProvider } from '../index.ts'

const stored = { name: 'Acme ID', issuer: 'https://login.example.com', clientID: 'greenroom' }
const fieldsOf = (change: object, before: typeof stored | undefined = stored) =>
  checkSsoProvider({ ...stored, ...change }, before).map(({ field }) => field)

test.each([
  'https://login.example.com',
  'https://login.example.com/',
  'https://login.example.com:8443/realms/acme',
  'https://ID.example.co.uk/a/b',
  'https://login.microsoftonline.com/6f2/v2.0',
])('W1 accepts the issuer %s', (issuer) => {
  expect(fieldsOf({ issuer, clientSecret: 's' })).toEqual([])
})

test.each([
  '',
  'http://login.example.com',
  'https://localhost',
  'https://127.0.0.1',
  'https://169.254.169.254/latest',
  'https://[::1]/',
  'https://2130706433',
  'https://0x7f.1',
  'https://127.1',
  'https://user:password@login.example.com',
  'https://login.example.com?tenant=1',
  'https://login.example.com#x',
  'https://login.example.com/ x',
  'javascript:alert(1)',
  'login.example.com',
])('W1 refuses the issuer %j', (issuer) => {
  expect(fieldsOf({ issuer, clientSecret: 's' })).toEqual(['issuer'])
})

test('W2 takes the stored secret for the same issuer and client, and no other', () => {
  expect(fieldsOf({ name: 'Renamed' })).toEqual([])
  expect(fieldsOf({ clientSecret: ' ' })).toEqual([])
  expect(fieldsOf({ issuer: 'https://elsewhere.example.com' })).toEqual(['clientSecret'])
  expect(fieldsOf({ clientID: 'another' })).toEqual(['clientSecret'])
  expect(checkSsoProvider(stored, undefined).map(({ field }) => field)).toEqual(['clientSecret'])
})

test('W3 needs a name and a client ID', () => {
  expect(fieldsOf({ name: '', clientID: '', clientSecret: 's' })).toEqual(['name', 'clientID'])
})
