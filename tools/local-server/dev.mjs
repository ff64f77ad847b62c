// `npm run dev`: the site with reload, on the database of the data folder.
import './node-version.mjs'
import path from 'node:path'
import { checkPort } from '../../server/server.mjs'
import { run } from './child-process.mjs'
import { undertake } from './command.mjs'
import { project } from './folders.mjs'
import { ensureInstalled } from './install.mjs'

await undertake(async (undertaking) => {
  const { stopping } = undertaking
  await ensureInstalled(stopping)
  const { environment, openHouse } = await import('./environment.mjs')
  const { ensurePrepared } = await import('./ensure-prepared.mjs')
  const wanted = await environment()
  await checkPort({ port: wanted.port, host: wanted.host })
  const env = await openHouse(wanted, 'npm run dev', undertaking)
  const admin = await ensurePrepared(String(env.DATABASE_URL), { env, stopping })
  if (admin)
    console.log(
      `The first administrator is ${admin.email}${admin.password ? ` with the password ${admin.password} (shown only now)` : ''}.`,
    )
  const { code } = await run(
    process.execPath,
    [
      path.join('node_modules', 'next', 'dist', 'bin', 'next'),
      'dev',
      '--port',
      String(wanted.port),
      ...(wanted.host ? ['--hostname', wanted.host] : []),
    ],
    {
      cwd: project,
      env: { ...env, NODE_ENV: 'development' },
      stopping,
      inherit: true,
    },
  ).catch((error) => {
    if (stopping.aborted) return { code: 0 } // Ctrl-C is how one leaves
    throw error
  })
  return code
})
