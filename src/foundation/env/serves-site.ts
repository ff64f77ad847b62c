/** The environment variables of a process that answers visitors. */
export const servingVariables = { FUNGARIUM_SERVES: 'site' }

/** Whether this process answers visitors. Builds, migrations, commands and tests do not. */
export function servesSite(): boolean {
  return process.env.FUNGARIUM_SERVES === servingVariables.FUNGARIUM_SERVES
}
