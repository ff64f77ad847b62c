import type { AfterErrorHook } from 'payload'
import { isDatabaseFailure } from '@/foundation/database-failure'
import { retryAfterSeconds } from '@/foundation/database-outage'
import { RequestError } from '@/foundation/errors'
import type { RequestErrorKey } from '@/foundation/request-error-text'
import { answerError } from './error-answer'

interface Refusal {
  status: number
  key: RequestErrorKey
}

const unavailable: Refusal = { status: 503, key: 'databaseAway' }

/** Responses by SQLSTATE or system code. https://www.postgresql.org/docs/18/errcodes-appendix.html */
const answers: Record<string, Refusal> = {
  '22021': { status: 400, key: 'textUnstorable' },
  '22P02': { status: 400, key: 'valueForm' },
  '22P05': { status: 400, key: 'textUnstorable' },
  '22003': { status: 400, key: 'numberRange' },
  '22007': { status: 400, key: 'dateUnreadable' },
  '22008': { status: 400, key: 'dateRange' },
  // Years of five digits, which PostgreSQL reads as a time zone.
  '22009': { status: 400, key: 'dateRange' },
  '22025': { status: 400, key: 'patternBackslash' },
  // Payload builds the queries: a syntax error means that the field does not support the operator.
  '42601': { status: 400, key: 'comparison' },
  // The same for a list of texts in a related document, whose table Payload does not name.
  '42P01': { status: 400, key: 'comparison' },
  '42883': { status: 400, key: 'comparison' },
  '23001': { status: 409, key: 'referredTo' },
  '23503': { status: 400, key: 'referenceMissing' },
  '23505': { status: 409, key: 'exists' },
  '40001': { status: 503, key: 'conflict' },
  '40P01': { status: 503, key: 'conflict' },
  '57014': { status: 503, key: 'databaseSlow' },
}

/** Thrown instead of a query while the database is known to be gone. */
export class DatabaseUnavailableError extends RequestError {
  constructor() {
    super(unavailable.key, unavailable.status)
  }
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  if ('cause' in error) return codeOf(error.cause)
  return 'originalError' in error ? codeOf(error.originalError) : undefined // of GraphQL
}

/** Whether PostgreSQL rolled a transaction back because of a concurrent one, so that a retry may succeed. */
export function isTransactionConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error) ?? '')
}

/** Answers bad input that only the database detects with 4xx instead of 500. */
export const handleDatabaseErrors: AfterErrorHook = ({ error, graphqlResult, req }) => {
  const answer = answers[codeOf(error) ?? ''] ?? (isDatabaseFailure(error) ? unavailable : undefined)
  if (!answer) return undefined
  if (answer.status === 503) {
    req.responseHeaders = new Headers(req.responseHeaders)
    req.responseHeaders.set('Retry-After', String(retryAfterSeconds))
  }
  return answerError({ graphqlResult, req }, answer)
}
