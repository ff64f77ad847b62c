import { getArticle } from '@/domains/articles/queries'
import type { ArticleCollection } from '@/domains/articles/vocabulary'
import { getCards, getRelatedCards } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { documentPath } from '@/foundation/routing/paths'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

const maxRelated = 3

/** Reads what an article's page shows; throws the signal for 404 where there is no such article. */
export async function loadArticle(reader: Reader, collection: ArticleCollection, slug: string) {
  const article = await getArticle(reader, collection, slug)
  dependsOn([
    tags.slug(collection, slug),
    ...(article ? [tags.document(collection, article.id), tags.activity(collection, article.id)] : []),
    ...(article?.speciesIds ?? []).map((id) => tags.card('mushrooms', id)),
    ...(article?.references ?? []).map(({ id }) => tags.document('references', id)),
  ])
  if (!article) return movedOrNotFound(reader.locale, documentPath(collection, slug))
  const to = { relationTo: collection, value: article.id }
  const [species, related] = await Promise.all([
    getCards(reader, 'mushrooms', article.speciesIds),
    getRelatedCards(reader, { collection, to, limit: maxRelated }),
  ])
  dependsOn(related.map(({ id }) => tags.card(collection, id)))
  return { article, species, related }
}

export type ArticlePageData = Awaited<ReturnType<typeof loadArticle>>
