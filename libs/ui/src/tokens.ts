/** Reads tokens.css, for its test and for the catalog. */

/** The accents: green is the one without `data-theme`. */
export const ACCENTS = ['green', 'indigo', 'plum', 'copper'] as const

export type Accent = (typeof ACCENTS)[number]

/** The tokens of the first block that starts with `head`, as written: `{ 'space-1': '4px' }`. */
export function tokensOf(css: string, head: string): Record<string, string> {
  const start = css.indexOf(head) + head.length
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]))
}

/** Light and dark value of each color, as #rrggbb. Shadows and translucent colors are left out. */
export function colorsOf(css: string, accent: Accent): Record<string, readonly [light: string, dark: string]> {
  const own = accent === 'green' ? {} : tokensOf(css, `:root[data-theme='${accent}'] {`)
  return Object.fromEntries(
    Object.entries({ ...tokensOf(css, ':root {'), ...own }).flatMap(([name, value]) => {
      const [, light, dark = light] = /^(?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?$/.exec(value) ?? []
      return light && dark ? [[name, [light, dark] as const]] : []
    }),
  )
}

const GROUNDS = ['canvas', 'surface', 'surface-sunken', 'surface-raised', 'hover']
const TONES = ['danger', 'warning', 'success', 'info']

/** A color on another one, and the contrast that it needs: 4.5:1 for text, 3:1 for edges of controls. */
export type Pair = readonly [ink: string, ground: string, least: number]

/** Every pair that the components use. */
export const PAIRS: readonly Pair[] = [
  ...['text', 'text-muted', 'accent-text', 'danger-text'].flatMap((ink) =>
    GROUNDS.map((ground) => [ink, ground, 4.5] as const),
  ),
  ...TONES.flatMap((tone) => [
    [`${tone}-text`, `${tone}-soft`, 4.5] as const,
    [`${tone}-text`, 'surface', 4.5] as const,
    ['text', `${tone}-soft`, 4.5] as const,
  ]),
  ...['accent', 'accent-hover', 'danger', 'danger-hover'].map((ground) => ['on-solid', ground, 4.5] as const),
  ...['accent-text', 'text', 'text-muted'].map((ink) => [ink, 'accent-soft', 4.5] as const),
  ['text', 'pressed', 4.5],
  ['text-inverse', 'inverse', 4.5],
  ...['control-line', 'accent', 'focus', 'danger', 'chart-value', 'chart-compared'].flatMap((edge) =>
    ['canvas', 'surface', 'surface-raised'].map((ground) => [edge, ground, 3] as const),
  ),
]

/** WCAG 2.2 contrast ratio of two colors written as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
