import { defineConfig } from 'vitest/config'
import { PATIENCE } from '../../tools/patience.ts'

export default defineConfig({
  test: { name: 'validation', include: ['src/**/*.test.ts'], testTimeout: PATIENCE.test, isolate: false },
})
