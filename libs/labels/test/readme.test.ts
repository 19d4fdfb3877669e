import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1]!)

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(0)
})

/** An example as a module: a line `value // what it is` becomes an entry of `shown`. */
function moduleOf(example: string): string {
  const body = example.replace(/^(\S.*?) \/\/ (.+)$/gm, 'shown.push([$1, $2])')
  return `export const shown: [unknown, unknown][] = []\n${body}`
}

test.each(examples.map((example, at) => [at + 1, example] as const))(
  'example %i says what is so',
  async (at, example) => {
    const file = join(import.meta.dirname, `readme-example-${at}.run.ts`)
    writeFileSync(file, moduleOf(example))
    try {
      const { shown } = (await import(/* @vite-ignore */ file)) as { shown: [unknown, unknown][] }
      expect(shown.length).toBeGreaterThan(0)
      for (const [value, said] of shown) expect(value).toEqual(said)
    } finally {
      rmSync(file)
    }
  },
)
