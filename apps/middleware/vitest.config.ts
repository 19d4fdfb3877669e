import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'middleware',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: './test/cluster.ts',
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
