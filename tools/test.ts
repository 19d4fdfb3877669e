// `npm test`: runs every check, in the order in which they fail fastest, with the API's tests beside them, and prints a
// summary at the end.
// `npm test -- lint types` runs only the named steps.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './chromium.ts'
import { sqlTests } from './sql-tests.ts'
import { findSystemPostgres, startSystemPostgres } from './system-postgres.ts'

const root = join(import.meta.dirname, '..')
const env: NodeJS.ProcessEnv = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' }
delete env.DATABASE_URL

type Verdict = { ok: boolean; passed: number; failed: number; note?: string }
type Show = (output: string | Buffer) => void
type Steps = Record<string, (show: Show) => Promise<Verdict>>

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
    child.on('close', (status) => resolve({ ok: status === 0, ...countTests(stripVTControlCharacters(output)) }))
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

async function onSystemPostgres(show: Show): Promise<Verdict> {
  const folder = findSystemPostgres()
  if (!folder) return { ok: true, passed: 0, failed: 0, note: 'no PostgreSQL server is installed here, so not run' }
  const postgres = await startSystemPostgres(folder)
  try {
    const command = `vitest run --root apps/middleware ${sqlTests.join(' ')}`
    return await run(command, { show, extra: { TEST_DATABASE_URL: postgres.url } })
  } finally {
    postgres.stop()
  }
}

const chromium = () => ({ CHROME_PATH: ensureChromium() })

/** Each step may use a whole core, but rarely both. */
const checks: Steps = {
  format: (show) => run('prettier --check --log-level warn .', { show }),
  lint: (show) => run('oxlint --deny-warnings', { show }),
  contract: (show) => run('node tools/gen.ts --check', { show }),
  types: (show) => run('node tools/typecheck.ts', { show }),
  house: (show) => run('vitest run --root tools', { show }),
  unit: (show) =>
    run('nx run-many -t test --exclude=@greenroom/ui,@greenroom/middleware --output-style=static --parallel=2', {
      show,
    }),
  stories: (show) => run('nx test ui --output-style=static', { show, extra: chromium() }),
  build: (show) => run('nx build console --output-style=static', { show }),
}
/** Run beside the checks, because they wait for the database much of their time. */
const api: Steps = {
  'api on the embedded PostgreSQL': (show) => run('vitest run --root apps/middleware', { show }),
  'api on the installed PostgreSQL': onSystemPostgres,
}
const endToEnd: Steps = {
  'end to end': (show) => run('playwright test -c apps/console-e2e', { show, extra: chromium() }),
}

const wanted = process.argv.slice(2)
const summary: string[] = []
let passed = 0
let failed = 0

/** Runs the wanted steps one after another. With `held`, a step's output is shown when the step has ended. */
async function runAll(steps: Steps, held = false) {
  for (const [name, step] of Object.entries(steps)) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
    const output: (string | Buffer)[] = []
    const show: Show = held ? (chunk) => output.push(chunk) : (chunk) => process.stdout.write(chunk)
    show(`\n=== ${name}\n`)
    const start = performance.now()
    const verdict = await step(show)
    for (const chunk of output) process.stdout.write(chunk)
    const seconds = `${((performance.now() - start) / 1000).toFixed(0)} s`
    passed += verdict.passed
    failed += Math.max(verdict.failed, verdict.ok ? 0 : 1)
    const counts = verdict.passed + verdict.failed > 0 ? `, ${verdict.passed} tests passed` : ''
    const note = verdict.note ? `: ${verdict.note}` : ''
    summary.push(`${verdict.ok ? 'ok    ' : 'FAILED'} ${name} (${seconds}${counts})${note}`)
  }
}

const start = performance.now()
await Promise.all([runAll(checks), runAll(api, true)])
await runAll(endToEnd)
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed, in ${minutes} min`)
process.exit(failed > 0 ? 1 : 0)
