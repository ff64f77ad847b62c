import { isFullRun } from '@/testing/property-runs'
import { htmlOf, request } from './support/rest'
import { inLanguage, languages, siteUrl } from './support/site'
import { locationsIn } from './support/sitemap'
import { expect, test } from './support/test'

const pathOf = (url: string) => new URL(url).pathname

const readSitemap = async (url: string) => locationsIn(await htmlOf(pathOf(url)))

/** One in so many pages is requested; TEST_FULL=1 requests all. */
const sampled = isFullRun ? 1 : 25

test('sitemaps list pages that exist and may be indexed, the same in each language', async () => {
  expect(await htmlOf('/robots.txt')).toContain(`Sitemap: ${new URL('/sitemap.xml', siteUrl)}`)
  const sitemaps = await readSitemap(new URL('/sitemap.xml', siteUrl).href)
  const paths = await Promise.all(
    languages.map(async (language) => {
      const own = sitemaps.filter((url) => pathOf(url).startsWith(`/sitemaps/${language}/`))
      return (await Promise.all(own.map(readSitemap))).flat().map(pathOf)
    }),
  )
  const [english = [], ...others] = paths
  expect(english.length).toBeGreaterThan(300)
  expect(new Set(english).size).toBe(english.length)
  for (const [index, other] of others.entries())
    expect(other).toEqual(english.map((path) => inLanguage(languages[index + 1] ?? 'en', path)))
  for (const path of paths.flat().filter((_, index) => index % sampled === 0)) {
    const html = await htmlOf(path)
    expect(html, path).toContain(
      `<link rel="canonical" href="${new URL(path, siteUrl).href.replace(/\/$/, '')}`,
    )
    expect(html, path).not.toContain('noindex')
  }
})

test('a sitemap names the translations and the picture of each page', async () => {
  const xml = await htmlOf('/sitemaps/es/pages.xml')
  expect(xml).toContain(
    `<xhtml:link rel="alternate" hreflang="x-default" href="${new URL('/mushrooms/species', siteUrl)}"/>`,
  )
  expect(xml).toContain(`<image:loc>${new URL('/share/es/mushrooms/species.jpg', siteUrl)}</image:loc>`)
  for (const path of ['/sitemaps/fr/pages.xml', '/sitemaps/en/users-0.xml', '/sitemaps/en/mushrooms.xml'])
    expect((await request(path)).status, path).toBe(404)
})

for (const [list, name] of [
  ['/mushrooms/species', 'species'],
  ['/mushrooms/species/type/poisonous', 'species/type/poisonous'],
  ['/mushrooms/growing-guide', 'growing-guide'],
  ['/mushrooms/products/mushroom/fresh', 'products/mushroom/fresh'],
] as const)
  test(`${list} links to feeds of its newest entries`, async () => {
    const html = await htmlOf(inLanguage('es', list))
    const atom = `/feeds/es/${name}.atom`
    expect(html).toContain(`type="application/atom+xml" href="${new URL(atom, siteUrl)}"`)
    const xml = await htmlOf(atom)
    const feed = await (await request(`/feeds/es/${name}.json`)).json()
    expect(feed.items.length).toBeGreaterThan(0)
    expect(xml.match(/<entry>/g)).toHaveLength(feed.items.length)
    for (const { url, title } of feed.items) {
      expect(title).toBeTruthy()
      expect(pathOf(url)).toMatch(/^\/es\/mushrooms\//)
    }
    // Species are listed by their last change, so that corrections reach subscribers.
    const by = name.startsWith('species') ? 'date_modified' : 'date_published'
    const dates = feed.items.map((item: Record<string, string>) => item[by])
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

test('feeds of lists that do not exist are not found', async () => {
  for (const path of [
    '/feeds/en/species/type/none.atom',
    '/feeds/fr/species.atom',
    '/feeds/en/species.rss',
    '/feeds/en/users.json',
  ])
    expect((await request(path)).status, path).toBe(404)
})

test('programs find whom to tell of faults, how to search and what the site holds', async () => {
  expect(await htmlOf('/.well-known/security.txt')).toMatch(/^Contact: \S+\nExpires: \d{4}-/)
  expect(await htmlOf('/opensearch/pt.xml')).toContain(
    `template="${new URL('/pt/search', siteUrl)}?q={searchTerms}"`,
  )
  expect(await htmlOf('/llms.txt')).toMatch(/^# Fungarium\n/)
})
