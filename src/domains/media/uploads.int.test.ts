/** Pictures are checked, re-encoded and stripped of metadata. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '@/foundation/env/environment'
import { limit } from '@/foundation/payload/rate-limit'
import { databaseOf } from '@/foundation/payload/transaction'
import type { Media } from '@/payload-types'
import { marker, remember, removeContent, review } from '@/testing/content'
import { type Caller, call, graphql } from '@/testing/rest'
import { payload, people, person, removePeople, userOf } from '@/testing/users'
import { deleteAbandonedUploads } from './abandoned'
import { maxPictures, processInTurn } from './processing-queue'

let who: Awaited<ReturnType<typeof people>>
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5230' } })

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

async function upload(
  content: Buffer | string,
  { name = `${marker()}.png`, type = 'image/png', as = who.editor as Caller } = {},
) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'a picture' }))
  form.set(
    'file',
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type }),
  )
  const answer = await call('POST', '/media', { as, body: form })
  if (answer.body?.doc?.id) remember('media', answer.body.doc.id)
  return answer
}

async function served(filename: string): Promise<Buffer> {
  const { answerApi } = await import('@/site/api/api')
  const request = new Request(`http://localhost:3000/api/media/file/${encodeURIComponent(filename)}`)
  const response = await answerApi(request)
  expect(response.status).toBe(200)
  return Buffer.concat(await Readable.fromWeb(response.body as never).toArray())
}

test('a refused file is answered with what to do, in the language of the panel', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ])
  const large = await canvas(8000, 6000).png({ compressionLevel: 9 }).toBuffer()
  for (const [content, name, type, expected] of [
    [heic, 'IMG_1.heic', 'image/heic', /JPEG, PNG, WebP o AVIF. En un iPhone/],
    [large, 'large.png', 'image/png', /máximo de 24 megapíxeles/],
    ['', 'empty.jpg', 'image/jpeg', /No hay ninguna imagen/],
    ['no picture', 'text.jpg', 'image/jpeg', /imagen/],
  ] as const) {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'a picture' }))
    const part = typeof content === 'string' ? content : new Uint8Array(content)
    form.set('file', new File([part], name, { type }))
    const options = { as: who.editor, body: form, headers: { 'Accept-Language': 'es' } }
    const answer = await call('POST', '/media', options)
    expect(answer.status, name).toBe(400)
    expect(answer.body.errors[0].message, name).toMatch(expected)
  }
})

/** The chunk that makes a PNG an animation of one frame. https://www.w3.org/TR/png-3/#acTL-chunk */
function animationControl(): Buffer {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(1, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  return chunk
}

describe('an editor uploads', () => {
  test('a photograph with location and camera, and both are removed', async () => {
    const photograph = await canvas(900, 600)
      .withExif({
        IFD0: { Make: 'SecretCamera', Copyright: 'SecretName' },
        IFD3: { GPSLatitude: '38/1 42/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer()
    expect((await sharp(photograph).metadata()).exif).toBeDefined()
    const { status, body } = await upload(photograph, { name: `${marker()}.jpg`, type: 'image/jpeg' })
    expect(status).toBe(201)
    expect(body.doc).toMatchObject({ mimeType: 'image/webp', width: 900, height: 600 })
    const names = [
      body.doc.filename,
      ...Object.values<{ filename?: string }>(body.doc.sizes).flatMap(({ filename }) => filename ?? []),
    ]
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) {
      const file = await served(name)
      const { exif, xmp, iptc } = await sharp(file).metadata()
      expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined])
      expect(file.includes('Secret'), name).toBe(false)
    }
    expect((await sharp(await served(body.doc.filename)).metadata()).format).toBe('webp')
  })

  test('a picture that is also a program, and only the picture is stored', async () => {
    const polyglot = Buffer.concat([
      await canvas(64, 64).png().toBuffer(),
      Buffer.from('<script>alert("polyglot")</script>'),
    ])
    const { status, body } = await upload(polyglot)
    if (status >= 400) return
    expect((await served(body.doc.filename)).includes('polyglot')).toBe(false)
  })

  test('a transparent picture, and its JPEG has the ground of the site', async () => {
    const logo = await sharp({
      create: { width: 1300, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { body } = await upload(logo)
    const { mimeType, filename } = body.doc.sizes.share
    expect(mimeType).toBe('image/jpeg')
    const { dominant } = await sharp(await served(filename)).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(200)
    expect((await sharp(await served(body.doc.filename)).metadata()).hasAlpha).toBe(true)
  })

  test('an animated picture, and it is still in every size', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 1300, height: 700, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    const { body } = await upload(animated, { name: `${marker()}.webp`, type: 'image/webp' })
    expect(body.doc).toMatchObject({ width: 1300, height: 700, mimeType: 'image/webp' })
    expect(body.doc.sizes.share).toMatchObject({ width: 1200, height: 630, mimeType: 'image/jpeg' })
    for (const { filename } of [body.doc, body.doc.sizes.share]) {
      const picture = sharp(await served(filename))
      expect((await picture.metadata()).pages ?? 1).toBe(1)
      expect((await picture.stats()).dominant.r).toBeGreaterThan(200)
    }
  })

  test('an animated PNG, as its first frame', async () => {
    const png = await canvas(1300, 700).png().toBuffer()
    const afterHeader = 33
    const { body } = await upload(
      Buffer.concat([png.subarray(0, afterHeader), animationControl(), png.subarray(afterHeader)]),
    )
    expect(body.doc).toMatchObject({ width: 1300, height: 700, mimeType: 'image/webp' })
  })

  test('a very wide picture, and it is scaled down', async () => {
    const { body } = await upload(await canvas(5000, 100).png().toBuffer())
    expect(body.doc.width).toBe(2400)
  })

  test.each([
    [1, 9000],
    [9000, 1],
    [40, 2400],
  ])('a picture of %i × %i pixels, and it is refused before it is scaled', async (width, height) => {
    const { status, text } = await upload(await canvas(width, height).png().toBuffer())
    expect(status, text).toBe(400)
    expect(text).toContain('no side is more than 50 times as long as the other')
    // The queue goes on.
    expect((await upload(await canvas(16, 16).png().toBuffer())).status).toBe(201)
  })

  test('a part that is too narrow to be scaled, and cropping to it is refused', async () => {
    const { body } = await upload(await canvas(1500, 1500).png().toBuffer())
    const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=1'
    const path = `/media/${body.doc.id}?${crop}&uploadEdits[heightInPixels]=1500`
    const { status, text } = await call('PATCH', path, { as: who.editor, body: {} })
    expect(status, text).toBe(400)
    expect(text).toContain('no side is more than 50 times')
  })

  test.each([
    ['HTML by the name of a picture', '<!doctype html><script>alert(1)</script>', 'page.png', 'image/png'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'page.html', 'text/html'],
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'drawing.svg',
      'image/svg+xml',
    ],
    [
      'an SVG by the name of a picture',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'drawing.png',
      'image/png',
    ],
    ['a program', 'MZ\u0090\u0000\u0003', 'setup.exe', 'application/octet-stream'],
    ['nothing', '', 'empty.png', 'image/png'],
  ])('%s, and it is refused', async (_, content, name, type) => {
    const { status, text } = await upload(content, { name: `${marker()}-${name}`, type })
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
  })

  test('a truncated picture, and it is refused', async () => {
    const whole = await canvas(800, 800).png().toBuffer()
    const { status, text } = await upload(whole.subarray(0, Math.floor(whole.length / 2)))
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
  })

  test('more than 5 MB, and it is refused', async () => {
    const noise = await sharp({
      create: {
        width: 2400,
        height: 2400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(noise.length).toBeGreaterThan(5 * 1024 * 1024)
    const { status, text } = await upload(noise)
    expect(status, text).toBeOneOf([400, 413])
  })

  test('more than 24 megapixels in a small file, and it is refused before it is decoded', async () => {
    const bomb = await canvas(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024)
    const { status, text } = await upload(bomb)
    expect(status, text).toBeOneOf([400, 413])
  })

  test.each([
    '../../escape.png',
    '..\\..\\escape.png',
    '/etc/escape.png',
    'a/b/c.png',
    '%2e%2e%2fescape.png',
    'a\0b.png',
  ])('a file named %j, and it is stored in the media folder', async (name) => {
    const { status, body } = await upload(await canvas(16, 16).png().toBuffer(), { name })
    expect(status).toBeLessThan(500)
    if (status >= 400) return
    expect(body.doc.filename).not.toMatch(/[/\\\0]|\.\./)
    expect((await served(body.doc.filename)).length).toBeGreaterThan(0)
  })
})

test.each([
  ['Níscalo Ærø 🍄.png', 'niscalo-aero-mushroom'],
  ['蘑菇.png', 'mogu'],
  ['\u202egnp.png', 'gnp'],
  ['….png', 'picture'],
  [`${'a'.repeat(99)} b.png`, 'a'.repeat(99)],
])('a picture named %j is stored under letters that every address takes', async (name, stored) => {
  const { body } = await upload(await canvas(16, 16).png().toBuffer(), { name })
  expect(body.doc.filename).toMatch(new RegExp(`^${stored}-[0-9a-f]{12}\\.webp$`))
})

test('two pictures with the same name are stored in two files', async () => {
  const name = `${marker()}.png`
  const [one, other] = [
    await upload(await canvas(20, 20).png().toBuffer(), { name }),
    await upload(await canvas(30, 30).png().toBuffer(), { name }),
  ]
  expect(one.body.doc.filename).not.toBe(other.body.doc.filename)
})

describe('a member writes only the description of a picture', () => {
  const forged = {
    thumbnailURL: 'javascript:alert(1)',
    url: 'https://evil.example/a.png',
    filename: 'other.webp',
    mimeType: 'text/html',
    filesize: 1,
    width: 99_999,
    height: -1,
    focalX: 3,
    focalY: 4,
    sizes: { card: { filename: 'other.webp', url: 'https://evil.example/b.png', width: 1 } },
    prefix: 'other',
    shown: true,
  }
  const stored = async (id: string) => {
    const { alt, updatedAt, thumbnailURL, ...rest } =
      (await payload.db.findOne<Media>({ collection: 'media', where: { id: { equals: id } } })) ?? {}
    // Payload writes this address itself with every change.
    expect(thumbnailURL ?? '').not.toContain('javascript')
    return rest
  }

  test.each(['member', 'editor'] as const)('and %s changes nothing else', async (role) => {
    const { id } = (await upload(await canvas(700, 500).png().toBuffer(), { as: who[role] })).body.doc
    const before = await stored(id)
    expect(before).toMatchObject({ width: 700, height: 500, mimeType: 'image/webp' })
    // Staff set the focal point.
    const { focalX, focalY, ...metadata } = forged
    const body = { ...(role === 'editor' ? metadata : forged), alt: 'changed' }
    expect((await call('PATCH', `/media/${id}`, { as: who[role], body })).body.doc?.alt).toBe('changed')
    expect(await stored(id)).toEqual(before)
    const mutation = `mutation { updateMedia(id: "${id}", data: {
      alt: "again", thumbnailURL: "javascript:alert(1)", width: 9, height: 9, filesize: 1, mimeType: "text/html" }) { alt } }`
    expect((await graphql(mutation, { as: who[role] })).body.data.updateMedia.alt).toBe('again')
    expect(await stored(id)).toEqual(before)
  })

  test('when uploading it', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ ...forged, alt: 'forged' }))
    form.set('file', new File([new Uint8Array(await canvas(20, 10).png().toBuffer())], 'a.png'))
    const { status, body } = await call('POST', '/media', { as: who.member, body: form })
    expect(status).toBe(201)
    remember('media', body.doc.id)
    expect(await stored(body.doc.id)).toMatchObject({
      mimeType: 'image/webp',
      width: 20,
      height: 10,
      shown: false,
    })
  })
})

test('files that replace others count for the limit of uploads, and changes of the description do not', async () => {
  const { id: member, ...session } = await person('member')
  const { body } = await upload(await canvas(20, 10).png().toBuffer(), { as: session })
  const rule = { name: 'upload', key: member, max: 60, seconds: 3600 }
  for (let count = 2; count < 60; count += 1) await limit(await createLocalReq({}, payload), rule)
  const replace = async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'another' }))
    form.set('file', new File([new Uint8Array(await canvas(30, 10).png().toBuffer())], 'b.png'))
    return call('PATCH', `/media/${body.doc.id}`, { as: session, body: form })
  }
  expect((await replace()).body.doc?.width).toBe(30)
  expect((await replace()).status).toBe(429)
  const description = { as: session, body: { alt: 'changed' } }
  expect((await call('PATCH', `/media/${body.doc.id}`, description)).status).toBe(200)
})

