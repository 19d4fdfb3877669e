import { fc } from '@fast-check/vitest'

// The title of a property names its seed, and a mutant is tried against tests by their titles: so one seed for all runs.
// Few values a property: thousands of mutants are tried, and most die of the first.
fc.configureGlobal({ seed: 2026, numRuns: 20 })
