/** What stands in the data folder in place of its files is named in one sentence. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { holderOf, lockDataDir } from './data-lock'
import { startPostgres } from './postgres'
import { getStoredSecret } from './stored-secret'

const parent = mkdtempSync(path.join(tmpdir(), 'fungarium-data-'))
chmodSync(parent, 0o755)

afterAll(() => rmSync(parent, { recursive: true, force: true }))

const uses = {
  'running.json': (folder: string) => lockDataDir(folder, { command: 'npm start' }),
  'payload-secret': (folder: string) => getStoredSecret(folder, 'payload-secret'),
  'postgres-password': (folder: string) => getStoredSecret(folder, 'postgres-password'),
  'postgres.log': (folder: string) => startPostgres(folder, { options: { fsync: 'off' } }),
}

const newFolder = () => mkdtempSync(path.join(parent, 'data-'))

describe.each(Object.entries(uses))('%s', (name, use) => {
  test('that is a folder is a problem that the user can solve', async () => {
    const folder = newFolder()
    mkdirSync(path.join(folder, name, 'something'), { recursive: true })
    chmodSync(folder, 0o755)
    await expect(async () => use(folder)).rejects.toMatchObject({
      name: 'Problem',
      message: `${path.join(folder, name)} is a folder where a file should be; move it away.`,
    })
  }, 30_000)
})

test('a lock file that is a folder is a problem for commands that look for a running site', () => {
  const folder = newFolder()
  mkdirSync(path.join(folder, 'running.json'))
  expect(() => holderOf(folder)).toThrow(/is a folder where a file should be/)
})

test('a damaged lock file counts as none', () => {
  const folder = newFolder()
  for (const text of ['', '{', 'null', '[]', '1']) {
    writeFileSync(path.join(folder, 'running.json'), text)
    expect(holderOf(folder)).toBeUndefined()
    lockDataDir(folder, { command: 'npm start' })()
  }
})

// Only root may run a process as another user.
test.skipIf(process.getuid?.() !== 0)('a lock file of another user is not removed', () => {
  const folder = newFolder()
  chmodSync(folder, 0o777)
  writeFileSync(path.join(folder, 'running.json'), '{}', { mode: 0o600 })
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(path.join(import.meta.dirname, 'data-lock.ts'))})
    try { lockDataDir(${JSON.stringify(folder)}, { command: 'npm start' }) } catch (error) { console.log(error.name, error.message) }`
  const file = path.join(parent, 'lock.mjs')
  writeFileSync(file, script)
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    uid: 65_534,
    gid: 65_534,
    env: { ...process.env, HOME: parent },
  })
  expect(stdout + stderr).toMatch(
    /^Problem .*running\.json belongs to another user; make this user the owner/,
  )
})

test.each([
  ['a file', (place: string) => writeFileSync(place, 'x')],
  ['a folder of something else', (place: string) => mkdirSync(path.join(place, 'x'), { recursive: true })],
])('a database that is %s is a problem that the user can solve', async (_, make) => {
  const folder = newFolder()
  make(path.join(folder, 'postgres'))
  await expect(startPostgres(folder)).rejects.toMatchObject({
    name: 'Problem',
    message: expect.stringMatching(
      /postgres contains something other than a PostgreSQL database; move it away\.$/,
    ),
  })
})
