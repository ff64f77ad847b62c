import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../../src/foundation/env/environment'
import type { CommandContext } from './command'
import { holderOf } from './data-lock'
import { openDatabase } from './environment'
import { urlOfRunning } from './postgres'
import { Problem } from './problem'

/**
 * Returns the URL of the site's database: the one of DATABASE_URL, the embedded one if it is running, or the embedded one
 * started for the time of the command.
 * @param name the command as the user knows it: `npm run backup`
 */
export async function findOrOpenDatabase(
  environment: Environment,
  name: string,
  command: CommandContext,
): Promise<string> {
  return (
    environment.databaseUrl ??
    (await waitForRunningUrl(environment.dataDir)) ??
    (await openDatabase(environment, name, command))
  )
}

/** Returns the database of a site that runs, or is just starting, with the same data folder. */
async function waitForRunningUrl(dataDir: string): Promise<string | undefined> {
  for (let waited = 0; holderOf(dataDir); waited += 200) {
    const url = urlOfRunning(dataDir)
    if (url) return url
    if (waited > 60_000)
      throw new Problem(
        `The site that runs with ${dataDir} uses another database; set DATABASE_URL as it does.`,
      )
    await sleep(200)
  }
  return undefined
}
