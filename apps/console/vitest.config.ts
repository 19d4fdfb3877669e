import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { PATIENCE } from '../../tools/patience.ts'

// The clocks of a reader in a known place, whatever those of the machine.
process.env['TZ'] = 'UTC'

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['*.test.ts', '{src,build}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    testTimeout: PATIENCE.test,
    hookTimeout: PATIENCE.test,
    maxWorkers: '100%',
    // The files of a worker load the modules only once: loading takes longer than testing.
    isolate: false,
    setupFiles: ['./vitest.setup.ts'],
    // Node's own localStorage would stand in front of the one of jsdom.
    execArgv: ['--no-experimental-webstorage'],
  },
})
