// Runs `npm run new -- area` in a copy of the repository: its output passes unchanged, and existing files stay the
// same.
import { spawn, spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTree } from '@nx/devkit/testing'
import { afterAll, expect, test } from 'vitest'
import { areaGenerator } from './generators/area/area-generator.ts'
import { areaNames } from './generators/area/area-names.ts'
import { copyRepository, repositoryFiles } from './repository-copy.ts'

const root = join(import.meta.dirname, '..')
const copy = copyRepository(root)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a tool of the workspace in the copy. Throws its output on failure. */
function run(tool: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NX_DAEMON: 'false' }
    const script = tool.endsWith('.ts') ? tool : join('node_modules/.bin', tool)
    const child = spawn(process.execPath, [script, ...args], { cwd: copy, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
    child.once('close', (status) =>
      status === 0 ? resolve() : reject(new Error(`${tool} ${args.join(' ')}\n${output}`)),
    )
  })
}

/** The lines of a copied file that differ from the repository's. */
function changedLines(path: string): string[] {
  const args = ['diff', '--no-index', '--unified=0', join(root, path), join(copy, path)]
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => /^[+-](?![+-]{2})/.test(line))
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

/** The folders and files of the new area. */
const OWN = [
  'openapi/{paths,schemas}/gift-cards.yaml',
  'libs/permissions/src/areas/gift-cards.ts',
  'libs/validation/src/records/gift-cards{,.test}.ts',
  'apps/middleware/src/areas/gift-cards/**/*.ts',
  'apps/middleware/test/{,needs/}gift-cards{,.test}.ts',
  'apps/console/src/areas/gift-cards/*',
]

test('changes one line in each list of areas, and passes lint, types and tests', async () => {
  await run('tools/new.ts', 'area', 'gift-cards', '--group=Financial')
  const changed = repositoryFiles(root).filter((path) => read(root, path) !== read(copy, path))
  const byHand = changed.filter((path) => !/\.gen\.(ts|json)$/.test(path))
  expect(byHand).toEqual(['apps/console/src/areas.ts', 'apps/middleware/src/areas.ts'])
  expect(byHand.map(changedLines)).toEqual([['+  area.giftCards,'], ['+  area.giftCards,']])

  const own = globSync(OWN, { cwd: copy })
  expect(own.length).toBeGreaterThan(20)
  // Two at a time: each waits much of its time.
  const files = async () => {
    await run('oxfmt', '--check', ...own, ...byHand)
    await run('oxlint', '--deny-warnings', ...own.filter((path) => /\.tsx?$/.test(path)), ...byHand)
    await run('tools/gen.ts', '--check')
    await run('tools/typecheck.ts', 'apps/console', 'apps/middleware')
  }
  const tests = async () => {
    await run('vitest', 'run', '--root', 'tools', 'contract.test.ts')
    await run('vitest', 'run', '--root', 'libs/validation', 'src/records/gift-cards.test.ts')
    await run(
      'vitest',
      'run',
      '--root',
      'apps/middleware',
      ...['gift-cards', 'schema', 'upgrade'].map((name) => `test/${name}.test.ts`),
    )
    await run('vitest', 'run', '--root', 'apps/console', 'src/areas/gift-cards')
  }
  await Promise.all([files(), tests()])
}, 1_200_000)

test('refuses an invalid area by name', async () => {
  await expect(run('tools/new.ts', 'area', 'items')).rejects.toThrow('apps/middleware/src/areas/items already exists')
  await expect(run('tools/new.ts', 'screen')).rejects.toThrow('Usage: npm run new -- area NAME')
  const generate = (name: string, group = 'Catalog') => areaGenerator(createTree(), { name, group })
  await expect(generate('Loans!')).rejects.toThrow('"Loans!" must be lowercase letters and hyphens')
  await expect(generate('staff')).rejects.toThrow('"staff" is not a plural')
  await expect(generate('loans', 'Nope')).rejects.toThrow('--group=Nope is not one of Catalog')
})

test.each([
  ['loans', 'loan'],
  ['gift-cards', 'gift-card'],
  ['entries', 'entry'],
  ['boxes', 'box'],
  ['purchases', 'purchase'],
  ['passes', 'pass'],
])('forms from %s the singular %s', (many, one) => {
  expect(areaNames(many, 'Management').file).toBe(one)
})
