import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // A busy machine is slow, and slowness fails no test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    setupFiles: ['./vitest.setup.ts'],
    // Node's own localStorage would stand in front of the one of jsdom.
    execArgv: ['--no-experimental-webstorage'],
  },
})
