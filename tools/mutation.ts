import { join, resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

/** The share of mutants that the tests of each core lib must kill, in percent. */
const THRESHOLD = 90

/** Files without decisions: labels, and tables copied from their source. */
const DATA = ['feature-groups.ts', 'areas/*.ts', 'default-access.ts', '*-table.ts', '*-widths.ts', 'index.ts']

const ROOT = resolve(import.meta.dirname, '..')
const LIBS = [
  'permissions',
  'quick-dates',
  'session',
  'money',
  'validation',
  'catalog',
  'imports',
  'labels',
  'cto',
  'documents',
  'inventory',
]

/**
 * `npm run mutation [-- LIB ...]`: changes the sources of the core libs one spot at a time and checks whether a test
 * fails. `LIB/FILE.ts` runs one file alone.
 */
async function main(names: string[]) {
  for (const name of names.length > 0 ? names : LIBS) {
    const [lib, file = '**/*.ts'] = name.split('/')
    const report = join(ROOT, 'mutation', name.replace('/', '-'))
    process.chdir(join(ROOT, 'libs', lib!))
    const stryker = new Stryker({
      testRunner: 'in-process',
      plugins: [join(ROOT, 'tools/mutation-runner.ts')],
      mutate: [`src/${file}`, '!src/**/*.test.ts', '!src/**/*-fixture.ts', ...DATA.map((file) => `!src/${file}`)],
      ignorePatterns: ['dist', 'stories', 'node_modules/.vite*'],
      tempDirName: '.mutation',
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      concurrency: Number(process.env['CONCURRENCY'] ?? 2),
      timeoutMS: 3_000,
      disableTypeChecks: false,
      reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
      clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false, reportMutants: true },
      jsonReporter: { fileName: `${report}.json` },
      htmlReporter: { fileName: `${report}.html` },
      thresholds: { high: 95, low: THRESHOLD, break: THRESHOLD },
      allowConsoleColors: false,
      checkers: [],
    })
    await stryker.runMutationTest()
  }
}

await main(process.argv.slice(2))
