// `npm test`: runs every check, two steps at a time because each waits much of its time: first the quick ones, then the
// others, the longest early, and the end-to-end tests alone, which keep two cores busy. Files with tests that failed
// beside other steps are repeated once nothing else runs.
// Prints each step's output when it has ended, and a summary at the end, which names every test that was repeated.
// `npm test -- lint types` runs only the named steps.
import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './chromium.ts'
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

/** `files` hold the tests that failed, as the step's runner names them; none if it failed for another reason. */
type Verdict = { ok: boolean; passed: number; failed: number; files?: string[]; reasons?: string[]; note?: string }
type Show = (output: string | Buffer) => void
/** Runs all of its tests, or those of the given files only. */
type Step = (show: Show, files?: string[]) => Promise<Verdict>
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
      const unsteady = unsteadyTests(text)
      const reasons = status === 0 || unsteady.length > 0 ? unsteady : whatFailed(text)
      resolve({
        ok: status === 0,
        ...countTests(text),
        files: text.includes('Unhandled') ? [] : failedFiles(text),
        reasons,
      })
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

/**
 * The names of the tests that failed, in Vitest's " FAIL  file > test" lines, each followed by its error, and below
 * Playwright's "1 failed" or "1 flaky"; and those of our reporter, which passed only when repeated.
 */
function unsteadyTests(output: string): string[] {
  const ofVitest = [...output.matchAll(/^\s?FAIL\s+(.+)\n(?!\s?FAIL)(.*)/gm)].map(
    ([, name, error]) => `${name}: ${error}`,
  )
  const ofPlaywright = [...output.matchAll(/^ {2}\d+ (failed|flaky)\n((?: {4}\S.*\n)+)/gm)].flatMap(
    ([, verdict, lines = '']) =>
      lines
        .trimEnd()
        .split('\n')
        .map((line) => `${line.trim()}${verdict === 'flaky' ? ' (passed when repeated)' : ''}`),
  )
  const repeated = [...output.matchAll(/^\s?FLAKY\s+(.+)$/gm)].map(([, name]) => `${name} (passed when repeated)`)
  return [...new Set([...ofVitest, ...repeated, ...ofPlaywright])]
}

/** The files in Vitest's " FAIL  |project| file > test" lines and below Playwright's "1 failed". */
function failedFiles(output: string): string[] {
  const ofVitest = [...output.matchAll(/^\s?FAIL\s.*?(\S+\.(?:test|stories)\.tsx?)/gm)].map(([, file = '']) => file)
  const ofPlaywright = [...output.matchAll(/^ {2}\d+ failed\n((?: {4}\S.*\n)+)/gm)].flatMap(([, lines = '']) =>
    [...lines.matchAll(/\S+\.spec\.ts/g)].map(([file]) => file),
  )
  return [...new Set([...ofVitest, ...ofPlaywright])]
}

/** Of a step that failed without a failed test: the lines from its first unhandled error, else its last. */
function whatFailed(output: string): string[] {
  const lines = output.trimEnd().split('\n')
  const first = lines.findIndex((line) => line.includes('Unhandled'))
  return first < 0 ? lines.slice(-15) : lines.slice(first, first + 15)
}

const vitest =
  (folder: string, extra: () => Record<string, string> = () => ({})): Step =>
  (show, files = []) =>
    run(`vitest run --root ${folder} ${files.join(' ')}`, { show, extra: extra() })

const unit: Step = (show, files) => {
  if (!files)
    return run('nx run-many -t test --exclude=@greenroom/ui,@greenroom/middleware --output-style=static --parallel=2', {
      show,
    })
  const runs = globSync('{libs,apps}/*/vitest.config.ts', { cwd: root })
    .map(dirname)
    .map((folder) => ({ folder, own: files.filter((file) => existsSync(join(root, folder, file))) }))
    .filter(({ own }) => own.length > 0)
  return run(runs.map(({ folder, own }) => `vitest run --root ${folder} ${own.join(' ')}`).join(' && '), { show })
}

