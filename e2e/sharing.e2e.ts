import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { asAdmin, ask, everyPage, htmlOf, kinds, siteUrl, useRecords } from './site'

const records = useRecords()

/** What a page says of itself to who shares its address. */
function saidOf(html: string): Record<string, string> {
  const metas = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)
  return Object.fromEntries(Array.from(metas, ([, name = '', content = '']) => [name, content]))
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
