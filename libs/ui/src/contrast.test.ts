import { expect, test } from 'vitest'
import css from './tokens.css?raw'

const GROUNDS = ['canvas', 'surface', 'surface-sunken', 'surface-raised', 'hover']
const TONES = ['danger', 'warning', 'success', 'info']

/** Pairs of text and background, which need 4.5:1. */
const TEXTS = [
  ...['text', 'text-muted', 'accent-text', 'danger-text'].flatMap((ink) => GROUNDS.map((ground) => [ink, ground])),
  ...TONES.flatMap((tone) => [
    [`${tone}-text`, `${tone}-soft`],
    [`${tone}-text`, 'surface'],
    ['text', `${tone}-soft`],
  ]),
  ...['accent', 'accent-hover', 'danger', 'danger-hover'].map((ground) => ['on-solid', ground]),
  ...['accent-text', 'text', 'text-muted'].map((ink) => [ink, 'accent-soft']),
  ['text', 'pressed'],
  ['text-inverse', 'inverse'],
] as [string, string][]

/** Pairs of controls and background, which need 3:1. */
const EDGES = ['control-line', 'accent', 'focus', 'danger', 'chart-value', 'chart-compared'].flatMap((edge) =>
  ['canvas', 'surface', 'surface-raised'].map((ground) => [edge, ground] as const),
)

const plain = colorsOf(':root {')

test.each(['green', 'indigo', 'plum', 'copper'])('accent %s keeps its contrast in both schemes', (theme) => {
  const tokens = theme === 'green' ? plain : { ...plain, ...colorsOf(`:root[data-theme='${theme}'] {`) }
  const tooWeak = [...TEXTS.map((pair) => [...pair, 4.5] as const), ...EDGES.map((pair) => [...pair, 3] as const)]
    .flatMap(([ink, ground, least]) =>
      [0, 1].map((scheme) => ({
        ink,
        ground,
        least,
        ratio: contrast(tokens[ink]![scheme]!, tokens[ground]![scheme]!),
      })),
    )
    .filter(({ ratio, least }) => ratio < least)
  expect(tooWeak).toEqual([])
})

/** Light and dark value of each color token in the block that starts with `head`. */
function colorsOf(head: string): Record<string, string[]> {
  const start = css.indexOf(head)
  const block = css.slice(start, css.indexOf('}', start))
  const found = block.matchAll(/--([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6}))?/g)
  return Object.fromEntries([...found].map(([, name, light, dark = light]) => [name!, [light!, dark!]]))
}

/** WCAG 2.2 contrast ratio of two colors written as #rrggbb. */
function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
