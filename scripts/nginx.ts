// Starts nginx, for journeys behind it and for measurements beside it.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { project } from '../tools/local-server/folders.ts'

/** Returns the path of an installed nginx. Debian has it where only root looks. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file))
}

/**
 * Starts nginx and waits until it accepts connections.
 * @param configurationIn returns a whole configuration that listens on `port` of 127.0.0.1
 * @param configurationIn.folder where nginx may write
 * @returns a function that stops it and removes the folder
 */
export async function startNginx(
  port: number,
  configurationIn: (folder: string) => string,
): Promise<() => Promise<void>> {
  const program = findNginx()
  if (!program) throw new Error('nginx is not installed.')
  const folder = mkdtempSync(path.join(tmpdir(), 'fungarium-nginx-'))
  // Its workers are another user when root starts it.
  chmodSync(folder, 0o755)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configurationIn(folder))
  const settings = `daemon off; pid ${path.join(folder, 'nginx.pid')};`
  const nginx = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr', '-g', settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = new Promise((resolve) => nginx.once('close', resolve))
  const stop = async () => {
    nginx.kill()
    await exit
    rmSync(folder, { recursive: true })
  }
  while (nginx.exitCode === null) {
    if (await accepts(port)) return stop
    await sleep(20)
  }
  await stop()
  throw new Error('nginx does not start; it says above why.')
}

/** Returns `docs/nginx.conf` with its three addresses replaced. */
export function documentedConfiguration(folder: string, port: number, siteUrl: string): string {
  const replaced: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['proxy_cache_path /var/cache/nginx/fungarium ', `proxy_cache_path ${path.join(folder, 'cache')} `],
    ['server 127.0.0.1:3000;', `server ${new URL(siteUrl).host};`],
  ]
  return replaced.reduce(
    (configuration, [from, to]) => {
      if (!configuration.includes(from)) throw new Error(`docs/nginx.conf has no “${from}”.`)
      return configuration.replace(from, to)
    },
    readFileSync(path.join(project, 'docs/nginx.conf'), 'utf8'),
  )
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
