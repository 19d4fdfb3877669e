import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'quick-dates', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 60_000 },
})
