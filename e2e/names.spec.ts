import { species } from '@sample/index'
import { htmlOf, request } from './support/rest'
import { isReadIn } from './support/sample'
import { inLanguage } from './support/site'
import { locationsIn } from './support/sitemap'
import { expect, test } from './support/test'

const pathOf = ({ slug }: { slug: string }) => `/mushrooms/${slug}`

/** Tools that show species on pages of their own. */
const tools = [
  '/mushrooms/season',
  '/mushrooms/identify',
  '/mushrooms/nutrition',
  '/mushrooms/effects',
  `/mushrooms/compare?species=${species
    .slice(0, 4)
    .map(({ slug }) => slug)
    .join(',')}`,
]

/** The addresses of all pages in a language, of which a run reads a third, and of the feed of species. */
async function addressesIn(language: 'es' | 'pt'): Promise<string[]> {
  const index = await (await request('/sitemap.xml')).text()
  const sitemaps = locationsIn(index).map((url) => new URL(url).pathname)
  const listed = await Promise.all(sitemaps.map(async (path) => locationsIn(await htmlOf(path))))
  const pages = listed
    .flat()
    .map((url) => new URL(url))
    .map(({ pathname, search }) => `${pathname}${search}`)
    .filter((path) => path.startsWith(`/${language}/`) || path === `/${language}`)
  const shown = tools.map((path) => inLanguage(language, path))
  return [...new Set([...pages, ...shown, `/feeds/${language}/species.atom`])]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names as whole texts: between tags, quotes or brackets, or in a list of names. One pattern reads a page once. */
const wholeTexts = (names: readonly string[]) =>
  new RegExp(`(?:>|"|\\(|·|, )\\s*(?:${names.map(escaped).join('|')})\\s*(?=<|"|\\)|·|,)`, 'giu')

for (const language of ['es', 'pt'] as const)
  test(`no page in ${language} shows an English name of a species that has none in ${language}`, async () => {
    const known = new Set(
      species.flatMap(({ commonNames, scientificName }) => [
        scientificName.toLowerCase(),
        ...commonNames[language].map((name) => name.toLowerCase()),
      ]),
    )
    const nameless = species.filter(({ commonNames }) => commonNames[language].length === 0)
    expect(nameless.length).toBeGreaterThan(0)
    const foreign = nameless
      .flatMap(({ commonNames }) => commonNames.en)
      .filter((name) => !known.has(name.toLowerCase()))
    const pattern = wholeTexts(foreign)
    const addresses = await addressesIn(language)
    expect(addresses).toEqual(
      expect.arrayContaining(nameless.map((one) => inLanguage(language, pathOf(one)))),
    )
    const found: string[] = []
    for (const address of addresses.filter((_, index) => isReadIn(language, index))) {
      const html = await htmlOf(address)
      found.push(...(html.match(pattern) ?? []).map((name) => `${address}: ${name}`))
    }
    expect(found).toEqual([])
  })
