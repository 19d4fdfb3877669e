import { defineConfig } from 'vitest/config'
import { PATIENCE } from './patience.ts'

export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: PATIENCE.test, maxWorkers: '100%' } })
