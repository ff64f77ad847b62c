/** Where pictures are used, and what that keeps from being deleted. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import { marker, product, remember, removeContent, species, vendor } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { deleteAbandonedUploads } from './abandoned'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

/** A picture of its own. */
async function picture(): Promise<string> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
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
  expect(refused.text).toContain('3 places')
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
