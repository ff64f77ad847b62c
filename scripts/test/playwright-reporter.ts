import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { describeFailure, type Report, writeReport } from './report'

export default class PlaywrightReporter implements Reporter {
  private readonly errors: TestError[] = []
  private suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onError(error: TestError): void {
    this.errors.push(error)
  }

  onEnd(): void {
    const report: Report = {
      passed: 0,
      skipped: 0,
      failures: this.errors.map((error) => describeFailure('outside of tests', error)),
    }
    for (const test of this.suite?.allTests() ?? []) addTest(report, test)
    writeReport(report)
  }
}

/** A test that passes when it is repeated has failed. */
function addTest(report: Report, test: TestCase): void {
  const outcome = test.outcome()
  if (outcome === 'expected') report.passed += 1
  else if (outcome === 'skipped') report.skipped += 1
  else {
    const name = test.titlePath().filter(Boolean).join(' › ')
    report.failures.push(describeFailure(name, test.results.find(({ error }) => error)?.error))
  }
}
