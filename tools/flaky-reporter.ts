// A Vitest reporter that names each test that passed only when repeated, as `npm test` does in its summary.
import type { Reporter, TestCase } from 'vitest/node'

export class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (test.result().state === 'passed' && test.diagnostic()?.flaky)
      console.log(` FLAKY  ${test.module.relativeModuleId} > ${test.fullName}`)
  }
}
