// What runs in production needs none of the development dependencies: `npm prune --omit=dev` may remove them.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isBuiltin, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** The server runs from these sources; the console is built. */
const isServed = (name: string) =>
  /^(apps\/middleware\/src|libs\/(?!ui\/|api-client\/)[\w-]+\/src|openapi\/src)\/.*\.ts$|^tools\/start\.ts$/.test(
    name,
  ) && !/\.(test|d)\.ts$|-fixture\.ts$/.test(name)

const served = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter(isServed)

/** The packages that a file loads. Node removes its types, as it does when the server starts. */
function packagesOf(name: string): string[] {
  return ts
    .preProcessFile(stripTypeScriptTypes(readFileSync(join(root, name), 'utf8')))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((path) => !/^[.#]/.test(path) && !isBuiltin(path) && !path.startsWith('@greenroom/'))
    .map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)![0])
}

test('the server loads no development dependency', () => {
  expect(served.length).toBeGreaterThan(400)
  const missing = served.flatMap((name) =>
    packagesOf(name).flatMap((found) => (found in dependencies ? [] : [`${name}: ${found}`])),
  )
  expect(missing).toEqual([])
})
