/** Where pictures are used, and what that keeps from being deleted. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marker, product, remember, removeContent, species, vendor } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('staff cannot delete a picture that something shows, and learn where it is used', async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `${marker()}.png`, size: data.length }
  const { id } = await payload.create({ collection: 'media', data: { alt: marker() }, file })
  remember('media', id)
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
