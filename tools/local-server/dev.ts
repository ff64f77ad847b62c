// `npm run dev`: the site with hot reload, on the database of the data folder.
import path from 'node:path'
import { checkPort } from '../../server/listen'
import { servingVariables } from '../../src/foundation/env/serves-site'
import { run } from './child-process'
import { runCommand } from './command'
import { restartCode } from './dev-site'
import { describeAdmin, ensurePrepared } from './ensure-prepared'
import { loadEnvironment, openDataFolder } from './environment'
import { project } from './folders'
import { nodeOptions } from './node-options'

await runCommand(async (command) => {
  const { stopping } = command
  const environment = loadEnvironment()
  const { host, port } = environment
  await checkPort({ port, host })
  const env = await openDataFolder(environment, 'npm run dev', command)
  const admin = await ensurePrepared(String(env.DATABASE_URL), { env, stopping })
  if (admin) console.log(describeAdmin(admin))
  const serve = () =>
    run(process.execPath, [...nodeOptions, path.join(import.meta.dirname, 'dev-process.mjs')], {
      cwd: project,
      env: { ...env, ...servingVariables, NODE_ENV: 'development' },
      stopping,
      inherit: true,
    })
  try {
    while (true) {
      const { code } = await serve()
      if (code !== restartCode) return code
    }
  } catch (error) {
    if (stopping.aborted) return 0 // Ctrl-C is the usual end
    throw error
  }
})
