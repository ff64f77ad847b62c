import { expect, test } from 'vitest'
import { reasonOf } from './run-program'

const cleaningUp =
  'child process exited with exit code 1\ninitdb: removing contents of data directory "/data/postgres.new"'

test.each([
  [
    'running bootstrap script ... 2026-11-27 18:17:45.893 UTC [20767] FATAL:  could not extend file "base/1/2691": No space left on device',
    /^the disk is full \(No space left on device\); free some space/,
  ],
  ['initdb: error: could not write file "x": Disk quota exceeded', /^the disk is full/],
  ['2026-11-27 18:17:45.893 UTC [20767] FATAL:  could not open file "x"', /^could not open file "x"$/],
  ['initdb: error: directory "/data" is not empty', /^directory "\/data" is not empty$/],
])('a failed program is explained by its error: %s', (output, reason) => {
  expect(reasonOf(`creating subdirectories ... ok\n${output}\n${cleaningUp}\n`)).toMatch(reason)
})

test('a failed program that names no error is explained by its last line', () => {
  expect(reasonOf('one\ntwo\n')).toBe('two')
  expect(reasonOf('')).toBe('it printed nothing')
})
