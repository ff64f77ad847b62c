import type { AfterErrorHook } from 'payload'
import { retryAfterSeconds } from '@/foundation/database-outage'
import { PublicError } from '@/foundation/errors'

const unavailable = { status: 503, message: 'The database is not available. Try again soon.' }

/** Responses by SQLSTATE or system code. https://www.postgresql.org/docs/18/errcodes-appendix.html */
const answers: Record<string, { status: number; message: string }> = {
  '22021': { status: 400, message: 'A value holds characters that cannot be stored.' },
  '22P02': { status: 400, message: 'A value has the wrong form.' },
  '22P05': { status: 400, message: 'A value holds characters that cannot be stored.' },
  '22003': { status: 400, message: 'A number is out of range.' },
  '22007': { status: 400, message: 'A date cannot be read.' },
  '22008': { status: 400, message: 'A date is out of range.' },
  // Payload builds the queries: a syntax error means that the field does not support the operator.
  '42601': { status: 400, message: 'A value cannot be compared in this way.' },
  '42883': { status: 400, message: 'A value cannot be compared in this way.' },
  '23001': { status: 409, message: 'Something else refers to it.' },
  '23503': { status: 400, message: 'Something that it refers to does not exist.' },
  '23505': { status: 409, message: 'An entry like this exists already.' },
  '40001': { status: 503, message: 'Others are changing the same. Try again.' },
  '40P01': { status: 503, message: 'Others are changing the same. Try again.' },
  '57014': { status: 503, message: 'The database took too long. Try again soon.' },
}

/** Errors of the server as a whole and of the connection to it; too many connections are one too. */
const failureCodes =
  /^(?:08...|53300|57014|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Errors of pg that have no code. Payload puts them behind "cannot begin transaction". */
const failureMessages =
  /timeout exceeded when trying to connect|Connection terminated|timeout expired|Query read timeout|is not queryable|cannot connect to Postgres|database is not available/i

/** Thrown instead of a query while the database is known to be gone. */
export class DatabaseUnavailableError extends PublicError {
  constructor() {
    super(unavailable.message, unavailable.status)
  }
}

/** Whether a query failed because of the server or the connection to it, not because of what was asked. */
export function isDatabaseFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && failureCodes.test(error.code)) return true
  if (error instanceof Error && failureMessages.test(error.message)) return true
  return 'cause' in error && isDatabaseFailure(error.cause)
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? codeOf(error.cause) : undefined
}

/** Whether PostgreSQL rolled a transaction back because of a concurrent one, so that a retry may succeed. */
export function isTransactionConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error) ?? '')
}

/** Answers bad input that only the database detects with 4xx instead of 500. */
export const handleDatabaseErrors: AfterErrorHook = ({ error, req }) => {
  const answer = answers[codeOf(error) ?? ''] ?? (isDatabaseFailure(error) ? unavailable : undefined)
  if (!answer) return undefined
  if (answer.status === 503) {
    req.responseHeaders = new Headers(req.responseHeaders)
    req.responseHeaders.set('Retry-After', String(retryAfterSeconds))
  }
  return { status: answer.status, response: { errors: [{ message: answer.message }] } }
}
