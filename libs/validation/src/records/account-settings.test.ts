import { expect, test } from 'vitest'
import {
  ACCOUNT_SETTINGS,
  type AccountSetting,
  checkAccountSetting,
  isAccountSetting,
  lookupLimits,
  reportingHours,
} from '../index.ts'

test('A1 has the settings of section 6, and two-factor under its exact key', () => {
  expect(Object.keys(ACCOUNT_SETTINGS)).toContain('system.security.2fa.enabled')
  expect(isAccountSetting('reporting.hours.custom')).toBe(true)
  expect(isAccountSetting('toString')).toBe(false)
})

test.each(Object.entries(ACCOUNT_SETTINGS))('A2 starts %s with a valid value', (key, { initial }) => {
  expect(checkAccountSetting(key as AccountSetting, initial)).toBeUndefined()
})

test.each([
  ['system.security.2fa.enabled', 'yes', 'Ask for a second step at sign-in: true or false'],
  ['reporting.hours.start', '24:00', 'Day starts at: a time from 00:00 to 23:59'],
  ['reporting.hours.start', '9:00', 'Day starts at: a time from 00:00 to 23:59'],
  ['reporting.hours.start', '109:00', 'Day starts at: a time from 00:00 to 23:59'],
  ['reporting.hours.start', '09:000', 'Day starts at: a time from 00:00 to 23:59'],
  ['item.lookup.record.limit', '0', 'Items that a lookup shows: a whole number from 1 to 1000'],
  ['item.lookup.record.limit', '1001', 'Items that a lookup shows: a whole number from 1 to 1000'],
  ['item.lookup.record.limit', '1.5', 'Items that a lookup shows: a whole number from 1 to 1000'],
  ['inventory.closed.until', '2026-02-30', 'Inventory is closed until: a day such as 2026-01-31, or nothing'],
  ['inventory.closed.until', '1900-02-29', 'Inventory is closed until: a day such as 2026-01-31, or nothing'],
  ['inventory.closed.until', '2026-04-31', 'Inventory is closed until: a day such as 2026-01-31, or nothing'],
  ['inventory.closed.until', '2026-13-01', 'Inventory is closed until: a day such as 2026-01-31, or nothing'],
  ['inventory.closed.until', '2026-01-00', 'Inventory is closed until: a day such as 2026-01-31, or nothing'],
  ['inventory.closed.until', '31.01.2026', 'Inventory is closed until: a day such as 2026-01-31, or nothing'],
  ['item.lookup.record.limit', '', 'Items that a lookup shows: a whole number from 1 to 1000'],
] as const)('A2 %s refuses %j', (key, value, message) => {
  expect(checkAccountSetting(key, value)).toBe(message)
})

test.each(['true', 'false'])('A2 accepts a flag of %s', (value) => {
  expect(checkAccountSetting('system.security.2fa.enabled', value)).toBeUndefined()
})

test.each(['', '2026-01-31', '2024-02-29', '2000-02-29', '2026-02-28', '2026-11-30'])(
  'A2 accepts the day %j',
  (day) => {
    expect(checkAccountSetting('inventory.closed.until', day)).toBeUndefined()
  },
)

test('A2 accepts the quick filters as choices', () => {
  expect(checkAccountSetting('analytics.default.interval', 'CURRENT_DAY')).toBeUndefined()
  expect(checkAccountSetting('analytics.default.interval', 'TOMORROW')).toMatch(/one of CURRENT_DAY, LAST_DAY/)
})

test('A2 includes the limits of a number', () => {
  expect(checkAccountSetting('system.security.password.expiry.days', '3650')).toBeUndefined()
  expect(checkAccountSetting('system.security.password.expiry.days', '3651')).toBeDefined()
})

test('A3 applies custom reporting hours if they are enabled and both are times', () => {
  const hours = { 'reporting.hours.start': '18:00', 'reporting.hours.end': '02:00' }
  const allDay = { start: '00:00', end: '23:59' }
  expect(reportingHours({ ...hours, 'reporting.hours.custom': 'true' })).toEqual({ start: '18:00', end: '02:00' })
  expect(reportingHours({ ...hours, 'reporting.hours.custom': 'false' })).toEqual(allDay)
  expect(reportingHours({ 'reporting.hours.custom': 'true', 'reporting.hours.start': '18:00' })).toEqual(allDay)
  expect(reportingHours({})).toEqual(allDay)
})

test('A4 takes the limits of a lookup from the settings, or their initial values', () => {
  const settings = { 'item.lookup.record.limit': '12', 'item.lookup.selection.limit': '3' }
  expect(lookupLimits(settings)).toEqual({ records: 12, selections: 3 })
  expect(lookupLimits({ 'item.lookup.record.limit': '0' })).toEqual({ records: 200, selections: 50 })
})
