import { existsSync, readFileSync } from 'node:fs'
import { type Element, xml2js } from 'xml-js'

/** What the tests of one runner came to. */
export interface Report {
  passed: number
  skipped: number
  /** A line for each test, hook or file that failed. */
  failures: string[]
}

/**
 * Reads the JUnit report that a runner has written.
 * @param code its exit code; a runner that cannot start or crashes, and an error outside of tests, counts as one failure
 */
export function readReport(file: string, code: number): Report {
  const report: Report = { passed: 0, skipped: 0, failures: [] }
  if (existsSync(file))
    for (const test of testsIn(xml2js(readFileSync(file, 'utf8')) as Element)) addTest(report, test)
  if (code !== 0 && report.failures.length === 0) report.failures.push(`The runner ended with ${code}.`)
  return report
}

function testsIn(element: Element): Element[] {
  return element.name === 'testcase' ? [element] : (element.elements ?? []).flatMap(testsIn)
}

function addTest(report: Report, { attributes, elements = [] }: Element): void {
  const failure = elements.find(({ name = '' }) => ['failure', 'error'].includes(name))
  if (failure) {
    const [reason] = String(failure.attributes?.message).trim().split('\n')
    report.failures.push(`${attributes?.classname} › ${attributes?.name}: ${reason}`)
  } else if (elements.some(({ name }) => name === 'skipped')) report.skipped += 1
  else report.passed += 1
}
