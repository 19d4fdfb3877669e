import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { safeTarget } from './index.ts'

test.each([
  '/app',
  '/app/home',
  '/app/inventory/po/summary?poNumber=12',
  '/app/catalog/products?search=a//b&next=https://x.example#peek',
  '/app?x=1',
  '/app/catalog/attributes/..hidden',
])('L5 %s is restored', (url) => {
  expect(safeTarget(url)).toBe(url)
})

test.each([
  undefined,
  null,
  '',
  'app/home',
  '/apple',
  '/console/login',
  '//evil.example/app/',
  'https://evil.example/app/home',
  'javascript:alert(1)',
  '\\\\evil.example/app',
  '/app\\..\\..\\evil',
  '/app//evil.example',
  '/app/..//evil.example',
  '/app/../console',
  '/app/./home',
  '/app/..',
  '/app/%2e%2E/console',
  '/app/%2f%2fevil.example',
  '/app/%5Cevil.example',
  '/app/\thome',
  ' /app/home',
  '/app/home?x=\n',
])('L6 does not restore %o', (url) => {
  expect(safeTarget(url)).toBeUndefined()
})

const piece = fc.constantFrom(
  '/',
  '//',
  '/app',
  '.',
  '..',
  '%2e',
  '\\',
  ':',
  '@',
  '?',
  '#',
  'evil.example',
  'home',
  '\t',
)

test.prop([fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))])(
  'L6 never restores a URL that climbs out of /app or names a host',
  (url) => {
    const target = safeTarget(url)
    if (target === undefined) return
    const segments = target.split(/[?#]/)[0]!.split('/')
    expect(segments.slice(0, 2)).toEqual(['', 'app'])
    expect(segments.slice(2, -1)).not.toContain('')
    expect(segments).not.toContain('..')
    expect(target).not.toContain('\\')
  },
)
