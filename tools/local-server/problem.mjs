// The difference between "something the person can put right" and "something we did wrong".

/** Something the person who started us can put right; its message is one clear sentence, shown without a stack. */
export class Problem extends Error {
  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(message, options)
    this.name = 'Problem'
  }
}

/** An orderly end on request (Ctrl-C, SIGTERM) reached in the middle of a step. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted.')
    this.name = 'Interrupted'
  }
}

/**
 * What to show of a failure: the sentence of a Problem, the whole stack of a mistake of ours.
 * @param {unknown} error
 * @returns {string}
 */
export function describe(error) {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'Problem' || error.name === 'EnvironmentError'
    ? error.message
    : (error.stack ?? error.message)
}

/**
 * The system's code of an error (`EACCES`, `28P01`), or an empty string.
 * @param {unknown} error
 * @returns {string}
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
