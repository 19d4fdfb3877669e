import { defineConfig } from 'vitest/config'
import { PATIENCE } from './patience.ts'

// The files of a worker load TypeScript, which several use, only once.
export default defineConfig({
  test: { include: ['**/*.test.ts'], testTimeout: PATIENCE.test, maxWorkers: '100%', isolate: false },
})
