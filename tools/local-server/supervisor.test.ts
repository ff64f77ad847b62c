import { type ChildProcess, spawn } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { project } from './folders'
import { isAlive } from './process-identity'
import { type Supervisor, superviseProcesses } from './supervisor'

let folder = ''
let port = 0
let supervisor: Supervisor | undefined
let primary: ChildProcess | undefined

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fungarium-supervisor-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(async () => {
  vi.restoreAllMocks()
  await supervisor?.stop()
  supervisor = undefined
  primary?.kill('SIGKILL')
  primary = undefined
})

/** Writes a program that answers with its process id, `/slow` after 300 ms, and ends at `/fail`. */
async function writeProgram(extra = ''): Promise<string> {
  port = await findFreePort()
  const file = path.join(folder, 'process.mjs')
  writeFileSync(
    file,
    `import { createServer } from 'node:http'
    ${extra}
    const server = createServer((req, res) => {
      if (req.url === '/fail') process.exit(7)
      setTimeout(() => res.end(String(process.pid)), req.url === '/slow' ? 300 : 0)
    })
    server.listen(${port}, '127.0.0.1', () => process.send('started'))
    process.on('message', (message) => { if (message === 'stop') server.close(() => process.exit(0)) })`,
  )
  return file
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function ask(pathname = '/'): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${pathname}`, { headers: { Connection: 'close' } })
  return Number(await response.text())
}

/** Returns the id of a running process that is not among `others`, as soon as there is one. */
function waitForPid(...others: number[]): Promise<number> {
  return vi.waitFor(() => {
    const pids = Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.process.pid ?? [])
    const pid = pids.find((candidate) => !others.includes(candidate))
    if (!pid) throw new Error('No other process runs.')
    return pid
  })
}

function waitForNote(notes: readonly string[], text: string): Promise<void> {
  return vi.waitFor(() => expect(notes).toContain(text), { timeout: 20_000, interval: 20 })
}

describe('superviseProcesses', () => {
  it('replaces each process that is killed or fails and names the reason and the pause', async () => {
    const notes: string[] = []
    supervisor = superviseProcesses({
      program: await writeProgram(),
      count: 2,
      pause: 10,
      note: (text) => notes.push(text),
    })
    await supervisor.ready
    const first = await waitForPid()
    const second = await waitForPid(first)
    process.kill(first, 'SIGKILL')
    await waitForNote(notes, `Process ${first} of the site has ended (SIGKILL); starting it again now.`)
    expect(await ask()).toBe(second)

    const third = await waitForPid(first, second)
    process.kill(third, 'SIGKILL')
    await waitForNote(notes, `Process ${third} of the site has ended (SIGKILL); starting it again in 0.01 s.`)
    await ask('/fail').catch(() => undefined)
    await vi.waitFor(() => expect(notes[2]).toContain('has ended (code 7)'), { timeout: 20_000 })
    await vi.waitFor(() => ask(), { timeout: 20_000 })
  })

  it.each([
    [
      'refuses',
      () => {
        throw new Error('spawn ENOMEM')
      },
    ],
    [
      'fails',
      () => {
        const process = new EventEmitter() as ChildProcess
        const worker = Object.assign(new EventEmitter(), { process }) as unknown as Worker
        setImmediate(() => worker.emit('error', new Error('spawn EAGAIN')))
        return worker
      },
    ],
  ] as const)('tries again when the machine %s to start a process', async (_, fork) => {
    const notes: string[] = []
    const program = await writeProgram()
    supervisor = superviseProcesses({ program, count: 1, pause: 10, note: (text) => notes.push(text) })
    await supervisor.ready
    const first = await waitForPid()
    vi.spyOn(cluster, 'fork').mockImplementationOnce(fork)
    process.kill(first, 'SIGKILL')
    await vi.waitFor(() =>
      expect(notes[1]).toMatch(
        /^A process of the site did not start \(Error: spawn E\w+\); starting it again/,
      ),
    )
    expect(await vi.waitFor(() => ask(), { timeout: 20_000 })).not.toBe(first)
  })

  it('finishes running requests when it stops and starts nothing afterwards', async () => {
    const notes: string[] = []
    supervisor = superviseProcesses({
      program: await writeProgram(),
      count: 1,
      note: (text) => notes.push(text),
    })
    await supervisor.ready
    const pid = await ask()
    const slow = ask('/slow')
    await ask() // the slow request has arrived before this one
    await supervisor.stop()
    expect(await slow).toBe(pid)
    await expect(ask()).rejects.toThrow()
    expect(isAlive(pid)).toBe(false)
    expect(notes).toEqual([])
  })

  it('kills a process that does not end in time', async () => {
    supervisor = superviseProcesses({
      program: await writeProgram("process.prependListener('message', () => { for (;;); })"),
      count: 1,
      stopTimeout: 100,
    })
    await supervisor.ready
    const pid = await ask()
    await supervisor.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('fails with the reason that the process gives when it cannot start at all', async () => {
    const program = await writeProgram(
      "process.send({ startFailure: 'Port 3000 is used.' }, () => process.exit(1)); await new Promise(() => {})",
    )
    supervisor = superviseProcesses({ program, count: 2 })
    await expect(supervisor.ready).rejects.toThrow('Port 3000 is used.')
  })

  it('leaves no process behind when the supervising process is killed', async () => {
    const main = path.join(folder, 'primary.mts')
    writeFileSync(
      main,
      `import { superviseProcesses } from ${JSON.stringify(path.join(import.meta.dirname, 'supervisor.ts'))}
      await superviseProcesses({ program: ${JSON.stringify(await writeProgram())}, count: 1 }).ready
      process.stdout.write('ready')`,
    )
    primary = spawn(process.execPath, ['--import', 'tsx', main], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (primary.stdout) await once(primary.stdout, 'data')
    const pid = await ask()
    primary.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000 })
  })
})
