import { defineConfig } from 'vitest/config'
import { PATIENCE } from '../../tools/patience.ts'

export default defineConfig({
  test: { name: 'quick-dates', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: PATIENCE.test },
})
