// `npm test`: runs every check, in the order in which they fail fastest, and prints a summary at the end.
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

/** Runs a command in the root, shows its output, and counts the tests it reports. */
function run(command: string, extra: Record<string, string> = {}): Promise<Verdict> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env: { ...env, ...extra },
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.on('data', (chunk: Buffer) => {
        output += chunk
        to.write(chunk)
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

async function onSystemPostgres(): Promise<Verdict> {
  const folder = findSystemPostgres()
  if (!folder) return { ok: true, passed: 0, failed: 0, note: 'no PostgreSQL server is installed here, so not run' }
  const postgres = await startSystemPostgres(folder)
  try {
    return await run(`vitest run --root apps/middleware ${sqlTests.join(' ')}`, { TEST_DATABASE_URL: postgres.url })
  } finally {
    postgres.stop()
  }
}

const steps: Record<string, () => Promise<Verdict>> = {
  format: () => run('prettier --check --log-level warn .'),
  lint: () => run('oxlint --deny-warnings'),
  contract: () => run('node tools/gen.ts --check'),
  types: () => run('nx run-many -t typecheck --output-style=static --parallel=2 && tsc -p tools'),
  house: () => run('vitest run --root tools'),
  unit: () =>
    run('nx run-many -t test --exclude=@greenroom/ui,@greenroom/middleware --output-style=static --parallel=2'),
  stories: () => run('nx test ui --output-style=static', { CHROME_PATH: ensureChromium() }),
  'api on the embedded PostgreSQL': () => run('nx test middleware --output-style=static'),
  'api on the installed PostgreSQL': onSystemPostgres,
  build: () => run('nx build console --output-style=static'),
  'end to end': () => run('playwright test -c apps/console-e2e', { CHROME_PATH: ensureChromium() }),
}

const wanted = process.argv.slice(2)
const lines: string[] = []
let passed = 0
let failed = 0
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
  console.log(`\n=== ${name}`)
  const start = performance.now()
  const verdict = await step()
  const seconds = `${((performance.now() - start) / 1000).toFixed(0)} s`
  passed += verdict.passed
  failed += Math.max(verdict.failed, verdict.ok ? 0 : 1)
  const counts = verdict.passed + verdict.failed > 0 ? `, ${verdict.passed} tests passed` : ''
  lines.push(
    `${verdict.ok ? 'ok    ' : 'FAILED'} ${name} (${seconds}${counts})${verdict.note ? `: ${verdict.note}` : ''}`,
  )
}
console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
