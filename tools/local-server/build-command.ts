// `npm run build`: builds the site whatever build exists. It needs neither a database nor a data folder.
import { build } from './build'
import { runCommand } from './command'
import { project } from './folders'

await runCommand(async ({ stopping }) => {
  process.chdir(project)
  const env = {
    // Only to load the configuration; neither is used or stored.
    PAYLOAD_SECRET: 'only-to-build-the-site',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    ...process.env,
  }
  await build({ env, stopping })
})
