// `npm test`: runs every check, two steps at a time because each waits much of its time: first the quick ones, then the
// others, the longest early, and the end-to-end tests alone, which keep two cores busy. Prints each step's output when it
// has ended, and a summary at the end. Stories and end-to-end tests are repeated up to twice; the summary names each that
// passed only then, and with `--strict` it fails. `npm test -- lint types` runs only the named steps.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { sqlTests } from './sql-tests.ts'
import { findSystemPostgres, startSystemPostgres } from './system-postgres.ts'

const root = join(import.meta.dirname, '..')
/** Nothing passes because it has passed before. */
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_SKIP_NX_CACHE: 'true',
  FORCE_COLOR: '0',
}
delete env.DATABASE_URL

/** `flaky` are the tests that passed only when repeated, `reasons` those that failed. */
type Verdict = { ok: boolean; passed: number; failed: number; flaky?: string[]; reasons?: string[]; note?: string }
type Show = (output: string | Buffer) => void
type Step = (show: Show) => Promise<Verdict>
type Steps = Record<string, Step>

/** Runs a command in the root, passes on its output, and counts the tests it reports. */
function run(command: string, { show, extra = {} }: { show: Show; extra?: Record<string, string> }): Promise<Verdict> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env: { ...env, ...extra },
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        show(chunk)
      })
    }
    child.on('close', (status) => {
      const text = stripVTControlCharacters(output)
      const failed = failedTests(text)
      const reasons = status === 0 ? [] : failed.length > 0 ? failed : whatFailed(text)
      resolve({ ok: status === 0, ...countTests(text), flaky: flakyTests(text), reasons })
    })
  })
}

/** Adds up Vitest's "Tests  1 failed | 2 passed (3)" and Playwright's "2 passed" and "1 failed" lines. */
function countTests(output: string): { passed: number; failed: number } {
  const add = (pattern: RegExp) => [...output.matchAll(pattern)].reduce((sum, match) => sum + Number(match[1]), 0)
  return {
    passed: add(/^\s*Tests\s.*?(\d+) passed/gm) + add(/^ {2}(\d+) passed \(/gm),
    failed: add(/^\s*Tests\s+(\d+) failed/gm) + add(/^ {2}(\d+) failed$/gm),
  }
}

/** The tests in Vitest's " FAIL  file > test" lines, each followed by its error, and below Playwright's "1 failed". */
function failedTests(output: string): string[] {
  const ofVitest = [...output.matchAll(/^\s?FAIL\s+(.+)\n(?!\s?FAIL)(.*)/gm)].map(
    ([, name, error]) => `${name}: ${error}`,
  )
  return [...new Set([...ofVitest, ...namedBelow('failed', output)])]
}

/** The tests that passed only when repeated, each with its error: those of our reporter, and Playwright's. */
function flakyTests(output: string): string[] {
  const ofVitest = [...output.matchAll(/^\s?FLAKY\s+(.+(?:\n {9}.*)*)/gm)].map(([, test]) => test!)
  const errors = [...output.matchAll(/^ {2}\d+\) (.+?) ─*\n([^]*?)(?=^ {2}\d+\) |^ {2}\d+ \w+$)/gm)]
  const ofPlaywright = namedBelow('flaky', output).map((line) => {
    const [, name = line, error = ''] = errors.find(([, name]) => name === line.replace(/ ─*$/, '')) ?? []
    return `${name}\n${error.trimEnd()}`
  })
  return [...ofVitest, ...ofPlaywright]
}

function namedBelow(verdict: 'failed' | 'flaky', output: string): string[] {
  const lists = output.matchAll(new RegExp(`^ {2}\\d+ ${verdict}\\n((?: {4}\\S.*\\n)+)`, 'gm'))
  return [...lists].flatMap(([, lines = '']) => lines.trimEnd().split('\n')).map((line) => line.trim())
}

/** Of a step that failed without a failed test: the lines from its first unhandled error, else its last. */
function whatFailed(output: string): string[] {
  const lines = output.trimEnd().split('\n')
  const first = lines.findIndex((line) => line.includes('Unhandled'))
  return first < 0 ? lines.slice(-15) : lines.slice(first, first + 15)
}

