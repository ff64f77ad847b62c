import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { project } from './folders'

/** Runs a program that throws so many times after it has called `limitErrors`; it ends with 3 when it survives. */
function throwErrors(count: number, { isExpected = false, error = "new Error('uncaught')" } = {}) {
  const program = `
    import { limitErrors } from './tools/local-server/survivable-errors.ts'
    limitErrors({ isExpected: () => ${isExpected}, giveUp: () => process.exit(1) })
    for (let i = 1; i < ${count}; i += 1) setImmediate(() => { throw ${error} })
    Promise.reject(${error})
    setTimeout(() => process.exit(3), 50)`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: project, encoding: 'utf8' },
  )
  return { status, logged: stderr.match(/^Error: (uncaught|query)/gm)?.length ?? 0 }
}

it('a process survives and logs ten uncaught errors in a minute and ends after the eleventh', () => {
  expect(throwErrors(10)).toEqual({ status: 3, logged: 10 })
  expect(throwErrors(11)).toEqual({ status: 1, logged: 11 })
})

it('queries that the database is too busy for are logged and never end the process', () => {
  const query = "new Error('query', { cause: new Error('timeout exceeded when trying to connect') })"
  expect(throwErrors(20, { error: query })).toEqual({ status: 3, logged: 20 })
})

it('answers to requests are neither logged nor counted', () => {
  const refusal = "Object.assign(new Error('query'), { status: 400 })"
  expect(throwErrors(20, { error: refusal })).toEqual({ status: 3, logged: 0 })
})

it('errors while stopping are neither logged nor counted', () => {
  expect(throwErrors(20, { isExpected: true })).toEqual({ status: 3, logged: 0 })
})
