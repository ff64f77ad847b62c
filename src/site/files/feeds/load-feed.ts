import { cardLink } from '@/domains/catalog/card-link'
import { getNewestEntries, type NewestEntry } from '@/domains/catalog/query'
import { cachedCategories } from '@/domains/categories/cached-categories'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'
import type { FeedContent, FeedEntry } from '@/foundation/seo/feed'

const maxEntries = 30

/** Lists whose feeds are of their categories too, by the root of the categories. */
const roots = { species: 'mushrooms', products: 'products' } as const
type Root = keyof typeof roots

const isRoot = (name: string): name is Root => Object.hasOwn(roots, name)

/** Lists that are no category, by their address without `/mushrooms`. */
const lists = {
  'growing-guide': { collection: 'growingguides', title: 'archive.guidesTitle', lead: 'archive.guidesLead' },
  recipes: { collection: 'recipes', title: 'recipes.title', lead: 'recipes.lead' },
  posts: { collection: 'posts', title: 'articles.posts.title', lead: 'articles.posts.lead' },
  projects: { collection: 'projects', title: 'articles.projects.title', lead: 'articles.projects.lead' },
} as const
type List = keyof typeof lists

const isList = (name: string): name is List => Object.hasOwn(lists, name)

/** The newest entries of a list or of a category, of species also those that changed last; null if there is none at the path. @param path without `/mushrooms` */
export async function loadFeed(reader: Reader, path: readonly string[]): Promise<FeedContent | null> {
  const [root = '', ...below] = path
  if (isList(root) && below.length === 0) return listFeed(reader, root)
  if (!isRoot(root)) return null
  return categoryFeed(reader, root, path.join('/'))
}

async function listFeed(reader: Reader, list: List): Promise<FeedContent> {
  const { locale } = reader
  const t = translator(locale)
  const { collection, title, lead } = lists[list]
  const entries = await getNewestEntries(reader, { collection, limit: maxEntries })
  return {
    locale,
    path: `/mushrooms/${list}`,
    title: t(title),
    description: t(lead),
    entries: await Promise.all(entries.map((entry) => feedEntry(reader, entry))),
  }
}

async function categoryFeed(reader: Reader, root: Root, path: string): Promise<FeedContent | null> {
  const { locale } = reader
  const category = (await cachedCategories(reader, root)).find((one) => one.path === path)
  if (!category) return null
  const entries = await getNewestEntries(reader, {
    collection: roots[root],
    // What is corrected of a species, its edibility above all, reaches subscribers as what is new does.
    by: root === 'species' ? 'change' : 'publication',
    facet: path === root ? undefined : `category:${category.id}`,
    limit: maxEntries,
  })
  const t = translator(locale, 'site')
  return {
    locale,
    path: category.url,
    title: plainText(category.title),
    description: plainText(category.description) ?? t('description'),
    entries: await Promise.all(entries.map((entry) => feedEntry(reader, entry))),
  }
}

async function feedEntry({ locale }: Reader, { card, ...dates }: NewestEntry): Promise<FeedEntry> {
  const { path, name } = cardLink(card)
  if (card.kind !== 'species') return { path, title: name, summary: summaryOf(card), ...dates }
  const t = translator(locale, 'vocabulary')
  const commonName = plainText(card.commonName)
  const title = commonName ? `${name} (${commonName})` : name
  return { path, title, summary: t(`edibility.${card.edibility}`), ...dates }
}

function summaryOf(card: Exclude<NewestEntry['card'], { kind: 'species' }>): string {
  if (card.kind === 'product') return card.vendor?.name ?? ''
  return plainText('summary' in card ? card.summary : card.description) ?? ''
}