const vitest =
  (folder: string): Step =>
  (show) =>
    run(`vitest run --root ${folder}`, { show })

const onSystemPostgres: Step = async (show) => {
  const folder = findSystemPostgres()
  if (!folder) return { ok: true, passed: 0, failed: 0, note: 'no PostgreSQL server is installed here, so not run' }
  const postgres = await startSystemPostgres(folder)
  try {
    const extra = { TEST_DATABASE_URL: postgres.url }
    return await run(`vitest run --root apps/middleware ${sqlTests.join(' ')}`, { show, extra })
  } finally {
    postgres.stop()
  }
}

/** Installed before any step needs it: two would get in each other's way. */
const chromium: Step = (show) => run('node tools/chromium.ts', { show })

/** The end-to-end tests need the build. */
const quick: Steps = {
  format: (show) => run('oxfmt --check', { show }),
  lint: (show) => run('oxlint --deny-warnings', { show }),
  contract: (show) => run('node tools/gen.ts --check', { show }),
  types: (show) => run('node tools/typecheck.ts', { show }),
  build: (show) => run('nx build console --output-style=static', { show }),
}
const long: Steps = {
  'api on the embedded PostgreSQL': vitest('apps/middleware'),
  house: vitest('tools'),
  'units of the console': vitest('apps/console'),
  'units of the libs': vitest('libs'),
  stories: vitest('libs/ui'),
  catalog: (show) => run('nx run ui:catalog --output-style=static && vitest run --root .storybook', { show }),
  'api on the installed PostgreSQL': onSystemPostgres,
}
const endToEnd: Steps = {
  'end to end': (show) => run('playwright test -c apps/console-e2e', { show }),
}

const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: { strict: { type: 'boolean', default: false } },
})
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word))
const verdicts = new Map<string, { verdict: Verdict; seconds: number }>()

/** Runs the wanted steps in their order, two at a time. */
async function runAll(steps: Steps) {
  const waiting = Object.entries(steps).filter(([name]) => isWanted(name))
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runStep(...next)
  }
  await Promise.all([runNext(), runNext()])
}

async function runStep(name: string, step: Step) {
  const output: (string | Buffer)[] = []
  const start = performance.now()
  const verdict = await step((chunk) => output.push(chunk))
  process.stdout.write(`\n=== ${name}\n`)
  for (const chunk of output) process.stdout.write(chunk)
  verdicts.set(name, { verdict, seconds: (performance.now() - start) / 1000 })
}

function summarize() {
  for (const [name, { verdict, seconds }] of verdicts) {
    const { ok, passed, failed, reasons = [], note } = verdict
    const counts = passed + failed > 0 ? `, ${passed} tests passed` : ''
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(0)} s${counts})${note ? `: ${note}` : ''}`)
    for (const reason of reasons) console.log(`         ${reason}`)
  }
  const all = [...verdicts.values()].map(({ verdict }) => verdict)
  const flaky = all.flatMap((verdict) => verdict.flaky ?? [])
  if (flaky.length > 0)
    console.log(
      `\n${flaky.length} flaky, passed only when repeated${options.strict ? ', which --strict forbids' : ''}:`,
    )
  for (const test of flaky) console.log(`         ${test.replaceAll('\n', '\n         ')}`)
  const passed = all.reduce((sum, verdict) => sum + verdict.passed, 0)
  const failed = all.reduce((sum, { ok, failed }) => sum + Math.max(failed, ok ? 0 : 1), 0)
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.log(`\n${passed} passed, ${failed} failed, in ${minutes} min`)
  return failed + (options.strict ? flaky.length : 0)
}

const start = performance.now()
const needsChromium = Object.keys({ ...long, ...endToEnd }).some(isWanted)
await Promise.all([needsChromium && runStep('chromium', chromium), runAll(quick)])
await runAll(long)
await runAll(endToEnd)
console.log()
process.exit(summarize() > 0 ? 1 : 0)
