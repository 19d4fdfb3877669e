import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    maxWorkers: '100%',
    setupFiles: ['./vitest.setup.ts'],
    // Node's own localStorage would stand in front of the one of jsdom.
    execArgv: ['--no-experimental-webstorage'],
  },
})
