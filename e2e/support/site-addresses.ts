import type { PrivateContent } from './private-content'
import type { Session } from './rest'
import { htmlOf, request } from './rest'
import { accountPages, entryPages, filteredLists, kinds } from './site'
import { locationsIn } from './sitemap'

/** What requests are generated from. */
export interface SiteAddresses {
  /** The slugs of all collections and globals. */
  collections: string[]
  globals: string[]
  /** Collections with documents that only some may read, and the ids of these. */
  privateIds: Record<string, string>
  /** Pages, without the prefix of a language. */
  pages: string[]
  /** Addresses that exist once: feeds, sitemaps, drawings, data of pages and files of the build. */
  files: string[]
}

const listedFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/opensearch/en.xml',
  '/icon.svg',
  '/plates/boletus-edulis/habit-card-light.svg',
  '/plates/boletus-edulis/none.svg',
  '/share/en/index.jpg',
  '/share/es/mushrooms/boletus-edulis.jpg',
  '/_next/image?url=%2Ficon.svg&w=64&q=75',
  '/_next/data/x/en.json',
  '/preview?path=/mushrooms',
  '/preview/leave?path=/mushrooms',
  '/admin',
  '/admin/login',
  '/admin/collections/growingguides',
]

/** Pages that are not in `kinds`, most of them with what differs between people. */
const morePages = [
  '/mushrooms/products?sort=newest',
  '/mushrooms/species?sort=newest',
  '/search/suggest?q=mush',
  '/search/places?q=Cor',
  '/mushrooms/product/lions-mane-powder?variant=x',
  '/recipes/garlic-button-mushrooms?serves=8',
  '/account/lists/cook',
  '/account/orders/none',
  '/cart/order/none',
  '/cart/request',
  '/report?entry=growingguides:none',
  '/notify',
  '/contact-seller',
  '/no/such/place',
]

/** Some of the files that pages load and of the feeds that they name. */
async function findFiles(): Promise<string[]> {
  const html = `${await htmlOf(kinds['edible species'])} ${await htmlOf('/')}`
  return ['_next/static', 'feeds', 'cite', 'drawings', 'fonts', 'styles'].flatMap((folder) => {
    const found = html.match(new RegExp(`(?<=")/${folder}/[^"\\s]+`, 'g')) ?? []
    return [...new Set(found)].slice(0, 3).map((path) => path.replaceAll('&amp;', '&'))
  })
}

async function findSitemaps(): Promise<string[]> {
  const index = await (await request('/sitemap.xml')).text()
  return locationsIn(index).map((url) => new URL(url).pathname)
}

/** Looks up what the site has, once for all generated requests. */
export async function findAddresses(admin: Session, content: PrivateContent): Promise<SiteAddresses> {
  const headers = { authorization: `JWT ${admin.token}` }
  const access = await (await request('/api/access', { headers })).json()
  return {
    collections: Object.keys(access.collections),
    globals: Object.keys(access.globals),
    privateIds: content.ids,
    pages: [
      ...Object.values(kinds),
      ...filteredLists,
      ...entryPages,
      ...accountPages,
      ...morePages,
      ...content.paths,
      ...content.paths.map((path) => `${path}/reviews`),
    ],
    files: [...listedFiles, ...(await findFiles()), ...(await findSitemaps())],
  }
}
