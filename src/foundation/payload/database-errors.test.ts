import { expect, it } from 'vitest'
import { handleDatabaseErrors } from './database-errors'

type Asked = Parameters<typeof handleDatabaseErrors>[0]

function answerTo(error: unknown) {
  const req = {} as Asked['req']
  const answer = handleDatabaseErrors({ error, req } as Asked) as { status: number } | undefined
  return [answer?.status, req.responseHeaders?.get('Retry-After') ?? null]
}

it.each([
  ['40P01', 503, '5'],
  ['40001', 503, '5'],
  ['57P01', 503, '5'],
  ['57014', 503, '5'],
  ['57P03', 503, '5'],
  ['53300', 503, '5'],
  ['ECONNRESET', 503, '5'],
  ['23001', 409, null],
  ['23505', 409, null],
  ['22P02', 400, null],
  ['22009', 400, null],
])('%s is answered with %i', (code, status, retryAfter) => {
  expect(answerTo({ code })).toEqual([status, retryAfter])
  expect(answerTo({ message: 'Failed query', cause: { code } })).toEqual([status, retryAfter])
})

it('leaves errors of the server to Payload', () => {
  expect(answerTo(new Error('no idea'))).toEqual([undefined, null])
})

it.each([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Error: cannot begin transaction: Connection terminated unexpectedly',
])('an error without a code is recognized as a failure of the database: %s', (message) => {
  expect(answerTo(new Error(message))).toEqual([503, '5'])
})
