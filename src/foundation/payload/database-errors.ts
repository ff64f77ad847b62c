import type { AfterErrorHook } from 'payload'
import { isDatabaseFailure } from '@/foundation/database-failure'
import { retryAfterSeconds } from '@/foundation/database-outage'
import { PublicError } from '@/foundation/errors'
import { answerError } from './error-answer'

const unavailable = { status: 503, message: 'The database is not available. Try again soon.' }

/** Responses by SQLSTATE or system code. https://www.postgresql.org/docs/18/errcodes-appendix.html */
const answers: Record<string, { status: number; message: string }> = {
  '22021': { status: 400, message: 'A value holds characters that cannot be stored.' },
  '22P02': { status: 400, message: 'A value has the wrong form.' },
  '22P05': { status: 400, message: 'A value holds characters that cannot be stored.' },
  '22003': { status: 400, message: 'A number is out of range.' },
  '22007': { status: 400, message: 'A date cannot be read.' },
  '22008': { status: 400, message: 'A date is out of range.' },
  '22025': { status: 400, message: 'A pattern must not end with a backslash.' },
  // Payload builds the queries: a syntax error means that the field does not support the operator.
  '42601': { status: 400, message: 'A value cannot be compared in this way.' },
  // The same for a list of texts in a related document, whose table Payload does not name.
  '42P01': { status: 400, message: 'A value cannot be compared in this way.' },
  '42883': { status: 400, message: 'A value cannot be compared in this way.' },
  '23001': { status: 409, message: 'Something else refers to it.' },
  '23503': { status: 400, message: 'Something that it refers to does not exist.' },
  '23505': { status: 409, message: 'An entry like this exists already.' },
  '40001': { status: 503, message: 'Others are changing the same. Try again.' },
  '40P01': { status: 503, message: 'Others are changing the same. Try again.' },
  '57014': { status: 503, message: 'The database took too long. Try again soon.' },
}

/** Thrown instead of a query while the database is known to be gone. */
export class DatabaseUnavailableError extends PublicError {
  constructor() {
    super(unavailable.message, unavailable.status)
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
  return answerError({ graphqlResult }, answer)
}
