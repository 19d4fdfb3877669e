// Reads the repository: the import law fires, no folder is a drawer, every rule of a core lib has its test.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Lints one file at `path` as if it stood in the workspace, and returns what was said. */
function lint(path: string, source: string): string {
  const house = mkdtempSync(join(tmpdir(), 'house-'))
  cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
  mkdirSync(join(house, dirname(path)), { recursive: true })
  writeFileSync(join(house, path), source)
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix', '.'], {
    cwd: house,
    encoding: 'utf8',
  })
  rmSync(house, { recursive: true })
  return stdout
}

test.each([
  ['libs/validation/src/x.ts', `import { atom } from 'jotai'\natom(1)`],
  ['libs/validation/src/x.ts', `import type { ReactNode } from 'react'\nexport type N = ReactNode`],
  ['libs/validation/src/x.ts', `import type { Item } from '@greenroom/api-client'\nexport type I = Item`],
  ['libs/validation/src/x.ts', `export const load = () => import('jotai')`],
  ['libs/validation/src/x.ts', `import { accessTo } from '../../permissions/src/access.ts'\naccessTo`],
  ['libs/permissions/src/x.ts', `export const now = () => new Date()`],
  ['libs/session/src/x.ts', `import { readFileSync } from 'node:fs'\nreadFileSync`],
  ['libs/api-client/src/x.ts', `import { accessTo } from '@greenroom/permissions'\naccessTo`],
  ['libs/ui/src/x.ts', `import { accessTo } from '@greenroom/permissions'\naccessTo`],
  ['libs/ui/src/x.ts', `import { atom } from 'jotai'\natom(1)`],
  ['apps/console/src/features/inventory/x.ts', `import { itemsAtom } from '../items/items.atoms.ts'\nitemsAtom`],
  ['apps/console/src/features/inventory/x.ts', `import { itemsAtom } from '#features/items/items.atoms.ts'\nitemsAtom`],
  ['apps/console/src/features/items/x.ts', `import { check } from '@greenroom/validation/src/text.ts'\ncheck`],
  ['apps/console/src/features/items/x.ts', `import createClient from 'openapi-fetch'\ncreateClient`],
  ['apps/console/src/app/x.ts', `import { itemsAtom } from '#features/items/items.atoms.ts'\nitemsAtom`],
  ['apps/middleware/src/items/x.ts', `import { createApi } from '@greenroom/api-client'\ncreateApi`],
  ['apps/middleware/src/items/x.ts', `import { Button } from '@greenroom/ui'\nButton`],
])('%s may not say: %s', (path, source) => {
  expect(lint(path, source)).toMatch(/no-restricted-(imports|globals)/)
})

const read = (name: string) => readFileSync(join(root, name), 'utf8')

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).stdout.split('\n')

const code = files.filter((name) => /\.(ts|tsx)$/.test(name) && !name.endsWith('.gen.ts'))

test('no file or folder is a drawer', () => {
  const drawer = /(^|\/)(utils?|helpers?|common|misc|shared|types)(\.tsx?|\/|$)/
  expect(files.filter((name) => drawer.test(name))).toEqual([])
})

test('a file in PascalCase.tsx exports the component of its name', () => {
  const components = code.filter((name) => /\/[A-Z]\w*\.tsx$/.test(name))
  const without = components.filter((name) => {
    const component = /([A-Z]\w*)\.tsx$/.exec(name)![1]!
    return !new RegExp(`export (async )?(function|const|class) ${component}\\b`).test(read(name))
  })
  expect(without).toEqual([])
})

test('nothing writes HTML by hand, evaluates text, or skips a test', () => {
  const forbidden = /dangerouslySetInnerHTML|\beval\(|new Function\(|\.(skip|only|todo)\(|@ts-(ignore|nocheck)/
  const allowed = ['tools/house.test.ts']
  expect(code.filter((name) => !allowed.includes(name) && forbidden.test(read(name)))).toEqual([])
})

const coreLibs = readdirSync(join(root, 'libs')).filter((lib) => files.includes(`libs/${lib}/SPEC.md`))

test('every core lib states its rules', () => {
  expect(coreLibs).toEqual(expect.arrayContaining(['permissions', 'session', 'validation']))
})

test.each(coreLibs)('every rule of %s has a test that carries its number', (lib) => {
  const rules = [...read(`libs/${lib}/SPEC.md`).matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map((match) => match[1]!)
  const tests = files.filter((name) => name.startsWith(`libs/${lib}/`) && name.includes('.test.ts')).map(read)
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter((rule) => !tests.some((text) => new RegExp(`['"\`]${rule}[ :]`).test(text)))).toEqual([])
})
