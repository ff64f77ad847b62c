import type { Metadata } from 'next'
import { cache } from 'react'
import { getArticle } from '@/domains/articles/queries'
import type { ArticleCollection } from '@/domains/articles/vocabulary'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import type { SearchParams } from '@/foundation/routing/search-params'
import { notFound } from '@/foundation/routing/signals'
import { ContributionsPage } from '@/site/contributions/contributions-page'
import { allowAll } from '@/site/page-reader'

interface ArticleRef {
  locale: Locale
  collection: ArticleCollection
  slug: string
}

const load = cache(async (locale: Locale, collection: ArticleCollection, slug: string) => {
  const article = await getArticle(await allowAll(locale), collection, slug)
  if (!article) notFound()
  return article
})

export async function articleContributionsMetadata({
  locale,
  collection,
  slug,
}: ArticleRef): Promise<Metadata> {
  const { card } = await load(locale, collection, slug)
  return { title: plainText(card.title), robots: { index: false } }
}

interface ArticleContributionsProps extends ArticleRef {
  kind: string
  query: SearchParams
}

/** All comments on an article. */
export async function ArticleContributions({
  locale,
  collection,
  slug,
  kind,
  query,
}: ArticleContributionsProps) {
  const { id, card } = await load(locale, collection, slug)
  const subject = {
    subject: { relationTo: collection, value: id },
    title: card.title,
    path: documentPath(collection, slug),
  } as const
  return <ContributionsPage locale={locale} kind={kind} query={query} subject={subject} />
}
