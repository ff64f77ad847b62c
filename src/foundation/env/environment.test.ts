import { describe, expect, it } from 'vitest'
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

describe('a provider that counts visitors', () => {
  const umami = { ANALYTICS_PROVIDER: 'umami', ANALYTICS_SITE: '0b5c4a7e-6f3d-4d1e-9a52-3f1f0c9d2e11' }

  it('is read with its origin, and hosted services have one', () => {
    expect(readEnvironment({}).analytics).toBeUndefined()
    expect(readEnvironment({ ...umami, ANALYTICS_URL: 'https://stats.example/' }).analytics?.url).toBe(
      'https://stats.example',
    )
    const { analytics } = readEnvironment({
      ANALYTICS_PROVIDER: 'plausible',
      ANALYTICS_SITE: 'fungarium.example',
    })
    expect(analytics?.url).toBe('https://plausible.io')
  })

  it.each([
    [umami, 'ANALYTICS_URL must be set'],
    [{ ANALYTICS_PROVIDER: 'ga4' }, 'ANALYTICS_SITE must be set'],
    [{ ANALYTICS_PROVIDER: 'ga4', ANALYTICS_SITE: `G-1" onload="` }, 'ANALYTICS_SITE must be what ga4'],
    [{ ANALYTICS_PROVIDER: 'hotjar', ANALYTICS_SITE: '1' }, 'ANALYTICS_PROVIDER must be one of'],
    [{ ...umami, ANALYTICS_URL: 'https://stats.example/path' }, 'ANALYTICS_URL must be an origin'],
  ])('%j is refused: %s', (env, message) => {
    expect(() => readEnvironment(env)).toThrow(message)
  })
})
