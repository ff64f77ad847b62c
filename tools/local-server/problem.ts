/** An error that the user can fix; its message is one clear sentence, shown without a stack. */
export class Problem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Problem'
  }
}

/** Thrown where Ctrl-C or SIGTERM interrupts a step. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted.')
    this.name = 'Interrupted'
  }
}

/** By name, because a module that is loaded twice has two classes. */
const userErrors = ['Problem', 'EnvironmentError', 'AddressError']

/** Returns the message of an error that the user can fix, and the stack of any other. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (codeOf(error) === 'ENOSPC') return `The disk is full (${error.message}); free some space.`
  return userErrors.includes(error.name) ? error.message : (error.stack ?? error.message)
}

/** Returns the code of a system or database error (`EACCES`, `28P01`), or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