const onSystemPostgres: Step = async (show, files = sqlTests) => {
  const folder = findSystemPostgres()
  if (!folder) return { ok: true, passed: 0, failed: 0, note: 'no PostgreSQL server is installed here, so not run' }
  const postgres = await startSystemPostgres(folder)
  try {
    return await vitest('apps/middleware', () => ({ TEST_DATABASE_URL: postgres.url }))(show, files)
  } finally {
    postgres.stop()
  }
}

/** Installed before the first step: inside a test it would be slow, and two steps would get in each other's way. */
const chromium = () => ({ CHROME_PATH: ensureChromium() })

/** The end-to-end tests need the build. */
const quick: Steps = {
  format: (show) => run('prettier --check --log-level warn .', { show }),
  lint: (show) => run('oxlint --deny-warnings', { show }),
  contract: (show) => run('node tools/gen.ts --check', { show }),
  types: (show) => run('node tools/typecheck.ts', { show }),
  build: (show) => run('nx build console --output-style=static', { show }),
}
const long: Steps = {
  'api on the embedded PostgreSQL': vitest('apps/middleware'),
  house: vitest('tools'),
  unit,
  stories: vitest('libs/ui', chromium),
  catalog: (show, files) =>
    files
      ? vitest('.storybook', chromium)(show, files)
      : run('nx run ui:catalog --output-style=static && vitest run --root .storybook', { show, extra: chromium() }),
  'api on the installed PostgreSQL': onSystemPostgres,
}
const endToEnd: Steps = {
  'end to end': (show, files = []) =>
    run(`playwright test -c apps/console-e2e ${files.join(' ')}`, { show, extra: chromium() }),
}

const wanted = process.argv.slice(2)
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

async function runStep(name: string, step: Step, files?: string[]): Promise<Verdict> {
  const output: (string | Buffer)[] = []
  const start = performance.now()
  const verdict = await step((chunk) => output.push(chunk), files)
  process.stdout.write(`\n=== ${name}\n`)
  for (const chunk of output) process.stdout.write(chunk)
  if (!files) verdicts.set(name, { verdict, seconds: (performance.now() - start) / 1000 })
  return verdict
}

/** Repeats the files with failed tests, one step at a time. Those that pass on the quiet machine no longer fail. */
async function repeatFailed(steps: Steps) {
  for (const [name, step] of Object.entries(steps)) {
    const verdict = verdicts.get(name)?.verdict
    if (!verdict || verdict.ok || !verdict.files?.length) continue
    const second = await runStep(`${name}, repeated`, step, verdict.files)
    const outcome = second.ok ? 'passed when repeated alone' : 'failed when repeated alone'
    verdict.reasons = verdict.reasons?.map((reason) => `${reason} (${outcome})`)
    if (second.ok) Object.assign(verdict, { ok: true, passed: verdict.passed + verdict.failed, failed: 0 })
  }
}

function summarize() {
  for (const [name, { verdict, seconds }] of verdicts) {
    const { ok, passed, failed, reasons = [], note } = verdict
    const counts = passed + failed > 0 ? `, ${passed} tests passed` : ''
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(0)} s${counts})${note ? `: ${note}` : ''}`)
    for (const reason of reasons) console.log(`         ${reason}`)
  }
  const all = [...verdicts.values()].map(({ verdict }) => verdict)
  const passed = all.reduce((sum, verdict) => sum + verdict.passed, 0)
  const failed = all.reduce((sum, { ok, failed }) => sum + Math.max(failed, ok ? 0 : 1), 0)
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.log(`\n${passed} passed, ${failed} failed, in ${minutes} min`)
  return failed
}

const start = performance.now()
if (Object.keys({ ...long, ...endToEnd }).some(isWanted)) ensureChromium()
await runAll(quick)
await runAll(long)
await repeatFailed(long)
await runAll(endToEnd)
console.log()
process.exit(summarize() > 0 ? 1 : 0)
