import { glob } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastCheck from 'fast-check'
import { expect as vitestExpect } from 'vitest'

/**
 * Runs the tests of a core lib in one process for all mutants: Stryker's own runner for Vitest starts a worker for
 * each, which takes seconds rather than milliseconds. To the tests, this module is `vitest` and `@fast-check/vitest`.
 */
type Test = { id: string; fileName: string; body: () => unknown }

/** What instrumented code reads and counts; Stryker defines the name. */
type Instruments = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number | undefined
  mutantCoverage?: object
}

type MutantRun = { activeMutant: { id: string }; hitLimit?: number; testFilter?: string[] }

const instruments: Instruments = ((globalThis as { __stryker__?: Instruments }).__stryker__ ??= {})

const tests = new Map<string, Test>()
let fileName = ''
let group = ''

export const expect = vitestExpect

export function describe(title: string, body: () => void) {
  const outer = group
  group += `${title} `
  body()
  group = outer
}

/** Titles need not be unique: a number distinguishes tests with the same title. */
function add(title: string, body: () => unknown) {
  const id = `${fileName} ${group}${title} ${tests.size}`
  tests.set(id, { id, fileName, body })
}

/** Limits the values per property, always the same ones and without shrinking: there are thousands of mutants. */
const MOST_RUNS = 100

type Prop = <Values extends [unknown, ...unknown[]]>(
  arbitraries: { [At in keyof Values]: fastCheck.Arbitrary<Values[At]> },
  params?: fastCheck.Parameters<Values>,
) => (title: string, body: (...values: Values) => unknown) => void

const prop: Prop = (arbitraries, params) => (title, body) => {
  const property = fastCheck.asyncProperty(...arbitraries, async (...values) => {
    await body(...values)
  })
  const numRuns = Math.min(params?.numRuns ?? MOST_RUNS, MOST_RUNS)
  add(title, () => fastCheck.assert(property, { ...params, numRuns, seed: 2026, endOnFailure: true }))
}

export const test = Object.assign(add, {
  each: (rows: readonly unknown[]) => (title: string, body: (...row: unknown[]) => unknown) => {
    for (const row of rows) add(title, () => (Array.isArray(row) ? body(...row) : body(row)))
  },
  for: (rows: readonly unknown[]) => (title: string, body: (row: unknown) => unknown) => {
    for (const row of rows) add(title, () => body(row))
  },
  prop,
})
export const it = test
export const fc = fastCheck

/** The unit tests and properties, and one comparison with an encoder; not the long walks of `test/`. */
const TESTS = ['src/**/*.test.ts', 'test/qr-code.test.ts']

/** Loads the lib's test files; the mutated sources are in the folder of the process. */
async function load() {
  const here = import.meta.url
  registerHooks({
    resolve: (specifier, context, next) =>
      /^(@fast-check\/)?vitest$/.test(specifier) && context.parentURL !== here
        ? { url: here, shortCircuit: true }
        : next(specifier, context),
  })
  for await (const name of glob(TESTS)) {
    fileName = resolve(name)
    await import(pathToFileURL(fileName).href)
  }
}

/** The failure of a test on the current sources, if any. */
async function failureOf({ body }: Test): Promise<string | undefined> {
  try {
    await body()
    return undefined
  } catch (error) {
    return String(error)
  }
}

async function dryRun() {
  await load()
  const results = []
  for (const each of tests.values()) {
    const start = performance.now()
    instruments.currentTestId = each.id
    const failureMessage = await failureOf(each)
    const result = { id: each.id, name: each.id, fileName: each.fileName, timeSpentMs: performance.now() - start }
    results.push(failureMessage ? { ...result, status: 1, failureMessage } : { ...result, status: 0 })
  }
  instruments.currentTestId = undefined
  return { status: 'complete', tests: results, mutantCoverage: instruments.mutantCoverage }
}

let [isFresh, isStale] = [true, false]

/**
 * Runs one mutant. State that it left in a module's cache must not affect the next: a test that also fails without the
 * mutant is dropped, and Stryker runs the mutant again in a new process.
 */
async function mutantRun({ activeMutant, hitLimit, testFilter }: MutantRun) {
  if (tests.size === 0) await load()
  if (isStale) throw new Error('An earlier mutant left state behind.')
  const wasFresh = isFresh
  isFresh = false
  let nrOfTests = 0
  // Stryker allows a hundred times the work of all tests together; even a tenth of that is too much for one test.
  const most = hitLimit === undefined ? undefined : hitLimit / 10
  for (const id of testFilter ?? tests.keys()) {
    nrOfTests++
    Object.assign(instruments, { activeMutant: activeMutant.id, hitCount: 0, hitLimit: most })
    const failureMessage = await failureOf(tests.get(id)!)
    const isEndless = most !== undefined && instruments.hitCount! > most
    Object.assign(instruments, { activeMutant: undefined, hitCount: 0, hitLimit: undefined })
    if (isEndless) return { status: 'timeout' }
    if (failureMessage === undefined) continue
    isStale = (await failureOf(tests.get(id)!)) !== undefined
    if (isStale && !wasFresh) throw new Error('An earlier mutant left state behind.')
    return { status: 'killed', killedBy: [id], failureMessage, nrOfTests }
  }
  return { status: 'survived', nrOfTests }
}

export const strykerPlugins = [
  {
    kind: 'TestRunner',
    name: 'in-process',
    factory: () => ({ capabilities: () => ({ reloadEnvironment: false }), dryRun, mutantRun }),
  },
]
