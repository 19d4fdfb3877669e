// docs/security.md, docs/asvs.md and docs/security-inventories.md are complete, and what they name exists.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const docs = join(root, 'docs')
const readDoc = (name: string) => readFileSync(join(docs, name), 'utf8')

/** The rows of a document's tables that begin with a number, cell by cell. */
function rowsOf(name: string): string[][] {
  const rows = readDoc(name)
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
  return rows.map((cells) => cells.map((cell) => cell.trim())).filter(([first = '']) => /^V?\d/.test(first))
}

/** Tests are named by their path, without the ending, below `apps/middleware/test`, `apps` or the root. */
function testExists(name: string): boolean {
  const places = [`apps/middleware/test/${name}`, `apps/${name}`, name]
  const endings = ['.test.ts', '.test.tsx', '.spec.ts']
  const files = places.flatMap((place) => endings.map((ending) => place + ending))
  return [...files, name].some((file) => existsSync(join(root, file)))
}

const testsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

describe('security.md', () => {
  const threats = rowsOf('security.md')

  test('has a row for each of the threats 1 to 37, in order and without an empty cell', () => {
    expect(threats.map(([number]) => Number(number))).toEqual(Array.from({ length: 37 }, (_, index) => index + 1))
    expect(threats.filter((cells) => cells.length !== 5 || cells.includes(''))).toEqual([])
  })

  test('names tests that exist, and none only where a protection is open', () => {
    expect(threats.flatMap(([, , , tests = '']) => testsIn(tests)).filter((name) => !testExists(name))).toEqual([])
    const isOpen = (protection = '') => protection.startsWith('Open: ')
    expect(threats.filter(([, , how, tests = '']) => (testsIn(tests).length === 0) !== isOpen(how))).toEqual([])
  })

  test('names a test that exists for each attack', () => {
    const attacks = [...readDoc('security.md').matchAll(/^\| A(\d+): [^|]+\|([^|]+)\|$/gm)]
    expect(attacks.length).toBeGreaterThan(23)
    expect(attacks.map(([, number]) => Number(number))).toEqual(attacks.map((_, index) => index + 1))
    const named = attacks.map(([, , tests = '']) => testsIn(tests))
    expect(named.filter((tests) => tests.length === 0)).toEqual([])
    expect(named.flat().filter((name) => !testExists(name))).toEqual([])
  })
})

describe('asvs.md', () => {
  const requirements = rowsOf('asvs.md')
  /** How many requirements of levels 1 and 2 the chapters of ASVS 5.0 have, V1 first. */
  const chapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

  test('has the 253 requirements of levels 1 and 2, each once', () => {
    const numbers = requirements.map(([number = '']) => number)
    expect(numbers.filter((number) => !/^V\d+\.\d+\.\d+$/.test(number))).toEqual([])
    expect(new Set(numbers).size).toBe(253)
    const byChapter = Map.groupBy(numbers, (number) => Number(/\d+/.exec(number)))
    expect([...byChapter]).toEqual(chapters.map((length, index) => [index + 1, expect.objectContaining({ length })]))
    const byLevel = Map.groupBy(requirements, ([, level]) => level)
    expect([byLevel.get('1')?.length, byLevel.get('2')?.length]).toEqual([70, 183])
  })

  test('has tests, documents, a reason or what is missing for each of them', () => {
    const isEnded = ([, , how = '', shown = '']: string[]) => {
      const isReason = /^(Not applicable|Open): .{10,}\.$/.test(how)
      if (shown === '-') return isReason
      const isShown = [/^`[^`]+`(, `[^`]+`)*$/, /^\[[^\]]+\]\([^)]+\)(, \[[^\]]+\]\([^)]+\))*$/]
      return !isReason && how.length > 10 && isShown.some((form) => form.test(shown))
    }
    expect(requirements.filter((cells) => cells.length !== 4 || !isEnded(cells))).toEqual([])
  })

  test('names tests and documents that exist', () => {
    const shown = requirements.map(([, , , cell = '']) => cell)
    expect(shown.flatMap(testsIn).filter((name) => !testExists(name))).toEqual([])
    const links = shown.flatMap((cell) => [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path))
    expect(links.filter((path) => !existsSync(join(docs, path)))).toEqual([])
  })
})

test('security-inventories.md gives every table of the database a class', () => {
  const migrations = globSync('apps/middleware/src/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const namedAfter = (words: RegExp) =>
    migrations.flatMap((text) => [...text.matchAll(words)].map(([, table = '']) => table))
  const dropped = namedAfter(/\bdrop table (\w+)/g)
  const tables = namedAfter(/\bcreate table (?:if not exists )?(\w+)/g).filter((table) => !dropped.includes(table))
  const inventory = readDoc('security-inventories.md')
  expect(tables.length).toBeGreaterThan(40)
  expect(tables.filter((table) => !inventory.includes(`\`${table}\``))).toEqual([])
})

test.each(['Keys and secrets', 'Data classes', 'Costly functions', 'Logs'])(
  'security-inventories.md has rows under %s',
  (title) => {
    const [, ...sections] = readDoc('security-inventories.md').split('\n## ')
    const section = sections.find((text) => text.startsWith(`${title}\n`)) ?? ''
    expect(section.split('\n').filter((line) => line.startsWith('| ')).length).toBeGreaterThan(3)
  },
)
