import { expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment'

const poolsOf = (webConcurrency: string) => readEnvironment({ WEB_CONCURRENCY: webConcurrency }).databasePool

it('all processes together leave ten of the hundred connections to PostgreSQL, each with at least four', () => {
  expect(['1', '3', '4', '5', '9', '64'].map(poolsOf)).toEqual([20, 20, 16, 12, 4, 4])
  expect(readEnvironment({ WEB_CONCURRENCY: '8', DATABASE_POOL: '30' }).databasePool).toBe(30)
})

it.each(['0', '65', '1.5', 'many'])('WEB_CONCURRENCY %s is refused by name', (value) => {
  expect(() => readEnvironment({ WEB_CONCURRENCY: value })).toThrow(EnvironmentError)
  expect(() => readEnvironment({ WEB_CONCURRENCY: value })).toThrow(/^WEB_CONCURRENCY must be /)
})
