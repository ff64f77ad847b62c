import sharp from 'sharp'
import { htmlOf, request } from './support/rest'
import { inLanguage, kinds } from './support/site'
import { expect, test } from './support/test'
import { messages } from './support/text'
import { sharingProperties } from './support/visit'

test('the text of a shared species names its class', async () => {
  const properties = sharingProperties(await htmlOf(kinds['deadly species']))
  expect(properties['og:image:alt']).toMatch(
    new RegExp(`Amanita phalloides.*${messages.en.vocabulary.edibility.deadly}`),
  )
})

for (const path of [
  kinds.product,
  kinds['product with variants'],
  kinds['product category'],
  kinds.products,
  kinds.vendor,
  kinds.vendors,
  kinds.wholesaler,
  kinds.dropshipper,
])
  test(`${path} is shared with an image of its own`, async () => {
    const properties = sharingProperties(await htmlOf(inLanguage('es', path)))
    expect(new URL(properties['og:image'] ?? '').pathname).toBe(`/share/es${path}.jpg`)
  })

for (const path of ['/favicon.ico', '/icon.svg', '/apple-icon.png'])
  test(`the icon ${path} exists`, async () => {
    expect((await request(path)).status).toBe(200)
  })

for (const prefix of ['', '/es', '/pt'])
  test(`${prefix}/manifest.webmanifest names existing icons of the stated sizes`, async () => {
    const response = await request(`${prefix}/manifest.webmanifest`)
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
    const { start_url, icons } = (await response.json()) as {
      start_url: string
      icons: { src: string; sizes: string }[]
    }
    expect(start_url).toBe(prefix || '/')
    for (const { src, sizes } of icons) {
      const { width } = await sharp(Buffer.from(await (await request(src)).arrayBuffer())).metadata()
      expect(`${width}x${width}`).toBe(sizes)
    }
  })
