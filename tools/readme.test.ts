// Runs the TypeScript examples of every lib's README. A line `expression // value` asserts that value.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const libs = join(import.meta.dirname, '../libs')

const examples = readdirSync(libs)
  .map((lib) => join(libs, lib))
  .filter((folder) => existsSync(join(folder, 'SPEC.md')))
  .flatMap((folder) => {
    const found = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)
    return [...found].map(([, example = '']) => ({ folder, example }))
  })

/** The example as a module that throws if an assertion fails. */
function moduleOf(example: string): string {
  const checked = example.replace(/^(\S.*?) \/\/ (.+)$/gm, 'deepStrictEqual($1, $2)')
  return `import { deepStrictEqual } from 'node:assert/strict'\n${checked}`
}

test.each(examples)('runs the example $example', ({ folder, example }) => {
  expect(moduleOf(example)).toContain('deepStrictEqual(')
  execFileSync(process.execPath, ['--input-type=module-typescript', '-'], { cwd: folder, input: moduleOf(example) })
})

test('has examples for every core lib', () => {
  const lacking = readdirSync(libs).filter(
    (lib) => existsSync(join(libs, lib, 'SPEC.md')) && !examples.some(({ folder }) => folder === join(libs, lib)),
  )
  expect(lacking).toEqual([])
})
