import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node'
import { project } from '../../tools/local-server/folders'
import { describeFailure, type Report, writeReport } from './report'

/** Vitest's JSON report leaves out errors outside of tests, which fail a run as well. */
export default class VitestReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandledErrors) => {
    const report: Report = { passed: 0, skipped: 0, failures: [] }
    for (const module of modules) addModule(report, module)
    for (const error of unhandledErrors)
      report.failures.push(describeFailure(`outside of tests, ${placeOf(error)}`, error))
    writeReport(report)
  }
}

function addModule(report: Report, module: TestModule): void {
  const file = module.relativeModuleId
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    if (state === 'failed') report.failures.push(describeFailure(`${file} › ${test.fullName}`, errors?.[0]))
    else report[state === 'passed' ? 'passed' : 'skipped'] += 1
  }
  // Of a file that cannot be loaded, and of hooks.
  const groups: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()]
  for (const group of groups)
    for (const error of group.errors())
      report.failures.push(
        describeFailure(group.type === 'suite' ? `${file} › ${group.fullName}` : file, error),
      )
}

/** The file during which an error occurred, and the first line of its stack in the project. */
function placeOf({ VITEST_TEST_PATH: file, stack }: SerializedError): string {
  const frame = stack?.split('\n').find((line) => line.includes(project) && !line.includes('node_modules'))
  return [`during ${file}`, frame?.trim()].filter(Boolean).join(' ').replaceAll(`${project}/`, '')
}
