import { expect, test } from 'vitest'
import { ACCENTS, colorsOf, contrast, PAIRS, tokensOf } from './tokens.ts'
import css from './tokens.css?raw'

test.each(ACCENTS)('accent %s keeps its contrast in both schemes', (accent) => {
  const colors = colorsOf(css, accent)
  const tooWeak = PAIRS.flatMap(([ink, ground, least]) =>
    [0, 1].map((scheme) => ({
      ink,
      ground,
      least,
      ratio: contrast(colors[ink]![scheme]!, colors[ground]![scheme]!),
    })),
  ).filter(({ ratio, least }) => ratio < least)
  expect(tooWeak).toEqual([])
})

test('reads a token as written, and the colors of both schemes', () => {
  expect(tokensOf(':root {\n  --gap: 4px; /* one */\n  --shadow:\n    0 1px red;\n}', ':root {')).toEqual({
    gap: '4px',
    shadow: '0 1px red',
  })
  expect(
    colorsOf(':root { --a: light-dark(#ffffff, #000000); --b: #123456; --c: rgb(0 0 0 / 0.4); }', 'green'),
  ).toEqual({ a: ['#ffffff', '#000000'], b: ['#123456', '#123456'] })
})
