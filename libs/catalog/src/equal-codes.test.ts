import { expect, test } from 'vitest'
import { equalCodes, spellingsOf } from './index.ts'

test('U1 a UPC of 12 digits equals the EAN of 13 that begins with 0, and nothing else equals another code', () => {
  expect(equalCodes('0840000023520')).toEqual(['0840000023520', '840000023520'])
  expect(equalCodes('840000023520')).toEqual(['840000023520', '0840000023520'])
  for (const code of ['TEE-1', '8400000235201', '08400000235', 'x0840000023520', '0840000023520x']) {
    expect(equalCodes(` ${code} `)).toEqual([code])
  }
})

test('U2 a typed code is meant as it is or else in capitals', () => {
  expect(spellingsOf('tee-1')).toEqual(['tee-1', 'TEE-1'])
  expect(spellingsOf('TEE-1')).toEqual(['TEE-1'])
})
