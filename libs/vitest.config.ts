import { defineConfig } from 'vitest/config'
import { NATIVE } from '../tools/test-runs.ts'
import { PATIENCE } from '../tools/patience.ts'

// The unit tests of all libs, as `npm test` runs them: a worker loads effect and the rules once, not for each lib.
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'core',
          include: ['!(ui)/{src,test}/**/*.test.ts'],
          testTimeout: PATIENCE.test,
          isolate: false,
          experimental: NATIVE,
        },
      },
      {
        test: {
          name: 'ui',
          include: ['ui/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          css: true,
          testTimeout: PATIENCE.test,
          isolate: false,
        },
      },
    ],
  },
})
