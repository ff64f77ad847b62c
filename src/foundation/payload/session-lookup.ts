import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuthStrategyFunctionArgs, Payload } from 'payload'
import { hasCredentials } from '@/foundation/credentials'
import { watchDatabaseFailures } from '@/foundation/database-outage'
import { processWide } from '@/foundation/process-wide'
import { DatabaseUnavailableError } from './database-errors'

interface SessionLookup {
  failed: boolean
}

const lookups = processWide('session-lookups', () => new AsyncLocalStorage<SessionLookup>())

const hasToken = ({ headers }: AuthStrategyFunctionArgs): boolean =>
  hasCredentials({ authorization: headers.get('Authorization'), cookie: headers.get('Cookie') })

/**
 * Looks sessions up only for requests that the cache does not take for those of guests, and records look-ups that fail
 * because of the database: Payload takes such a request for one of a guest, who would be told to sign in.
 */
export function guardSessionLookups(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      if (!hasToken(args)) return { user: null }
      const hasDatabaseFailed = watchDatabaseFailures()
      const result = await strategy.authenticate(args)
      const lookup = lookups.getStore()
      if (lookup && !result.user && hasDatabaseFailed()) lookup.failed = true
      return result
    },
  }))
}

/**
 * Runs what depends on who is signed in.
 * @throws {DatabaseUnavailableError} when the session could not be looked up
 */
export async function withKnownSession<Result>(work: () => Promise<Result>): Promise<Result> {
  const lookup: SessionLookup = { failed: false }
  try {
    return await lookups.run(lookup, work)
  } finally {
    // Whatever the outcome: a redirect to the sign-in page is thrown.
    if (lookup.failed) throwUnavailable()
  }
}

function throwUnavailable(): never {
  throw new DatabaseUnavailableError()
}
