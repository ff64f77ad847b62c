/** A picture that cannot be stored leaves no file behind and is not blamed for it. */
import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { CollectionConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnvironment } from '@/foundation/env/environment'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { withStorageErrors } from '@/plugins/media-storage'
import { about, marker, remember, removeContent } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { deleteStrayFiles } from './stray-files'

let who: Awaited<ReturnType<typeof people>>
const folder = path.join(readEnvironment().dataDir, 'media')

beforeAll(async () => {
  who = await people()
  await fs.mkdir(folder, { recursive: true })
})

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const png = () =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background: '#7a5230' } })
    .png()
    .toBuffer()

const picture = async (name = `${marker()}.png`) =>
  new File([new Uint8Array(await png())], name, { type: 'image/png' })

/** The files of pictures that were uploaded under a name. */
const filesNamed = async (name: string) => (await fs.readdir(folder)).filter((file) => file.startsWith(name))

const rowsNamed = async (name: string) =>
  (await payload.count({ collection: 'media', where: { filename: { like: name } } })).totalDocs

/**
 * Fills the disk after some files, which a slow disk creates late: a real full disk needs a file system of its own.
 * @returns waits until those files are written
 */
function fillDiskAfter(files: number): () => Promise<unknown> {
  const write = fs.writeFile
  const writes: Promise<void>[] = []
  vi.spyOn(fs, 'writeFile').mockImplementation(async (...args) => {
    if (writes.length >= files)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const writing = setTimeout(50).then(() => write(...args))
    writes.push(writing)
    return writing
  })
  return () => Promise.all(writes)
}

describe('a full disk', () => {
  test.each([0, 2])('is answered with 507 and leaves no file after %i were written', async (files) => {
    const name = marker()
    const body = new FormData()
    body.set('alt', 'a picture')
    body.set('file', await picture(`${name}.png`))
    const allWritten = fillDiskAfter(files)
    const { status, body: answer } = await call('POST', '/media', {
      as: who.member,
      body,
      headers: { 'Accept-Language': 'es' },
    })
    expect(status).toBe(507)
    expect(answer.errors[0].message).toContain('por un problema del sitio, no de la imagen')
    await allWritten()
    expect([await filesNamed(name), await rowsNamed(name)]).toEqual([[], 0])
  })

  test('is reported by the forms of a review and a profile, which keep what was typed', async () => {
    const allWritten = fillDiskAfter(1)
    const { relationTo, value } = await about()
    const browser = { Accept: 'text/html', Origin: 'http://localhost:3000' }
    const review = {
      item: `${relationTo}:${value}`,
      rating: '4',
      headline: marker(),
      review: `review ${marker()}`,
    }
    for (const [endpoint, field, fields] of [
      ['/reviews/write', 'pictures', review],
      ['/users/profile', 'avatar', { alias: 'Ada', language: 'pt', locale: 'pt' }],
    ] as const) {
      const name = marker()
      const form = new FormData()
      for (const [key, text] of Object.entries(fields)) form.set(key, text)
      form.set(field, await picture(`${name}.png`))
      const { status, body } = await call('POST', endpoint, { as: who.stranger, body: form })
      expect([status, body.errors[0].data.errors]).toEqual([507, [{ code: 'pictureNotStored', field }]])
      const back = await call('POST', endpoint, { as: who.stranger, body: form, headers: browser })
      expect(back.headers.get('location')).toContain('attempt=')
      await allWritten()
      expect(await filesNamed(name)).toEqual([])
    }
  })
})

test('a picture that cannot be read is still the fault of the picture', async () => {
  const body = new FormData()
  body.set('alt', 'a picture')
  const whole = await png()
  body.set(
    'file',
    new File([new Uint8Array(whole.subarray(0, whole.length / 2))], 'half.png', { type: 'image/png' }),
  )
  expect((await call('POST', '/media', { as: who.member, body })).status).toBe(400)
})

test('a media folder that cannot be used is answered with 507', async () => {
  vi.spyOn(fs, 'mkdir').mockRejectedValue(Object.assign(new Error('EROFS'), { code: 'EROFS' }))
  const body = new FormData()
  body.set('alt', 'a picture')
  body.set('file', await picture())
  expect((await call('POST', '/media', { as: who.member, body })).status).toBe(507)
})

const create = async (name: string, req?: Parameters<Parameters<typeof inTransaction>[1]>[0]) => {
  const data = await png()
  const file = { data, mimetype: 'image/png', name: `${name}.png`, size: data.length }
  return payload.create({ collection: 'media', data: { alt: name }, file, req })
}

test('a transaction that is rolled back after an upload takes all its files back, a committed one none', async () => {
  const [undone, kept] = [marker(), marker()]
  const failing = inTransaction(payload, async (req) => {
    await create(undone, req)
    expect((await filesNamed(undone)).length).toBeGreaterThan(2)
    throw new Error('later')
  })
  await expect(failing).rejects.toThrow('later')
  expect([await filesNamed(undone), await rowsNamed(undone)]).toEqual([[], 0])
  const { id } = await inTransaction(payload, (req) => create(kept, req))
  remember('media', id)
  expect((await filesNamed(kept)).length).toBeGreaterThan(2)
})

test('uploads of one name at the same time get files of their own', async () => {
  const name = marker()
  const docs = await Promise.all([create(name), create(name), create(name)])
  for (const { id } of docs) remember('media', id)
  expect(new Set(docs.map(({ filename }) => filename)).size).toBe(3)
})

test('the daily clean-up deletes files that no picture uses, but no younger ones', async () => {
  const [stray, name] = [`${marker()}.webp`, marker()]
  await fs.writeFile(path.join(folder, stray), 'left behind')
  remember('media', (await create(name)).id)
  const used = await filesNamed(name)
  await deleteStrayFiles(payload)
  expect(await filesNamed(stray)).toEqual([stray])
  await deleteStrayFiles(payload, Date.now() + 60_000)
  expect(await filesNamed(stray)).toEqual([])
  expect(await filesNamed(name)).toEqual(used)
})

describe('a storage service that is away', () => {
  const args = (req: object) =>
    ({ doc: { id: 'some', filename: 'a.webp' }, operation: 'create', req }) as never
  const collection = (store: () => Promise<void>, remove: (...args: unknown[]) => void): CollectionConfig =>
    ({ slug: 'media', fields: [], hooks: { afterChange: [store], afterDelete: [remove] } }) as never

  test('is answered with 503, and what it has stored is deleted', async () => {
    const remove = vi.fn()
    const { hooks } = withStorageErrors(collection(() => Promise.reject(new Error('ECONNREFUSED')), remove))
    const failing = inTransaction(payload, async (req) => hooks?.afterChange?.at(-1)?.(args(req)))
    await expect(failing).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('not with the picture'),
    })
    expect(remove).toHaveBeenCalledWith(expect.objectContaining({ doc: { id: 'some', filename: 'a.webp' } }))
  })

  test('keeps what is stored by a transaction that is committed', async () => {
    const remove = vi.fn()
    const { hooks } = withStorageErrors(collection(() => Promise.resolve(), remove))
    await inTransaction(payload, async (req) => hooks?.afterChange?.at(-1)?.(args(req)))
    expect(remove).not.toHaveBeenCalled()
  })
})
