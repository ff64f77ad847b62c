import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { project } from '../../tools/local-server/folders'

/** What `npm start` and `npm run dev` run. */
const commands = {
  start: ['start.mjs', '--as-built'],
  dev: ['run.mjs', path.join('tools', 'local-server', 'dev.ts')],
}

/**
 * Starts the site with the command that its users type and waits until it answers.
 * @param env complete: `testEnvironment`
 * @returns a function that stops the site
 */
export async function startSite(
  env: NodeJS.ProcessEnv,
  command: keyof typeof commands = 'start',
): Promise<() => Promise<void>> {
  const [program = '', ...args] = commands[command]
  const site = spawn(process.execPath, [path.join('tools', 'local-server', program), ...args], {
    cwd: project,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => stopProcess(site)
  try {
    await waitUntilHealthy(site, `http://localhost:${env.PORT}`)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

async function waitUntilHealthy(site: ChildProcess, base: string): Promise<void> {
  let output = ''
  for (const stream of [site.stdout, site.stderr])
    stream?.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-20_000)
    })
  while (site.exitCode === null) {
    const response = await fetch(new URL('/api/health', base)).catch(() => undefined)
    if (response?.ok) return
    await sleep(200)
  }
  throw new Error(`The site could not be started:\n${output.trim()}`)
}

async function stopProcess(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return
  const exit = new Promise((resolve) => site.once('close', resolve))
  site.kill('SIGTERM')
  await exit
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
