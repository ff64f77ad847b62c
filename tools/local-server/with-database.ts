// `node tools/local-server/run.mjs tools/local-server/with-database.ts <command …>`: runs a command with the database of
// the data folder: the running one, or one that is started for the time of the command.
import path from 'node:path'
import { run } from './child-process'
import { runCommand } from './command'
import { findOrOpenDatabase, loadEnvironment, settingsOf } from './environment'
import { project } from './folders'
import { nodeOptions } from './node-options'
import { Problem } from './problem'

const [program, ...args] = process.argv.slice(2)

await runCommand(async (command) => {
  if (!program) throw new Problem('A command is missing: with-database.ts <command …>')
  const environment = loadEnvironment()
  const url = await findOrOpenDatabase(environment, [program, ...args].join(' '), command)
  const { code } = await run(program, args, {
    cwd: project,
    env: {
      ...process.env,
      ...settingsOf(environment, url),
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...nodeOptions].filter(Boolean).join(' '),
      PATH: [path.join(project, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
    },
    stopping: command.stopping,
    inherit: true,
  })
  return code
})
