// Checks the repository: the import rules work, no folder is a catch-all, every rule of a core lib has its test.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { FEATURES } from '@greenroom/permissions'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { foldersWithoutFloor, upwardImports } from './floors.ts'
import { circlesIn, importGraph } from './import-circles.ts'
import { sqlTests } from './sql-tests.ts'

const root = join(import.meta.dirname, '..')

/** Lints one file at `path` as if it were in the workspace, and returns the messages. */
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
  ['libs/money/src/x.ts', `import { atom } from 'jotai'\natom(1)`],
  ['libs/documents/src/x.ts', `export const now = () => new Date()`],
  ['libs/api-client/src/x.ts', `import { accessTo } from '@greenroom/permissions'\naccessTo`],
  ['libs/ui/src/x.ts', `import { accessTo } from '@greenroom/permissions'\naccessTo`],
  ['libs/ui/src/x.ts', `import { atom } from 'jotai'\natom(1)`],
  ['apps/console/src/areas/inventory/x.ts', `import { itemsAtom } from '../items/items.atoms.ts'\nitemsAtom`],
  ['apps/console/src/areas/inventory/x.ts', `import { itemsAtom } from '#areas/items/items.atoms.ts'\nitemsAtom`],
  ['apps/console/src/areas/items/x.ts', `import { check } from '@greenroom/validation/src/text.ts'\ncheck`],
  ['apps/console/src/areas/items/x.ts', `import createClient from 'openapi-fetch'\ncreateClient`],
  ['apps/console/src/shell/x.ts', `import { itemsAtom } from '#areas/items/items.atoms.ts'\nitemsAtom`],
  ['apps/middleware/src/areas/items/x.ts', `import { createApi } from '@greenroom/api-client'\ncreateApi`],
  ['apps/middleware/src/areas/items/x.ts', `import { Button } from '@greenroom/ui'\nButton`],
])('%s must not contain: %s', (path, source) => {
  expect(lint(path, source)).toMatch(/no-restricted-(imports|globals)/)
})

const read = (name: string) => readFileSync(join(root, name), 'utf8')

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).stdout.split('\n')

const code = files.filter((name) => /\.(ts|tsx)$/.test(name) && !name.endsWith('.gen.ts'))

test('has no catch-all file or folder', () => {
  const drawer = /(^|\/)(utils?|helpers?|common|misc|shared|types)(\.tsx?|\/|$)/
  expect(files.filter((name) => drawer.test(name))).toEqual([])
})

