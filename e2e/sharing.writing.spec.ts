import sharp from 'sharp'
import { createProduct } from './support/cart'
import { uniqueName } from './support/records'
import { request } from './support/rest'
import { expect, test } from './support/test'

test('the shared image of a product shows its price and photograph, and disappears with it', async ({
  records,
  admin,
}) => {
  // First, because a picture can be deleted only once nothing uses it.
  const photograph = await records.uploadPicture('#c04020')
  const vendor = await admin.findOne('vendors', { slug: 'mossgate-mushroom-farm' })
  const inventory = { unitPrice: 20, currency: 'EUR', stock: 3 }
  const { id, slug } = await createProduct(records, vendor, { baseInventory: inventory })
  const address = `/share/pt/mushrooms/product/${slug}.jpg`
  const fetchImage = async () => Buffer.from(await (await request(address)).arrayBuffer())
  const original = await fetchImage()
  await admin.update('products', id, { baseInventory: { ...inventory, unitPrice: 77.7 } })
  await expect.poll(async () => (await fetchImage()).equals(original)).toBe(false)

  await admin.update('products', id, { gallery: [{ image: photograph }] })
  const colourOf = async (image: Buffer) => {
    // `stats` reads its input before any change to it.
    const part = await sharp(image).extract({ left: 800, top: 200, width: 200, height: 200 }).png().toBuffer()
    const { channels } = await sharp(part).stats()
    return channels.map(({ mean }) => Math.round(mean / 16))
  }
  await expect.poll(async () => colourOf(await fetchImage())).toEqual([12, 4, 2])
  await admin.update('products', id, { _status: 'draft' })
  await expect.poll(async () => (await request(address)).status).toBe(404)
})

test('a draft has no shared image', async ({ records, admin }) => {
  const species = await admin.findOne('mushrooms', { slug: 'amanita-phalloides' })
  const { slug } = await records.create('growingguides', {
    title: uniqueName('Unseen'),
    species: [species.id],
    _status: 'draft',
  })
  expect((await request(`/share/en/mushrooms/growing-guide/${slug}.jpg`)).status).toBe(404)
})
