import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'middleware',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: './test/cluster.ts',
    maxWorkers: '100%',
    // A busy machine is slow, and slowness fails no test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
