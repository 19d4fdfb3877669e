import { defineConfig } from 'vitest/config'
import { PATIENCE } from '../../tools/patience.ts'

export default defineConfig({
  test: { name: 'cto', include: ['src/**/*.test.ts'], testTimeout: PATIENCE.test, isolate: false },
})
