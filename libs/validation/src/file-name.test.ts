import { describe, expect, test } from 'vitest'
import { plainFileName, refuseFileName } from './index.ts'

const MISLEADING = {
  control: '\u0000\n\u001B\u007F\u0085',
  format: '\u00AD\u061C\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2066\u2069\uFEFF\u{E0041}',
  unseen: '\u034F\u115F\u3164\uFE0F\uFFA0',
  separators: '\u2028\u2029',
  slashes: '/\\\u2044\u2215\u2216\u2571\u2572\u27CB\u27CD\u29F5\u29F8\u29F9\uFE68\uFF0F\uFF3C',
  surrogates: '\uD800',
}

describe.each(Object.entries(MISLEADING))('%s', (_kind, characters) => {
  test.each([...characters].map((character) => [character.codePointAt(0)!.toString(16).toUpperCase(), character]))(
    'T11 U+%s is refused, named, and replaced',
    (code, character) => {
      expect(refuseFileName(`offer${character}.pdf`)).toBe(
        `The file name has a slash or a character that cannot be seen (U+${code.padStart(4, '0')}). Rename the file.`,
      )
      expect(plainFileName(`${character}offer${character}.pdf`, 250)).toBe('_offer_.pdf')
    },
  )
})

test.each(['Offer für Zoë (2).pdf', 'قمصان.csv', '価格表.xlsx', 'Cafe\u0301 – 50 %.txt', '👕.png', 'a b.pdf'])(
  'T11 the name %s stays as it is',
  (name) => {
    expect(refuseFileName(name)).toBeUndefined()
    expect(plainFileName(name, 250)).toBe(name)
  },
)

test('T11 a name is cut to whole characters', () => {
  expect(plainFileName('👕👕.csv', 1)).toBe('👕')
  expect(plainFileName('', 250)).toBe('')
})
