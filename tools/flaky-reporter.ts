// A Vitest reporter that names each test that passed only when repeated, with its first error, as `npm test` does in its
// summary.
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase } from 'vitest/node'

/** Before each line of an error. */
const INDENT = ' '.repeat(9)

export class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result()
    if (state !== 'passed' || !test.diagnostic()?.flaky) return
    const error = stripVTControlCharacters(errors?.[0]?.message ?? '')
    console.log(
      [` FLAKY  ${test.module.relativeModuleId} > ${test.fullName}`, ...error.split('\n')].join(`\n${INDENT}`),
    )
  }
}
