import { defineConfig } from 'vitest/config'
import { FlakyReporter } from '../tools/flaky-reporter.ts'
import { PATIENCE } from '../tools/patience.ts'

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    // Each test has a page of its own, in one browser.
    maxConcurrency: 4,
    testTimeout: PATIENCE.test,
    hookTimeout: PATIENCE.test,
    retry: 2,
    reporters: ['default', new FlakyReporter()],
  },
})
