import { defineConfig } from 'vitest/config'
import { PATIENCE } from '../../tools/patience.ts'

export default defineConfig({
  test: {
    name: 'labels',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: PATIENCE.test,
    isolate: false,
  },
})