test("guests cannot upload, and see the site's pictures", async () => {
  const picture = await canvas(10, 10).png().toBuffer()
  expect((await upload(picture, { as: null })).status).toBe(403)
  const { body } = await upload(picture)
  expect((await call('GET', `/media/${body.doc.id}`)).status).toBe(200)
  expect((await served(body.doc.filename)).length).toBeGreaterThan(0)
})

test('no file is fetched from another host on behalf of a user', async () => {
  const { status } = await call(
    'GET',
    `/media/paste-url?src=${encodeURIComponent('http://127.0.0.1:1/secret')}`,
    { as: who.member },
  )
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test.each(['../../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'none.webp'])(
  'the file %s is not served',
  async (name) => {
    const { status, text } = await call('GET', `/media/file/${encodeURIComponent(name)}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('root:')
  },
)

test('a file that is not public answers 404, as one that does not exist', async () => {
  const { body } = await upload(await canvas(10, 10).png().toBuffer(), { as: who.member })
  for (const name of [body.doc.filename, 'none.webp'])
    expect((await call('GET', `/media/file/${name}`)).status, name).toBe(404)
})

describe('unused uploads of members', () => {
  /** Uploads a picture and moves its creation this many hours into the past. */
  async function uploaded(hours: number, as: Caller = who.member) {
    const { body } = await upload(await canvas(700, 500).png().toBuffer(), { as })
    const db = databaseOf(payload)
    await db.execute(
      sql`update media set created_at = now() - make_interval(hours => ${hours}) where id = ${body.doc.id}`,
    )
    const { filename, sizes } = body.doc
    const names: unknown[] = [
      filename,
      ...Object.values<{ filename?: string }>(sizes).map((size) => size.filename),
    ]
    return { id: String(body.doc.id), files: names.filter((name) => typeof name === 'string') }
  }
  const isThere = async ({ id, files }: { id: string; files: string[] }) => {
    const { totalDocs } = await payload.count({ collection: 'media', where: { id: { equals: id } } })
    const folder = path.join(readEnvironment().dataDir, 'media')
    const remaining = files.filter((file) => existsSync(path.join(folder, file)))
    expect(remaining).toEqual(totalDocs > 0 ? files : [])
    return totalDocs > 0
  }

  test('are deleted with their files after a day; others stay', async () => {
    const unused = await uploaded(25)
    const fresh = await uploaded(23)
    const ofSite = await uploaded(25, who.editor)
    const [shown, waiting, avatar] = [await uploaded(25), await uploaded(25), await uploaded(25)]
    await review('published', { images: [{ image: shown.id }] })
    const { id } = await review('published')
    await payload.update({
      collection: 'reviews',
      id,
      data: { images: [{ image: waiting.id }] },
      draft: true,
    })
    await payload.update({ collection: 'users', id: who.member.id, data: { avatar: avatar.id } })
    await deleteAbandonedUploads(payload)
    expect(await isThere(unused)).toBe(false)
    for (const remaining of [fresh, ofSite, shown, waiting, avatar])
      expect(await isThere(remaining)).toBe(true)
  })

  test('are deleted once when several instances clean up at the same time', async () => {
    const unused = await uploaded(25)
    await Promise.all(Array.from({ length: 5 }, () => deleteAbandonedUploads(payload)))
    expect(await isThere(unused)).toBe(false)
  })
})

test('a member with too many pictures that wait can send none by any way, but change their texts', async () => {
  const as = await person('member')
  const content = await canvas(20, 20).png().toBuffer()
  const mine = (await upload(content, { as })).body.doc.id
  const user = await userOf(as)
  const requests = await Promise.all(
    Array.from({ length: maxPictures }, () => createLocalReq({ user }, payload)),
  )
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  const waiting = requests.map((req) => processInTurn(req, () => done))
  const file = () => new File([new Uint8Array(content)], 'a.png', { type: 'image/png' })
  const headers = { 'Accept-Language': 'pt' }
  for (const [method, address, field, fields] of [
    ['POST', '/media', 'file', { alt: 'a picture' }],
    ['PATCH', `/media/${mine}`, 'file', {}],
    ['POST', '/users/profile', 'avatar', { alias: 'Ada', language: 'pt', locale: 'pt' }],
    ['POST', '/saveditems/save', 'picture', { list: 'finds', note: 'a find' }],
  ] as const) {
    const body = new FormData()
    for (const [name, text] of Object.entries(fields)) body.set(name, text)
    body.set(field, file())
    const answer = await call(method, address, { as, body, headers })
    expect([answer.status, answer.body.errors[0].message], address).toEqual([
      429,
      '10 das suas imagens ainda estão sendo processadas. Aguarde um momento e envie mais depois.',
    ])
    expect(answer.headers.get('Retry-After'), address).toBe('5')
  }
  expect((await call('PATCH', `/media/${mine}`, { as, body: { alt: 'another text' } })).status).toBe(200)
  end()
  await Promise.all(waiting)
  const body = new FormData()
  body.set('_payload', '{}')
  body.set('file', file())
  expect((await call('PATCH', `/media/${mine}`, { as, body })).status).toBe(200)
})
