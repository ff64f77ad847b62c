/** Errors of the server as a whole and of the connection to it; too many connections are one too. */
const failureCodes =
  /^(?:08...|53300|57014|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Errors of pg that have no code. Payload puts them behind "cannot begin transaction". */
const failureMessages =
  /timeout exceeded when trying to connect|Connection terminated|timeout expired|Query read timeout|is not queryable|cannot connect to Postgres|database is not available/i

/** Whether a query failed because of the server or the connection to it, not because of what was asked. */
export function isDatabaseFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && failureCodes.test(error.code)) return true
  if (error instanceof Error && failureMessages.test(error.message)) return true
  return 'cause' in error && isDatabaseFailure(error.cause)
}
