import { cache } from 'react'
import { getArticle } from '@/domains/articles/queries'
import type { ArticleCollection } from '@/domains/articles/vocabulary'
import { getCards, getRelatedCards } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { documentPath } from '@/foundation/routing/paths'
import { pageReader } from '@/site/page-reader'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

const maxRelated = 3

/** Reads what an article's page shows, once a request; responds with 404 where there is no such article. */
export const loadArticle = cache(async (locale: Locale, collection: ArticleCollection, slug: string) => {
  const reader = await pageReader(locale)
  const article = await getArticle(reader, collection, slug)
  dependsOn([
    tags.slug(collection, slug),
    ...(article ? [tags.document(collection, article.id), tags.activity(collection, article.id)] : []),
    ...(article?.speciesIds ?? []).map((id) => tags.card('mushrooms', id)),
    ...(article?.references ?? []).map(({ id }) => tags.document('references', id)),
  ])
  if (!article) return movedOrNotFound(locale, documentPath(collection, slug))
  const to = { relationTo: collection, value: article.id }
  const [species, related] = await Promise.all([
    getCards(reader, 'mushrooms', article.speciesIds),
    getRelatedCards(reader, { collection, to, limit: maxRelated }),
  ])
  dependsOn(related.map(({ id }) => tags.card(collection, id)))
  return { article, species, related }
})
