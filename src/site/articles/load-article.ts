import { contentTags } from '@/blocks/content-tags'
import type { BlockView } from '@/blocks/views'
import { getArticle } from '@/domains/articles/queries'
import type { ArticleCollection } from '@/domains/articles/vocabulary'
import { getCards, getRelatedCards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'
import { documentPath } from '@/foundation/routing/paths'
import { loadBlocksAndContributions } from '@/site/contributions/load-blocks-and-contributions'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

const maxRelated = 3

/** Reads what an article's page shows; throws the signal for 404 where there is no such article. */
export async function loadArticle(reader: Reader, collection: ArticleCollection, slug: string) {
  const article = await getArticle(reader, collection, slug)
  dependsOn([
    tags.slug(collection, slug),
    ...(article ? [tags.document(collection, article.id), tags.activity(collection, article.id)] : []),
    ...contentTags(article?.content),
    ...(article?.speciesIds ?? []).map((id) => tags.card('mushrooms', id)),
    ...(article?.references ?? []).map(({ id }) => tags.document('references', id)),
  ])
  const path = documentPath(collection, slug)
  if (!article) return movedOrNotFound(reader, path)
  const subject = { relationTo: collection, value: article.id }
  const context: ContributionContext = { reader, subject, title: plainText(article.card.title), path }
  const [species, related, placed] = await Promise.all([
    getCards(reader, 'mushrooms', article.speciesIds),
    getRelatedCards(reader, { collection, to: subject, limit: maxRelated }),
    loadBlocksAndContributions(article.layout as BlockView[], context),
  ])
  dependsOn(related.map(({ id }) => tags.card(collection, id)))
  return { collection, context, article, species, related, ...placed }
}

export type ArticlePageData = Awaited<ReturnType<typeof loadArticle>>
