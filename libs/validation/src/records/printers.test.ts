import { expect, test } from 'vitest'
import { checkPrinter } from '../index.ts'

const printer = {
  name: 'Stand 12',
  model: 'ZD421',
  dpi: 203,
  address: '192.168.4.20',
  port: 9100,
  darkness: 0,
  offsetX: 0,
  offsetY: 0,
}
const fieldsOf = (change: object) => checkPrinter({ ...printer, ...change }).map(({ field }) => field)

test.each(['10.0.0.1', '10.255.255.254', '172.16.0.9', '172.31.255.1', '192.168.0.200'])('P1 accepts %s', (address) => {
  expect(fieldsOf({ address })).toEqual([])
})

test.each([
  '127.0.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '100.64.0.1',
  'localhost',
  'printer.local',
  '10.0.0.1.example.com',
  '010.0.0.1',
  '10.1',
  '0x0a000001',
  '167772161',
  '::1',
  '10.0.0.256',
  '10.0.0.1:80',
  '10.0.0.1/x',
  ' 10.0.0.1',
  '10.0.0.1\n',
  '',
])('P1 refuses %j as an address', (address) => {
  expect(fieldsOf({ address })).toContain('address')
})

test.each([22, 80, 443, 5432, 9104, 0, -1, 9100.5])('P2 refuses port %d', (port) => {
  expect(fieldsOf({ port })).toEqual(['port'])
})

test('P3 needs a name, and a resolution that printers have', () => {
  expect(fieldsOf({ name: ' ', dpi: 204 })).toEqual(['name', 'dpi'])
  expect(fieldsOf({ model: '' })).toEqual([])
})

test('P4 takes a darkness and offsets that printers have', () => {
  expect(fieldsOf({ darkness: 30, offsetX: -120, offsetY: 120 })).toEqual([])
  expect(fieldsOf({ darkness: 31, offsetX: -121, offsetY: 0.5 })).toEqual(['darkness', 'offsetX', 'offsetY'])
  expect(fieldsOf({ darkness: Number.NaN })).toEqual(['darkness'])
})
