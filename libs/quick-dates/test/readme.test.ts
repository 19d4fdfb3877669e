import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const lib = join(import.meta.dirname, '..')
const examples = [...readFileSync(join(lib, 'README.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(
  (match) => match[1]!,
)

/** Each line that ends in `// value` becomes a check of that value. */
const checked = (example: string) =>
  `import { deepStrictEqual } from 'node:assert/strict'\n${example.replace(/^(.+) \/\/ (.+)$/gm, 'deepStrictEqual($1, $2)')}`

test.each(examples)('the example of the README says what happens: %s', (example) => {
  expect(checked(example)).toContain('deepStrictEqual(')
  execFileSync(process.execPath, ['--input-type=module-typescript', '-'], { cwd: lib, input: checked(example) })
})
