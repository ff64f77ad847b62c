import { getTranslations } from 'next-intl/server'
import { cardLink } from '@/domains/catalog/card-link'
import { getNewestEntries, type NewestEntry } from '@/domains/catalog/query'
import { listCategoriesUnder } from '@/domains/categories/queries'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'
import type { FeedContent, FeedEntry } from '@/foundation/seo/feed'

const maxEntries = 30

/** Lists whose feeds are of their categories too, by the root of the categories. */
const roots = { species: 'mushrooms', products: 'products' } as const
type Root = keyof typeof roots

const isRoot = (name: string): name is Root => Object.hasOwn(roots, name)

/** The newest entries of a list or of a category; null if there is none at the path. @param path without `/mushrooms` */
export async function loadFeed(reader: Reader, path: readonly string[]): Promise<FeedContent | null> {
  const [root = '', ...below] = path
  if (root === 'growing-guide' && below.length === 0) return guideFeed(reader)
  if (!isRoot(root)) return null
  return categoryFeed(reader, root, path.join('/'))
}

async function guideFeed(reader: Reader): Promise<FeedContent> {
  const { locale } = reader
  const t = await getTranslations({ locale, namespace: 'archive' })
  const entries = await getNewestEntries(reader, { collection: 'growingguides', limit: maxEntries })
  return {
    locale,
    path: '/mushrooms/growing-guide',
    title: t('guidesTitle'),
    description: t('guidesLead'),
    entries: await Promise.all(entries.map((entry) => feedEntry(reader, entry))),
  }
}

async function categoryFeed(reader: Reader, root: Root, path: string): Promise<FeedContent | null> {
  const { locale } = reader
  const [category] = (await listCategoriesUnder(reader, path)).filter((one) => one.path === path)
  if (!category) return null
  const entries = await getNewestEntries(reader, {
    collection: roots[root],
    facet: path === root ? undefined : `category:${category.id}`,
    limit: maxEntries,
  })
  const t = await getTranslations({ locale, namespace: 'site' })
  return {
    locale,
    path: category.url,
    title: plainText(category.title),
    description: plainText(category.description) ?? t('description'),
    entries: await Promise.all(entries.map((entry) => feedEntry(reader, entry))),
  }
}

async function feedEntry({ locale }: Reader, { card, publishedAt }: NewestEntry): Promise<FeedEntry> {
  const { path, name } = cardLink(card)
  if (card.kind !== 'species') return { path, title: name, summary: summaryOf(card), publishedAt }
  const t = await getTranslations({ locale, namespace: 'vocabulary' })
  const commonName = plainText(card.commonName)
  const title = commonName ? `${name} (${commonName})` : name
  return { path, title, summary: t(`edibility.${card.edibility}`), publishedAt }
}

function summaryOf(card: Exclude<NewestEntry['card'], { kind: 'species' }>): string {
  if (card.kind === 'product') return card.vendor?.name ?? ''
  return plainText('summary' in card ? card.summary : card.description) ?? ''
}
