import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { asAdmin, ask, categoryAt, everyPage, htmlOf, inLanguage, kinds, siteUrl, useRecords } from './site'

const records = useRecords()

/** What a page says of itself to who shares its address. */
function saidOf(html: string): Record<string, string> {
  const metas = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)
  return Object.fromEntries(Array.from(metas, ([, name = '', content = '']) => [name, content]))
}

/** The id of a picture in one colour. */
async function uploaded(background: string): Promise<string> {
  const admin = await asAdmin()
  const file = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'One colour' }))
  form.set('file', new File([new Uint8Array(file)], `colour-${process.pid}.png`, { type: 'image/png' }))
  const answer = await ask('/api/media', {
    method: 'POST',
    headers: { authorization: `JWT ${admin.token}` },
    body: form,
  })
  const { doc } = (await answer.json()) as { doc: { id: string } }
  records.afterwards(() => admin.remove('media', doc.id))
  return doc.id
}

const found = everyPage.filter(({ path }) => path !== kinds['not found'])

describe('a page that is shared', () => {
  it.each(found)('shows a picture: $address', async ({ address, language }) => {
    const said = saidOf(await htmlOf(address))
    const picture = new URL(said['og:image'] ?? '')
    expect(picture.origin).toBe(siteUrl)
    expect(picture.pathname).toMatch(new RegExp(`^/share/${language}/`))
    expect(said).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image': picture.href,
    })
    expect(said['og:image:alt']).toBeTruthy()
    const answer = await ask(picture.pathname)
    expect(answer.status).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThanOrEqual(150_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('says the class of a species in words too', async () => {
    const said = saidOf(await htmlOf(kinds['deadly species']))
    expect(said['og:image:alt']).toMatch(/Amanita phalloides.*Deadly/)
  })

  it.each([
    kinds.product,
    kinds['product in variants'],
    kinds['product shelf'],
    kinds.products,
    kinds.vendor,
    kinds.vendors,
    kinds.wholesaler,
    kinds.dropshipper,
  ])('shows its own picture in the market: %s', async (path) => {
    const said = saidOf(await htmlOf(inLanguage('es', path)))
    expect(new URL(said['og:image'] ?? '').pathname).toBe(`/share/es${path}.jpg`)
  })

  it('shows what a product costs and the photograph it is given, and nothing of a draft', async () => {
    const admin = await asAdmin()
    const [vendor] = await admin.find('vendors', { slug: 'mossgate-mushroom-farm' })
    const inventory = { unitPrice: 20, currency: 'EUR', stock: 3 }
    const { id, slug } = await records.make('products', {
      title: `Shared ${process.pid}`,
      vendor: vendor?.id,
      categories: [(await categoryAt('products/apparel/shirts')).id],
      baseInventory: inventory,
      _status: 'published',
    })
    const address = `/share/pt/mushrooms/product/${slug}.jpg`
    const seen = async () => Buffer.from(await (await ask(address)).arrayBuffer())
    const drawn = await seen()
    await admin.update('products', id, { baseInventory: { ...inventory, unitPrice: 77.7 } })
    const dearer = await seen()
    expect(dearer.equals(drawn)).toBe(false)
    const photograph = await uploaded('#c04020')
    await admin.update('products', id, { gallery: [{ image: photograph }] })
    const within = await sharp(await seen())
      .extract({ left: 800, top: 200, width: 200, height: 200 })
      .png()
      .toBuffer()
    const { channels } = await sharp(within).stats() // of what it is given, before anything is done to it
    expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([12, 4, 2])
    await admin.update('products', id, { _status: 'draft' })
    expect((await ask(address)).status).toBe(404)
  })

  it('has no picture while it is a draft', async () => {
    const [species] = await (await asAdmin()).find('mushrooms', { slug: 'amanita-phalloides' })
    const { slug } = await records.make('growingguides', {
      title: `Unseen ${process.pid}`,
      species: [species?.id],
      _status: 'draft',
    })
    expect((await ask(`/share/en/mushrooms/growing-guide/${slug}.jpg`)).status).toBe(404)
  })
})

it.each([
  '/share/en/nowhere.jpg',
  '/share/fr/index.jpg',
  '/share/en/mushrooms.png',
  '/share/en/mushrooms/none.jpg',
])('%s is no picture', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

describe('the icons', () => {
  it.each(['/favicon.ico', '/icon.svg', '/apple-icon.png'])('%s is there', async (path) => {
    expect((await ask(path)).status).toBe(200)
  })

  it.each(['', '/es', '/pt'])('the manifest of %s names those that are there', async (prefix) => {
    const answer = await ask(`${prefix}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    const { start_url, icons } = (await answer.json()) as {
      start_url: string
      icons: { src: string; sizes: string }[]
    }
    expect(start_url).toBe(prefix || '/')
    for (const { src, sizes } of icons) {
      const { width } = await sharp(Buffer.from(await (await ask(src)).arrayBuffer())).metadata()
      expect(`${width}x${width}`).toBe(sizes)
    }
  })
})
