import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSeal, sealKey } from '#areas/session/seal.ts'

const seal = createSeal(randomBytes(32))

test('opens a sealed secret only for its own subject, and never seals it the same way twice', () => {
  const sealed = seal.close('secret', 'acme/1')
  expect(seal.open(sealed, 'acme/1')).toBe('secret')
  expect(seal.close('secret', 'acme/1')).not.toBe(sealed)
  expect(() => seal.open(sealed, 'acme/2')).toThrow('about acme/2 does not open with this SECRET_KEY')
  expect(() => createSeal(randomBytes(32)).open(sealed, 'acme/1')).toThrow('SECRET_KEY')
})

test('detects a change of any byte', () => {
  const bytes = Buffer.from(seal.close('secret', 'acme/1'), 'base64url')
  bytes.forEach((_, index) => {
    const changed = Buffer.from(bytes)
    changed[index]! ^= 1
    expect(() => seal.open(changed.toString('base64url'), 'acme/1')).toThrow('SECRET_KEY')
  })
})

test('creates a key at the first start without a configured one, readable only by its owner, and keeps it', () => {
  const home = mkdtempSync(join(tmpdir(), 'greenroom-key-'))
  const key = sealKey(undefined, home)
  expect(key).toHaveLength(32)
  expect(sealKey(undefined, home)).toEqual(key)
  expect(statSync(join(home, 'secret-key')).mode & 0o777).toBe(0o600)
  const given = randomBytes(32)
  expect(sealKey(given, home)).toBe(given)
  rmSync(home, { recursive: true })
})
