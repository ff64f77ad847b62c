import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReport } from './report'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fungarium-report-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(tests: string): string {
  const file = path.join(folder, 'report.xml')
  writeFileSync(
    file,
    `<testsuites><testsuite name="a"></testsuite><testsuite name="b">${tests}</testsuite></testsuites>`,
  )
  return file
}

const test = (name: string, content = '') =>
  `<testcase classname="b.test.ts" name="${name}">${content}</testcase>`

describe('readReport', () => {
  it('counts tests and names those that failed with the first line of the reason', () => {
    const file = write(
      test('one', '<system-out>failure</system-out>') +
        test('two', '<skipped/>') +
        test('three &lt;3', '<failure message="1 is not 2&#10;and more">stack</failure>') +
        test('four', '<error message="Timeout"><![CDATA[stack]]></error>'),
    )
    expect(readReport(file, 1)).toEqual({
      passed: 1,
      skipped: 1,
      failures: ['b.test.ts › three <3: 1 is not 2', 'b.test.ts › four: Timeout'],
    })
  })

  it('fails for a runner that fails without a failed test, or writes nothing', () => {
    expect(readReport(write(test('one')), 1)).toMatchObject({
      passed: 1,
      failures: ['The runner ended with 1.'],
    })
    expect(readReport(path.join(folder, 'none.xml'), 130).failures).toEqual(['The runner ended with 130.'])
  })
})
