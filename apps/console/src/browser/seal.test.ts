import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const long = 'Mützen für die Tournee. '.repeat(5_000)

test('a long text comes back under its own label, and under no other', async () => {
  const sealed = (await seal(long, 'draft'))!
  expect(sealed).not.toContain('Tournee')
  expect(await unseal(sealed, 'draft')).toBe(long)
  expect(await unseal(sealed, 'other')).toBeUndefined()
})

test('so it does in a browser that writes no base64 by itself', async () => {
  const { prototype } = Uint8Array
  const native = Object.getOwnPropertyDescriptor(prototype, 'toBase64')
  Reflect.deleteProperty(prototype, 'toBase64')
  try {
    expect(await unseal((await seal(long, 'draft'))!, 'draft')).toBe(long)
  } finally {
    if (native) Object.defineProperty(prototype, 'toBase64', native)
  }
})
