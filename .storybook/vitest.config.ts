import { defineConfig } from 'vitest/config'
import { FlakyReporter } from '../tools/flaky-reporter.ts'

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    // Each test has a page of its own, in one browser.
    maxConcurrency: 4,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 2,
    reporters: ['default', new FlakyReporter()],
  },
})
