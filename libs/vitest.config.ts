import { defineConfig } from 'vitest/config'
import { PATIENCE } from '../tools/patience.ts'

// The unit tests of all libs but ui, as `npm test` runs them: a worker loads effect and the rules once, not for each lib.
export default defineConfig({
  test: {
    include: ['!(ui)/{src,test}/**/*.test.ts'],
    testTimeout: PATIENCE.test,
    maxWorkers: '100%',
    isolate: false,
  },
})
