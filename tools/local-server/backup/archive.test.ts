import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Entry, readArchive, writeArchive } from './archive'
import { createTableDigest } from './format'
import { stageFiles } from './staged-files'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fungarium-archive-'))
  file = path.join(folder, 'backup.tar.gz')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function readAll(archive: string): Promise<Entry[]> {
  const all: Entry[] = []
  for await (const entry of readArchive(archive)) all.push(entry)
  return all
}

describe('createTableDigest', () => {
  function digestOf(...parts: string[]) {
    const digest = createTableDigest()
    for (const part of parts) digest.add(Buffer.from(part))
    return digest.end()
  }

  it('depends on the rows, not on their order or on how they come in parts', () => {
    const rows = fc.array(fc.string().map((text) => `${text.replaceAll('\n', '\\n')}\n`))
    fc.assert(
      fc.property(rows, fc.nat(), (list, at) => {
        const turned = [...list.slice(at % (list.length + 1)), ...list.slice(0, at % (list.length + 1))]
        expect(digestOf(...turned)).toEqual(digestOf(list.join('')))
        expect(digestOf(...list, 'one more\n')).not.toEqual(digestOf(...list, 'one_more\n'))
        expect(digestOf(...list).rows).toBe(list.length)
      }),
    )
  })
})

describe('writeArchive', () => {
  it('writes what readArchive reads, in the same order and for the owner only', async () => {
    const large = Buffer.alloc(3_000_000, 'row\n')
    const names = ['about.json', `media/${'ñ'.repeat(120)}.webp`, 'empty', 'tables/users/000001']
    await writeArchive(file, async (add) => {
      for (const name of names) await add(name, name === 'empty' ? Buffer.alloc(0) : large)
    })
    const all = await readAll(file)
    expect(all.map(({ name }) => name)).toEqual(names)
    expect(all[3]?.content.equals(large)).toBe(true)
    expect(all[2]?.content.length).toBe(0)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('never replaces a file', async () => {
    writeFileSync(file, 'precious')
    await expect(writeArchive(file, async () => {})).rejects.toThrow(/already exists/)
    expect(readFileSync(file, 'utf8')).toBe('precious')
  })

  it('leaves the partial file of another backup alone', async () => {
    writeFileSync(`${file}.partial`, 'precious')
    await expect(writeArchive(file, async () => {})).rejects.toThrow(/another backup/)
    expect(readFileSync(`${file}.partial`, 'utf8')).toBe('precious')
  })

  it('leaves nothing behind when its content cannot be read', async () => {
    const failing = writeArchive(file, async (add) => {
      await add('about.json', Buffer.alloc(100_000, 'x'))
      throw new Error('the database has gone')
    })
    await expect(failing).rejects.toThrow('the database has gone')
    expect(readdirSync(folder)).toEqual([])
  })

  it('leaves nothing behind when it is interrupted', async () => {
    const stop = new AbortController()
    const interrupted = writeArchive(
      file,
      async (add) => {
        await add('about.json', Buffer.alloc(100_000, 'x'))
        stop.abort()
        await add('media/one.webp', Buffer.alloc(100_000, 'x'))
      },
      stop.signal,
    )
    await expect(interrupted).rejects.toThrow(/abort/)
    expect(readdirSync(folder)).toEqual([])
  })

  it('says that a folder does not exist', async () => {
    const missing = path.join(folder, 'missing', 'backup.tar.gz')
    await expect(writeArchive(missing, async () => {})).rejects.toThrow(/missing does not exist/)
  })
})

describe('readArchive', () => {
  it('rejects an archive that is cut off, and a file that is none', async () => {
    await writeArchive(file, (add) => add('about.json', Buffer.alloc(1_000_000, 'x')))
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length - 100))
    await expect(readAll(file)).rejects.toThrow(/damaged or incomplete/)
    writeFileSync(file, 'no archive')
    await expect(readAll(file)).rejects.toThrow(/damaged or incomplete/)
    await expect(readAll(path.join(folder, 'missing'))).rejects.toThrow(/does not exist/)
  })
})

describe('stageFiles', () => {
  it('writes nothing outside of its folder', () => {
    const files = stageFiles(folder)
    for (const name of ['media/../escaped', '../escaped', 'media/..', 'escaped'])
      expect(() => files.add(name, Buffer.from('x'))).toThrow(/unknown entry/)
    files.discard()
    expect(readdirSync(folder)).toEqual([])
  })

  it('replaces an earlier secret, and puts everything back when the database cannot commit', async () => {
    const secret = path.join(folder, 'payload-secret')
    writeFileSync(secret, 'earlier')
    const files = stageFiles(folder)
    files.add('media/one.webp', Buffer.from('picture'))
    files.add('payload-secret', Buffer.from('restored'))
    const failing = files.publish(async () => {
      expect(existsSync(path.join(folder, 'media', 'one.webp'))).toBe(true)
      expect(readFileSync(secret, 'utf8')).toBe('restored')
      throw new Error('no commit')
    })
    await expect(failing).rejects.toThrow('no commit')
    expect(readdirSync(folder).sort()).toEqual(['payload-secret', 'restoring'])
    expect(readFileSync(secret, 'utf8')).toBe('earlier')

    files.add('payload-secret', Buffer.from('restored'))
    await files.publish(async () => {})
    files.discard()
    expect(readdirSync(folder).sort()).toEqual(['media', 'payload-secret', 'payload-secret.replaced'])
    expect(readFileSync(`${secret}.replaced`, 'utf8')).toBe('earlier')
  })

  it('refuses a data folder that has uploads', () => {
    mkdirSync(path.join(folder, 'media'))
    writeFileSync(path.join(folder, 'media', 'one.webp'), 'picture')
    expect(() => stageFiles(folder)).toThrow(/already contains uploads/)
  })
})
