import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { FlakyReporter } from '../../tools/flaky-reporter.ts'

// A busy machine is slow, and slowness fails no test.
const each = { setupFiles: ['./test/setup.ts'], testTimeout: 120_000, hookTimeout: 120_000, retry: 1 }

/** They replace modules, which must not be loaded yet. */
const replacing = readdirSync(join(import.meta.dirname, 'test'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `test/${name}`)
  .filter((path) => readFileSync(join(import.meta.dirname, path), 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    globalSetup: './test/cluster.ts',
    maxWorkers: '100%',
    reporters: ['default', new FlakyReporter()],
    projects: [
      // The files of a worker load the server only once: loading it takes seconds.
      {
        test: { ...each, name: 'middleware', include: ['{test,src}/**/*.test.ts'], exclude: replacing, isolate: false },
      },
      { test: { ...each, name: 'replacing modules', include: replacing } },
    ],
  },
})
