// `node tools/local-server/with-database.mjs <command …>`: runs a command with the database of the data folder, the one that is
// running already or one started for as long as the command takes.
import './node-version.mjs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './child-process.mjs'
import { undertake } from './command.mjs'
import { holderOf } from './data-lock.mjs'
import { project } from './folders.mjs'
import { ensureInstalled } from './install.mjs'
import { Problem } from './problem.mjs'

const [command, ...args] = process.argv.slice(2)

await undertake(async (undertaking) => {
  if (!command)
    throw new Problem('Say which command is to be run: node tools/local-server/with-database.mjs <command …>')
  await ensureInstalled(undertaking.stopping)
  const { settingsOf, environment, openHouse } = await import('./environment.mjs')
  const wanted = await environment()
  const running = wanted.databaseUrl ?? (await urlOfOther(wanted.dataDir))
  /** @type {NodeJS.ProcessEnv} */
  const env = running
    ? { ...process.env, ...settingsOf(wanted, running) }
    : await openHouse(wanted, [command, ...args].join(' '), undertaking)
  const { code } = await run(command, args, {
    cwd: project,
    env: {
      ...env,
      PATH: [path.join(project, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
    },
    stopping: undertaking.stopping,
    inherit: true,
  })
  return code
})

/**
 * The database of a site that runs with the same data folder; one that is just starting is waited for.
 * @param {string} dataDir
 */
async function urlOfOther(dataDir) {
  const { urlOfRunning } = await import('./postgres.mjs')
  for (let waited = 0; holderOf(dataDir); waited += 200) {
    const url = urlOfRunning(dataDir)
    if (url) return url
    if (waited > 60_000)
      throw new Problem(
        `The site that runs with ${dataDir} has no database of its own; set DATABASE_URL as it does.`,
      )
    await sleep(200)
  }
  return undefined
}