test('has at most 40 files in each folder of product code', () => {
  const folders = Map.groupBy(
    files.filter((name) => /^(apps|libs)\/[^/]+\/src\//.test(name)),
    (name) => dirname(name),
  )
  expect([...folders].filter(([, { length }]) => length > 40).map(([folder]) => folder)).toEqual([])
})

test('runs existing files on the second PostgreSQL', () => {
  const known = new Set(files)
  expect(sqlTests.filter((name) => !known.has(`apps/middleware/${name}`))).toEqual([])
})

test('exports from PascalCase.tsx the component of that name', () => {
  const components = code.filter((name) => /\/[A-Z]\w*\.tsx$/.test(name))
  const without = components.filter((name) => {
    const component = /([A-Z]\w*)\.tsx$/.exec(name)![1]!
    return !new RegExp(`export (async )?(function|const|class) ${component}\\b`).test(read(name))
  })
  expect(without).toEqual([])
})

test('has no circular imports, including types', () => {
  const ours = code.filter((name) => /^(apps|libs)\//.test(name))
  expect(circlesIn(importGraph(root, ours))).toEqual([])
})

test.each([
  [{ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['a.ts', 'd.ts'], 'd.ts': [] }, [['a.ts', 'b.ts', 'c.ts']]],
  [{ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': [] }, []],
])('finds a circle wherever it begins', (graph, circles) => {
  expect(circlesIn(new Map(Object.entries(graph)))).toEqual(circles)
})

/** The folders of `apps/console/src` from the ground up: each imports only those before it, and no area another. */
const CONSOLE_FLOORS = [
  'browser', // what the browser has: storage, tabs, connection, appearance, the forms open on the page
  'api', // the client, retries, what it was answered
  'session', // who is signed in, and what they may do
  'failures', // why a call failed, in words
  'data', // what is loaded and saved, and its formats
  'screens', // what a screen is, who may open it, addresses that areas share
  'forms', // state, drafts, merging and leaving of forms
  'records', // lists, dialogs, jobs and imports of records
  'documents', // screens of documents
  'sign-in', // the login page
  'shell', // the frame around the screens
  'areas/*',
]

/** The same of `apps/middleware/src`, whose areas may still import each other. */
const MIDDLEWARE_FLOORS = [
  'failures', // how a call is refused
  'database', // PostgreSQL, the company guard, migrations, the queue
  'telemetry',
  'calls', // what a call carries, and its one write
  'query', // lists, filters, search
  'blobs', // where pictures and attachments are stored
  'identity', // sessions, passwords, grants and places of a caller
  'platform', // what boot opens: configuration, store, mail
  'print', // PDF
  'jobs',
  'http', // the router and its contract
  'companies', // a company, its settings and formats
  'ledger', // movements, balances, costs
  'documents', // kinds, lines, transitions, attachments
  'areas',
  'boot',
  'backup',
]

/** Whether a file is neither a test, a story nor a fixture. */
const isProduct = (name: string) => /\.(tsx?|css)$/.test(name) && !/(\.test|\.stories|-fixture)\.tsx?$/.test(name)

/** The imports of an app's product code. */
function productGraph(src: string) {
  return importGraph(
    root,
    files.filter((name) => name.startsWith(src) && isProduct(name)),
  )
}

test('has folders of the console that stand on floors', () => {
  const src = 'apps/console/src/'
  const graph = productGraph(src)
  expect(foldersWithoutFloor(graph.keys(), src, CONSOLE_FLOORS)).toEqual([])
  expect(upwardImports(graph, src, CONSOLE_FLOORS)).toEqual({})
})

test('has folders of the middleware that stand on floors', () => {
  const src = 'apps/middleware/src/'
  const graph = productGraph(src)
  expect(foldersWithoutFloor(graph.keys(), src, MIDDLEWARE_FLOORS)).toEqual([])
  expect(upwardImports(graph, src, MIDDLEWARE_FLOORS)).toEqual({})
})

test('finds imports that go up, with their files', () => {
  const graph = new Map([
    ['src/main.ts', ['src/top/a.ts']],
    ['src/top/a.ts', ['src/ground/a.ts', 'src/areas/x/a.ts', 'src/main.ts']],
    ['src/ground/a.ts', ['src/ground/in/b.ts', 'libs/b.ts']],
    ['src/ground/in/b.ts', ['src/top/a.ts']],
    ['src/areas/x/a.ts', ['src/areas/x/in/b.ts', 'src/areas/y/a.ts', 'src/top/a.ts']],
    ['src/new/a.ts', []],
  ])
  const floors = ['ground', 'top', 'areas/*']
  expect(foldersWithoutFloor(graph.keys(), 'src/', floors)).toEqual(['new'])
  expect(upwardImports(graph, 'src/', floors)).toEqual({
    'top > areas/x': ['top/a.ts > areas/x/a.ts'],
    'ground > top': ['ground/in/b.ts > top/a.ts'],
    'areas/x > areas/y': ['areas/x/a.ts > areas/y/a.ts'],
  })
})

test('never writes HTML by hand, evaluates text, or skips a test', () => {
  const forbidden = /dangerouslySetInnerHTML|\beval\(|new Function\(|\.(skip|only|todo)\(|@ts-(ignore|nocheck)/
  const allowed = ['tools/house.test.ts']
  expect(code.filter((name) => !allowed.includes(name) && forbidden.test(read(name)))).toEqual([])
})

test('shows the field messages of every refused call (section 8)', () => {
  const allowed = [
    // A fault of the browser or of a file, which has no fields.
    'apps/console/src/browser/load-failure.ts',
    'apps/console/src/areas/imports/file/draft.atoms.ts',
    'apps/console/src/areas/imports/reading/reader-call.ts',
    'apps/console/src/areas/labelprinting/LabelFiles.tsx',
    // The only field of the call is the code.
    'apps/console/src/session/session-calls.ts',
  ]
  const messageAlone = /\b(failure|error|cause|refusal)\.message\b|\bexplain\([^)]*\)\.message\b/
  const screens = code.filter((name) => name.startsWith('apps/console/src/') && !/\.(test|stories)\.tsx?$/.test(name))
  expect(screens.filter((name) => messageAlone.test(read(name))).toSorted()).toEqual(allowed.toSorted())
})

test('names no feature key in the console, which asks for operations', () => {
  const key = new RegExp(`\\b(${FEATURES.map((feature) => feature.key).join('|')})\\b`)
  const product = code.filter((name) => name.startsWith('apps/console/src/') && isProduct(name))
  expect(product.filter((name) => key.test(read(name)))).toEqual([])
})

test('reads the environment only where a process starts', () => {
  const product = code.filter((name) => /^(apps\/(console|middleware)|libs\/[^/]+)\/src\//.test(name))
  expect(product.filter((name) => read(name).includes('process.env'))).toEqual([
    'apps/middleware/src/areas/inventory/check-command.ts',
    'apps/middleware/src/backup/backup-command.ts',
    'apps/middleware/src/boot/serve.ts',
    'apps/middleware/src/companies/company-command.ts',
    'apps/middleware/src/database/postgres-process.ts',
  ])
})

test('installs exact versions by their hashes, and knows which packages have an install script', () => {
  type Package = { version?: string; link?: boolean; integrity?: string; hasInstallScript?: boolean }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([])
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const reviewed = JSON.parse(read('docs/install-scripts.json')) as Record<string, boolean>
  expect(scripted.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)).toEqual(
    Object.keys(reviewed),
  )

  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const allowed = Object.keys(reviewed).filter((name) => reviewed[name])
  expect(Object.keys(manifest['allowScripts']!)).toEqual(allowed.map((name) => name.slice(0, name.lastIndexOf('@'))))
  const versions = { ...manifest['dependencies'], ...manifest['devDependencies'], ...manifest['optionalDependencies'] }
  expect(Object.values(versions).filter((version) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  )
})

test('rounds amounts and percentages with @greenroom/money, not on floating point', () => {
  const byHand = /Math\.round\(.*\*.*\)\s*\/\s*1[0_]+\b/
  const product = code.filter((name) => /^apps\/[^/]+\/src\//.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
  expect(
    product.filter((name) =>
      read(name)
        .split('\n')
        .some((line) => byHand.test(line)),
    ),
  ).toEqual([])
})

test('writes numbers and times in the formats of the reader, not in those of a fixed language', () => {
  const allowed = [
    // The formats themselves, and what asks a currency or a time zone for its properties.
    'apps/console/src/data/formats.ts',
    'libs/money/src/amount-formats.ts',
    'libs/money/src/in-sentence.ts',
    'libs/money/src/rounding.ts',
    'libs/quick-dates/src/date-formats.ts',
    'libs/quick-dates/src/named-dates.ts',
    'libs/quick-dates/src/range-in-words.ts',
    'libs/ui/src/form/numbers.ts',
    'libs/ui/src/form/text/MoneyField.tsx',
    'libs/validation/src/check-record.ts',
    // The locale of a label is that of its company.
    'libs/labels/src/source-text.ts',
  ]
  const fixed = /\btoLocale(Date|Time)?String\(|\bIntl\.(NumberFormat|DateTimeFormat)\(/
  const product = code.filter((name) => /^(apps|libs)\/[^/]+\/src\//.test(name) && isProduct(name))
  expect(product.filter((name) => fixed.test(read(name))).toSorted()).toEqual(allowed.toSorted())
})

const coreLibs = readdirSync(join(root, 'libs')).filter((lib) => files.includes(`libs/${lib}/SPEC.md`))

test('has rules for every core lib', () => {
  expect(coreLibs).toEqual(expect.arrayContaining(['catalog', 'imports', 'permissions', 'session', 'validation']))
})

/** The titles of a file's tests: the first argument of each call of `test`, `it` or `describe`, in any form. */
function titlesOf(name: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      const title = node.arguments[0]
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text)
      if (title && ts.isStringLiteralLike(title) && title.text.startsWith('%s')) titles.push(...rowTitles(node, source))
      else if (title && ts.isTemplateExpression(title)) titles.push(title.head.text)
    }
    ts.forEachChild(node, visit)
  }
  const source = ts.createSourceFile(name, read(name), ts.ScriptTarget.Latest)
  visit(source)
  return titles
}

/** The first texts of the rows of `test.each(TABLE)('%s', ...)`, if the table is in the same file. */
function rowTitles({ expression }: ts.CallExpression, source: ts.SourceFile): string[] {
  const table = ts.isCallExpression(expression) ? expression.arguments[0] : undefined
  const written = table && ts.isIdentifier(table) ? initializerOf(table.text, source) : table
  const rows = written && ts.isAsExpression(written) ? written.expression : written
  if (!rows || !ts.isArrayLiteralExpression(rows)) return []
  return rows.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row
    return first && ts.isStringLiteralLike(first) ? [first.text] : []
  })
}

function initializerOf(name: string, source: ts.SourceFile): ts.Expression | undefined {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((each) => [...each.declarationList.declarations])
  return declarations.find((each) => ts.isIdentifier(each.name) && each.name.text === name)?.initializer
}

/** Whether a callee is `test`, `it` or `describe`, also as in `test.each(...)` and `test.prop([...])`. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text)
  return (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isTestCall(callee.expression)
}

test.each(coreLibs)('has a test for every rule of %s, and no two rules of one number', (lib) => {
  const rules = [...read(`libs/${lib}/SPEC.md`).matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map((match) => match[1]!)
  const titles = files.filter((name) => name.startsWith(`libs/${lib}/`) && name.includes('.test.ts')).flatMap(titlesOf)
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter((rule, index) => rules.indexOf(rule) < index)).toEqual([])
  expect(rules.filter((rule) => !titles.some((title) => new RegExp(`^${rule}[ :]`).test(title)))).toEqual([])
})
