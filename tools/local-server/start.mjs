// `npm start`: from a fresh clone to a running site, and back to nothing at Ctrl-C.
import './node-version.mjs'
import { parseArgs } from 'node:util'
import { checkPort, createFrontDoor } from '../../server/server.mjs'
import { undertake } from './command.mjs'
import { project } from './folders.mjs'
import { ensureInstalled } from './install.mjs'
import { step } from './progress.mjs'

const { values: options } = parseArgs({
  options: {
    // In an image the packages and the build are there as they must be, and may not be writable.
    'as-built': { type: 'boolean', default: false },
  },
})

await undertake(async (undertaking) => {
  const began = performance.now()
  const { stopping } = undertaking
  if (!options['as-built']) await ensureInstalled(stopping)
  const { environment, openHouse } = await import('./environment.mjs')
  const { ensureBuilt, holdBuild } = await import('./build.mjs')
  const { ensurePrepared } = await import('./ensure-prepared.mjs')

  const wanted = await environment()
  const place = { port: wanted.port, host: wanted.host }
  await checkPort(place)
  const env = await openHouse(wanted, 'npm start', undertaking)
  const admin = await ensurePrepared(String(env.DATABASE_URL), { env, stopping })
  if (admin?.password) console.log(oneTimePassword(admin)) // now, for it is known only now, and again at the end
  if (!options['as-built']) await ensureBuilt({ env, stopping })
  undertaking.check()
  if (!options['as-built']) undertaking.later(holdBuild())

  Object.assign(process.env, env, { NODE_ENV: 'production' })
  surviveMistakes(stopping)
  const { handler, close } = await step('Starting the site', startApplication)
  undertaking.later(close)
  const door = createFrontDoor({ handler, siteUrl: wanted.siteUrl, secret: env.PAYLOAD_SECRET })
  undertaking.later(door.close)
  await door.listen(place)

  console.log(
    `\nFungarium is ready at ${wanted.siteUrl} (after ${((performance.now() - began) / 1000).toFixed(1)} s).`,
  )
  console.log(signInText(wanted.siteUrl, admin))
  console.log('Ctrl-C stops it.\n')

  await undertaking.untilStopped()
  console.log('\nStopping: running requests are finished first. Ctrl-C again stops at once.')
})

/**
 * Loads the built application. Its `hostname` stays unset: with one, addresses without a language redirect for ever.
 * @returns {Promise<{ handler: import('node:http').RequestListener, close: () => Promise<void> }>}
 */
async function startApplication() {
  const { default: next } = await import('next')
  const application = /** @type {typeof import('next').default} */ (/** @type {unknown} */ (next))({
    dev: false,
    dir: project,
  })
  await application.prepare()
  return { handler: application.getRequestHandler(), close: () => application.close() }
}

/**
 * @param {string} siteUrl
 * @param {import('./ensure-prepared.mjs').Admin | undefined} admin
 */
function signInText(siteUrl, admin) {
  const panel = `${siteUrl}/admin`
  if (!admin) return `Sign in as administrator at ${panel}.`
  if (!admin.password)
    return `Sign in as administrator at ${panel} with ${admin.email} and your ADMIN_PASSWORD.`
  return `Sign in as administrator at ${panel}:\n${oneTimePassword(admin)}`
}

/** @param {import('./ensure-prepared.mjs').Admin} admin */
function oneTimePassword({ email, password }) {
  return `  e-mail    ${email}\n  password  ${password}\n  This password is shown only now; change it after signing in.`
}

/**
 * A failure that nobody caught, such as a database connection lost while idle, must not take the site down with it.
 * @param {AbortSignal} stopping
 */
function surviveMistakes(stopping) {
  const tell = (/** @type {unknown} */ error) => {
    if (!stopping.aborted) console.error(error) // on the way out, PostgreSQL closes connections: no news
  }
  process.on('uncaughtException', tell)
  process.on('unhandledRejection', tell)
}
