import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { NATIVE, QUIET_HEAP } from '../../tools/test-runs.ts'
import { PATIENCE } from '../../tools/patience.ts'

const each = {
  setupFiles: ['../../tools/patient-waits.ts', './test/setup.ts'],
  testTimeout: PATIENCE.test,
  hookTimeout: PATIENCE.test,
  expect: { poll: { timeout: PATIENCE.wait } },
  execArgv: QUIET_HEAP,
  experimental: NATIVE,
}

/** They replace modules, which must not be loaded yet. */
const replacing = readdirSync(join(import.meta.dirname, 'test'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `test/${name}`)
  .filter((path) => readFileSync(join(import.meta.dirname, path), 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    globalSetup: './test/cluster.ts',
    maxWorkers: '100%',
    projects: [
      // The files of a worker load the server only once: loading it takes seconds.
      {
        test: { ...each, name: 'middleware', include: ['{test,src}/**/*.test.ts'], exclude: replacing, isolate: false },
      },
      { test: { ...each, name: 'replacing modules', include: replacing } },
    ],
  },
})
