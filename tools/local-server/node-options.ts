/**
 * Options for each Node process that loads Payload's configuration. Lexical's packages have a build for this condition.
 * Without it each awaits an import at top level, and Node 20 at times never ends importing modules that await one another:
 * one start of three hung.
 */
export const nodeOptions = ['--conditions=production']
