// Every regular expression of the product, and every pattern of the contract, is linear in the worst case, or meets short
// texts only.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { costOf } from './pattern-cost.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

/** What each polynomial pattern meets: nothing that anybody sends, or texts of so few characters. */
const SHORT: Record<string, string> = {
  'apps/console/build/bundle-weight.ts /(?<name>\\w+Screen|Palette)\\.tsx$/': 'names of our files',
  'apps/console/build/english-only.ts /[\\\\/]react-(?:aria|stately|aria-components)[\\\\/].*[\\\\/]intl[\\\\/](?:.*[\\\\/])?(?<locale>[a-z]{2}-[A-Z]{2})\\.m?js$/':
    'names of packages',
  'apps/console/src/areas/labelprinting/read-list.ts /"(?:[^"]|"")*"/g': 'lines of at most 500 characters',
  'apps/console/src/areas/labelprinting/read-list.ts /(?: *"((?:[^"]|"")*)" *|([^,]*)),/g':
    'lines of at most 500 characters',
  'apps/console/src/areas/labelprinting/read-list.ts /(?: *"((?:[^"]|"")*)" *|([^;]*));/g':
    'lines of at most 500 characters',
  'apps/console/src/areas/labelprinting/read-list.ts /(?: *"((?:[^"]|"")*)" *|([^\\t]*))\\t/g':
    'lines of at most 500 characters',
  'apps/console/src/records/import/cell-formats.ts /"[^"]*"|\\\\.|\\[[^\\]]*\\]|;.*/g':
    'formats of at most 255 characters',
  'apps/middleware/src/identity/password-rules.ts /[\\d\\W_]+$/': 'passwords of at most 200 characters',
  'apps/middleware/src/identity/passwords.ts /=+$/': 'base64 of 32 bytes',
  'apps/middleware/src/platform/config.ts /\\/+$/': 'settings of the operator',
  'apps/middleware/src/http/contract.ts /\\{([^}]+)\\}/g': 'paths of the contract',
  'apps/middleware/src/http/docs-page.ts /\\n\\s*\\n/': 'texts of the contract',
  'apps/middleware/src/database/queue.ts /^\\s*BEGIN;(\\s*SET LOCAL [^;]*;)*|COMMIT;\\s*$/g':
    'statements of the job library',
  'libs/imports/src/shops/import-shop.ts /-+$/': 'item IDs of at most 15 characters',
  'libs/labels/src/output/zpl-graphic.ts /0+$/': 'a row of dots, of at most 1,000 characters',
  'libs/money/src/decimal.ts /0+$/': 'the decimals of a number',
  'libs/ui/src/tokens.ts /--([\\w-]+):\\s*([^;]+);/g': 'our style sheet',
}

/** Patterns that are put together, and how. */
const PUT_TOGETHER = ['libs/catalog/src/quick-check.ts', 'libs/ui/src/grid/use-row-order.ts']

const isShipped = (name: string) =>
  /^(apps|libs)\/.*\.tsx?$/.test(name) &&
  !/\.(test|stories|d|config)\.tsx?$|\.gen\.ts$|^apps\/console-e2e\/|\/test\//.test(name)

const shipped = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter(isShipped)

interface Found {
  name: string
  source: string
  flags: string
}

function patternsIn(name: string): { literals: Found[]; isPutTogether: boolean } {
  const literals: Found[] = []
  let isPutTogether = false
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      literals.push({ name: `${name} ${node.text}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') isPutTogether = true
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, read(name), ts.ScriptTarget.Latest))
  return { literals, isPutTogether }
}

test.each([
  [String.raw`(a+)+$`, 'exponential'],
  [String.raw`(a*)*$`, 'exponential'],
  [String.raw`^(a|aa)+$`, 'exponential'],
  [String.raw`([a-z]+)*x`, 'exponential'],
  [String.raw`^(\w+\d?)+!`, 'exponential'],
  [String.raw`\s+$`, 'polynomial'],
  [String.raw`^a*a*$`, 'polynomial'],
  [String.raw`^(?<x>\d+)[0-5]*\k<x>$`, 'polynomial'],
  [String.raw`<[^>]*>`, 'polynomial'],
  [String.raw`<[^<>]*>`, 'linear'],
  [String.raw`^\s*%\s*$`, 'linear'],
  [String.raw`^\d{1,9}(,\d{1,9})*$`, 'linear'],
  [String.raw`^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$`, 'linear'],
  [String.raw`[^\p{L}]+`, 'linear'],
])('/%s/ is %s', (source, cost) => {
  expect(costOf(source, 'u')).toBe(cost)
})

const sources = shipped.map((name) => ({ name, ...patternsIn(name) }))

test('is linear in the worst case wherever a text may be long', () => {
  const found = sources.flatMap(({ literals }) => literals)
  expect(found.length).toBeGreaterThan(150)
  const costs = found.map(({ name, source, flags }) => ({ name, cost: costOf(source, flags) }))
  expect(costs.filter(({ cost }) => cost === 'exponential')).toEqual([])
  const longer = new Set(costs.flatMap(({ name, cost }) => (cost === 'linear' ? [] : [name])))
  expect([...longer].toSorted()).toEqual(Object.keys(SHORT).toSorted())
})

test('is written out, except where it is known how it is put together', () => {
  expect(sources.filter(({ isPutTogether }) => isPutTogether).map(({ name }) => name)).toEqual(PUT_TOGETHER)
})

test('is linear in the contract', () => {
  const patterns = new Set<string>()
  JSON.parse(read('openapi/src/document.gen.json'), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value)
    return value
  })
  expect(patterns.size).toBeGreaterThan(5)
  expect([...patterns].filter((pattern) => costOf(pattern, 'u') !== 'linear')).toEqual([])
})
