import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { holderOf, lockDataDir } from './data-lock'
import { project } from './folders'
import { type Postgres, startPostgres } from './postgres'
import { beginningOf, isAlive } from './process-identity'

/** Only root may give files to other users and mount file systems. */
const isRoot = process.getuid?.() === 0
const options = { fsync: 'off' }

let parent = ''
let original = ''

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'fungarium-postgres-'))
  chmodSync(parent, 0o755)
  original = path.join(parent, 'original')
  mkdirSync(original)
  const postgres = await startPostgres(original, { options })
  await query(postgres, 'create table note as select 1 as id')
  await postgres.stop()
}, 60_000)

afterAll(() => rmSync(parent, { recursive: true, force: true }))

async function query({ url }: Postgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Copies the data folder with `cp`, without owners, as people do. */
function copy(name: string): string {
  const folder = path.join(parent, name)
  expect(spawnSync('cp', ['-r', original, folder]).status).toBe(0)
  return folder
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function expectToStart(folder: string): Promise<void> {
  const postgres = await startPostgres(folder, { options })
  try {
    expect(await query(postgres, 'select id from note')).toEqual([{ id: 1 }])
  } finally {
    await postgres.stop()
  }
}

// Windows has no file owners by number, which these change and compare.
describe.skipIf(process.platform === 'win32')('startPostgres', () => {
  it('starts a copy that belongs to the user who copied it', async () => {
    await expectToStart(copy('copied'))
  }, 30_000)

  it('starts a copy that other users may read', async () => {
    const folder = copy('readable')
    chmodSync(path.join(folder, 'postgres'), 0o755)
    await expectToStart(folder)
  }, 30_000)

  it('starts a copy whose pid file names another running process', async () => {
    const folder = copy('stale')
    const lines = [process.pid, path.join(original, 'postgres'), 0, 1, '', '127.0.0.1', 0, 'ready']
    writeFileSync(path.join(folder, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`)
    await expectToStart(folder)
  }, 30_000)

  it('starts a copy of a running database, and leaves the original running', async () => {
    const running = await startPostgres(original, { options })
    try {
      const folder = copy('live')
      expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(true)
      await expectToStart(folder)
      expect(await query(running, 'select id from note')).toEqual([{ id: 1 }])
    } finally {
      await running.stop()
    }
  }, 30_000)

  it('takes over from a command that was killed', async () => {
    const folder = copy('killed')
    const script = `
      const { startPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'postgres.ts'))})
      await startPostgres(${JSON.stringify(folder)}, { options: { fsync: 'off' } })
      process.kill(process.pid, 'SIGKILL')`
    const file = path.join(parent, 'killed.mjs')
    writeFileSync(file, script)
    const { signal } = spawnSync(process.execPath, ['--import', 'tsx', file], { cwd: project })
    expect(signal).toBe('SIGKILL')
    const left = postmasterOf(folder)
    expect(isAlive(left)).toBe(true)
    await expectToStart(folder)
    expect(isAlive(left)).toBe(false)
  }, 30_000)

  it('starts a server again that has ended', async () => {
    const folder = copy('ended')
    const notes: string[] = []
    const postgres = await startPostgres(folder, { options, note: (text) => notes.push(text) })
    try {
      process.kill(postmasterOf(folder), 'SIGKILL')
      await vi.waitFor(() => query(postgres, 'select id from note'), { timeout: 20_000, interval: 100 })
      expect(notes).toEqual(['PostgreSQL has ended unexpectedly; starting it again.'])
    } finally {
      await postgres.stop()
    }
  }, 30_000)

  it('explains in one sentence that an incomplete copy must be made again', async () => {
    const folder = copy('incomplete')
    rmSync(path.join(folder, 'postgres', 'global', 'pg_control'))
    await expect(startPostgres(folder, { options })).rejects.toThrow(/is incomplete .* copy it again\.$/)
  }, 30_000)

  it.skipIf(!isRoot)(
    'says of a full disk that it is full',
    async (context) => {
      const folder = path.join(parent, 'full')
      mkdirSync(folder)
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder])
      // Containers may not be allowed to.
      if (mounted.status !== 0) return context.skip('a file system cannot be mounted')
      try {
        const starting = startPostgres(folder, { options })
        await expect(starting).rejects.toThrow(
          /the disk is full \(No space left on device\); free some space/,
        )
      } finally {
        spawnSync('umount', [folder])
      }
    },
    30_000,
  )

  it.skipIf(!isRoot)(
    'takes over a copy that belongs to a user unknown to the machine',
    async () => {
      const folder = copy('foreign')
      for (const name of ['', 'PG_VERSION', 'base'])
        chownSync(path.join(folder, 'postgres', name), 54_321, 54_321)
      await expectToStart(folder)
    },
    30_000,
  )

  it.skipIf(!isRoot)(
    'tells an ordinary user to whom a foreign database belongs',
    () => {
      const folder = copy('root')
      chmodSync(folder, 0o777)
      const script = `
      const { startPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'postgres.ts'))})
      await startPostgres(${JSON.stringify(folder)}).catch((error) => console.log(error.name, error.message))`
      const file = path.join(parent, 'start.mjs')
      writeFileSync(file, script)
      const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], {
        cwd: project,
        encoding: 'utf8',
        uid: 65_534,
        gid: 65_534,
        env: { ...process.env, HOME: parent },
      })
      expect(stdout + stderr).toMatch(/^Problem .*belongs to user 0 .*chown -R 65534/)
    },
    30_000,
  )
})

describe('lockDataDir', () => {
  it('ignores the lock file in a copy of a folder that is in use', () => {
    const unlock = lockDataDir(original, { command: 'npm start' })
    const copied = copy('locked')
    const holder = JSON.parse(readFileSync(path.join(copied, 'running.json'), 'utf8'))
    // Another process, because a lock of this process counts as free.
    const text = JSON.stringify({ ...holder, pid: process.ppid, began: beginningOf(process.ppid) })
    writeFileSync(path.join(copied, 'running.json'), text)
    expect(holderOf(copied)).toBeUndefined()
    lockDataDir(copied, { command: 'npm start' })()
    unlock()
    expect(existsSync(path.join(original, 'running.json'))).toBe(false)
  })
})
