// `node tools/local-server/run.mjs tools/local-server/with-database.ts <command …>`: runs a command with the database of
// the data folder: the running one, or one that is started for the time of the command.
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './child-process'
import { runCommand } from './command'
import { holderOf } from './data-lock'
import { loadEnvironment, openDataFolder, settingsOf } from './environment'
import { project } from './folders'
import { urlOfRunning } from './postgres'
import { Problem } from './problem'

const [program, ...args] = process.argv.slice(2)

await runCommand(async (command) => {
  if (!program) throw new Problem('A command is missing: with-database.ts <command …>')
  const environment = loadEnvironment()
  const url = environment.databaseUrl ?? (await waitForRunningUrl(environment.dataDir))
  const env: NodeJS.ProcessEnv = url
    ? { ...process.env, ...settingsOf(environment, url) }
    : await openDataFolder(environment, [program, ...args].join(' '), command)
  const { code } = await run(program, args, {
    cwd: project,
    env: {
      ...env,
      PATH: [path.join(project, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
    },
    stopping: command.stopping,
    inherit: true,
  })
  return code
})

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
