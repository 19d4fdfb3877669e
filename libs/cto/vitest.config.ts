import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'cto', include: ['src/**/*.test.ts'], testTimeout: 60_000 } })
