import { defineConfig } from 'vitest/config'

/** What mutants are tried against: the examples and properties beside the sources, not the long walks of `test/`. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], setupFiles: [`${import.meta.dirname}/mutation-setup.ts`] },
})
