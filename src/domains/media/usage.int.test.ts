/** Where pictures are used, and what that keeps from being deleted. */

import en from '@messages/en/admin.json'
import { sql } from '@payloadcms/db-postgres/drizzle'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import { marker, product, remember, removeContent, review, species, vendor } from '@/testing/content'
import { call } from '@/testing/rest'
import { type Person, payload, people, person, removePeople } from '@/testing/users'
import { deleteAbandonedUploads } from './abandoned'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const png = (width: number) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()

/** A picture of its own. */
async function picture(): Promise<string> {
  const data = await png(8)
  const file = { data, mimetype: 'image/png', name: `${marker()}.png`, size: data.length }
  const { id } = await payload.create({ collection: 'media', data: { alt: marker() }, file })
  remember('media', id)
  return id
}

test('staff cannot delete a picture that something shows, and learn where it is used', async () => {
  const id = await picture()
  const name = marker()
  const shown = await species('published', name, { meta: { description: name, image: id } })
  const shop = await vendor({ logo: id })
  const goods = await product(shop.id, { gallery: [{ image: id }] } as never)
  const refused = await call('DELETE', `/media/${id}`, { as: who.editor })
  expect(refused.status).toBe(409)
  for (const title of [name, goods.title, shop.businessName]) expect(refused.text).toContain(title)
  await payload.delete({ collection: 'products', id: goods.id })
  await call('PATCH', `/vendors/${shop.id}`, { as: who.editor, body: { logo: null } })
  await call('PATCH', `/mushrooms/${shown.id}`, { as: who.editor, body: { meta: { image: null } } })
  expect((await call('DELETE', `/media/${id}`, { as: who.editor })).status).toBe(200)
})

test('pictures in texts and blocks count as used', async () => {
  const [inText, inBlock] = [await picture(), await picture()]
  const title = marker()
  const upload = { type: 'upload', relationTo: 'media', value: inText, fields: null, format: '', version: 3 }
  const root = { type: 'root', children: [upload], direction: null, format: '', indent: 0, version: 1 }
  const { id: guide } = await payload.create({
    collection: 'growingguides',
    data: {
      title,
      slug: title,
      _status: 'published',
      content: { root } as never,
      layout: [{ blockType: 'mediaBlock', media: inBlock } as never],
    },
  })
  remember('growingguides', guide)
  for (const id of [inText, inBlock]) {
    const refused = await call('DELETE', `/media/${id}`, { as: who.editor })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(title)
  }
  await databaseOf(payload).execute(
    sql`update media set owner_id = ${who.member.id}, created_at = now() - interval '2 days'
      where id in (${inText}, ${inBlock})`,
  )
  await deleteAbandonedUploads(payload)
  const left = await payload.count({ collection: 'media', where: { id: { in: [inText, inBlock] } } })
  expect(left.totalDocs).toBe(2)
})

test('members replace or crop only pictures that nothing uses, and others do not learn which are used', async () => {
  const author = await person('member')
  /** Sends a file 9 pixels wide. */
  const send = async (method: 'POST' | 'PATCH', path: string, as: Person) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: marker() }))
    form.set('file', new File([new Uint8Array(await png(9))], `${marker()}.png`, { type: 'image/png' }))
    return call(method, path, { as, body: form })
  }
  const uploaded = async () => remember('media', (await send('POST', '/media', author)).body.id)
  const stored = async (id: string) => (await payload.findByID({ collection: 'media', id })).filename
  const [waiting, inDraft, unused] = [await uploaded(), await uploaded(), await uploaded()]
  await review('draft', { user: author.id, images: [{ image: waiting }] })
  const { id: published } = await review('published', { user: author.id })
  await payload.update({
    collection: 'reviews',
    id: published,
    data: { images: [{ image: inDraft }] },
    draft: true,
  })
  for (const id of [waiting, inDraft]) {
    const before = await stored(id)
    const refused = await send('PATCH', `/media/${id}`, author)
    expect(refused.body.errors?.[0].message, refused.text).toBe(en.refusals.pictureInUse)
    expect(refused.status).toBe(409)
    const crop = 'uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=4'
    const body = { alt: marker() }
    expect((await call('PATCH', `/media/${id}?${crop}`, { as: author, body })).status).toBe(409)
    expect((await send('PATCH', `/media/${id}`, who.stranger)).status).toBe(403)
    expect((await send('PATCH', `/media?where[id][equals]=${id}`, author)).status).toBe(403)
    expect(await stored(id)).toBe(before)
    expect((await call('PATCH', `/media/${id}`, { as: author, body })).body.doc.alt).toBe(body.alt)
  }
  const before = await stored(unused)
  expect((await send('PATCH', `/media/${unused}`, author)).status).toBe(200)
  expect(await stored(unused)).not.toBe(before)
  expect((await send('PATCH', '/media/nothing', author)).status).toBeOneOf([400, 403, 404])
  expect((await send('PATCH', `/media/${waiting}`, who.editor)).status).toBe(200)
})
