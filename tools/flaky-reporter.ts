// A Vitest reporter that names each test that passed only when repeated, with its first error, as `npm test` does in its
// summary.
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase } from 'vitest/node'

export class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result()
    if (state !== 'passed' || !test.diagnostic()?.flaky) return
    const lines = stripVTControlCharacters(errors?.[0]?.message ?? '').split('\n')
    const error = lines.find((line) => line.trim() !== '' && !line.startsWith('Click to debug')) ?? ''
    console.log(` FLAKY  ${test.module.relativeModuleId} > ${test.fullName}: ${error}`)
  }
}
