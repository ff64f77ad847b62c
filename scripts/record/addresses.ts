import { accountPages, entryPages, filteredLists, inLanguage, kinds, languages } from '../../e2e/support/site'
import { locationsIn } from '../../e2e/support/sitemap'

/** Pages that no sitemap lists, or with what only some requests have. */
const pages = [
  ...Object.values(kinds),
  ...entryPages,
  ...filteredLists,
  ...accountPages,
  '/cart/request',
  '/cart/order/none',
  '/account/orders/none',
  '/account/lists/cook',
  '/contact-seller',
  '/report?entry=growingguides:none',
  '/notify',
  '/search?q=reishi+tea',
  '/search?q=xyzzy',
  '/search/suggest?q=mush',
  '/search/suggest?q=bol',
  '/search/places?q=Cor',
  '/mushrooms/identify?underside=pores&colour=brown&region=mexico-central-america&month=8',
  '/mushrooms/season?region=iberia',
  '/mushrooms/effects?sort=benefit',
  '/mushrooms/species?q=boletus',
  '/mushrooms/species?sort=newest',
  '/mushrooms/species?type=edible&page=2',
  '/mushrooms/species?q=xyzzy',
  '/mushrooms/recipes?time=30',
  '/mushrooms/products?price_to=30&sort=price',
  '/mushrooms/products?benefit=blood-pressure',
  '/mushrooms/products/growing?q=kit',
  '/mushrooms/products/all?on_sale=true&page=2',
  '/mushrooms/products/edibles/gummies',
  '/mushrooms/vendors?place=Corvallis&km=200',
  '/mushrooms/wholesale?sort=price',
  '/mushrooms/dropshipping?q=parcel',
  '/mushrooms/vendors/apply',
  '/mushrooms/product/lions-mane-powder?variant=x',
  '/mushrooms/product/lions-mane-powder/reviews',
  '/mushrooms/amanita-phalloides/comments',
  '/mushrooms/psilocybe-semilanceata/impressions',
  '/mushrooms/growing-guide/lions-mane-on-hardwood-blocks/reviews',
  '/posts/how-to-read-a-spore-print/comments',
  '/projects/spore-print-library/comments',
  '/recipes/garlic-button-mushrooms/reviews',
  '/mushrooms/vendor/mossgate-mushroom-farm/reviews',
  '/recipes/garlic-button-mushrooms?serves=8',
  '/recipes/garlic-button-mushrooms?units=us',
  '/recipes/garlic-button-mushrooms/cook',
  '/mushrooms/species/page/999',
  '/mushrooms/species/page/0',
  '/no/such/place',
  '/forms/newsletter',
  '/not-found',
  '/server-error',
  '/manifest.webmanifest',
]

/** Addresses that exist once, whatever the language. */
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known/security.txt',
  '/opensearch/en.xml',
  '/opensearch/es.xml',
  '/icon.svg',
  '/favicon.ico',
  '/apple-icon.png',
  '/en',
  '/en/mushrooms',
  '/en/mushrooms/boletus-edulis?from=mail',
  '/posts',
  '/mushrooms/posts/how-to-read-a-spore-print',
  '/plates/boletus-edulis/habit-card-light.svg',
  '/plates/boletus-edulis/none.svg',
  '/plates/no-such-mushroom/habit-card-light.svg',
  '/share/en/index.jpg',
  '/share/es/mushrooms/boletus-edulis.jpg',
  '/share/fr/index.jpg',
  '/preview?path=/mushrooms',
  '/preview/leave?path=/mushrooms',
  '/embed/none',
  '/x/../mushrooms',
  '/mushrooms//species',
  '/%E0%A4%A',
]

/** The calls of the product documents, and some that must be refused. */
const calls = [
  '/api/mushrooms?limit=20',
  '/api/mushrooms?where[slug][equals]=boletus-edulis&depth=1&locale=es',
  '/api/mushrooms?sort=-createdAt&limit=5&depth=0',
  '/api/products?limit=20',
  '/api/products/filter?limit=20',
  '/api/products/filter?categories=growing&sort=price&locale=pt',
  '/api/products?where[slug][equals]=lions-mane-powder&depth=2',
  '/api/growingguides?limit=5',
  '/api/recipes?limit=5&locale=es',
  '/api/posts?limit=5',
  '/api/projects?limit=5',
  '/api/pages?limit=5&depth=0',
  '/api/categories?limit=200&depth=0',
  '/api/taxonomy',
  '/api/vendors?limit=10&depth=1',
  '/api/wholesale?limit=10',
  '/api/dropshipping?limit=10',
  '/api/affiliates?limit=10',
  '/api/reviews?limit=10',
  '/api/comments?limit=10',
  '/api/impressions?limit=10',
  '/api/references?limit=10&depth=0',
  '/api/glossary?limit=10',
  '/api/globals/navigation',
  '/api/globals/footer?locale=es',
  '/api/globals/poison-lines',
  '/api/users?limit=10',
  '/api/users/me',
  '/api/orders?limit=10',
  '/api/forms?limit=10',
  '/api/form-submissions',
  '/api/access',
  '/api/nothing',
  '/api/mushrooms/none',
  '/api/mushrooms?where[password][exists]=true',
  '/api/mushrooms?locale=xx',
  '/api/openapi.json',
  '/api/health',
  '/api/graphql',
]

const locations = (xml: string) =>
  locationsIn(xml).map((location) => new URL(location.replaceAll('&amp;', '&')))

const pathOf = ({ pathname, search }: URL) => pathname + search

async function text(base: string, address: string): Promise<string> {
  const response = await fetch(new URL(address, base))
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response.text()
}

/** Feeds, pictures and files that some pages name. */
async function findNamed(base: string): Promise<string[]> {
  const html = (
    await Promise.all(
      [
        '/',
        '/mushrooms/boletus-edulis',
        '/mushrooms/products',
        '/mushrooms/product/lions-mane-powder',
        '/data',
      ].map((address) => text(base, address)),
    )
  ).join(' ')
  const inSite = html.replaceAll(base, '').replaceAll('&amp;', '&')
  return ['feeds', 'cite', 'drawings', 'plates', 'data', 'opensearch', 'fonts'].flatMap((folder) => {
    const found = inSite.match(new RegExp(`(?<=["( ])/${folder}/[^"\\s)]+`, 'g')) ?? []
    return [...new Set(found)].sort().slice(0, 12)
  })
}

/** Returns every public address that is compared, each once. */
export async function findAddresses(base: string): Promise<string[]> {
  const sitemaps = locations(await text(base, '/sitemap.xml')).map(pathOf)
  const listed = await Promise.all(sitemaps.map((sitemap) => text(base, sitemap)))
  const everywhere = listed.flatMap((xml) => locations(xml).map(pathOf))
  const translated = languages.flatMap((language) => pages.map((page) => inLanguage(language, page)))
  const all = [...everywhere, ...translated, ...files, ...calls, ...sitemaps, ...(await findNamed(base))]
  return [...new Set(all)].sort()
}
