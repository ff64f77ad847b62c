import { getArticle } from '@/domains/articles/queries'
import type { ArticleCollection } from '@/domains/articles/vocabulary'
import { documentPath } from '@/foundation/routing/paths'
import { contributionsPage } from '@/site/contributions/contributions-page'

/** The page with all comments on an article of a collection. */
export function articleContributionsPage(collection: ArticleCollection) {
  return contributionsPage(async ({ params: { slug }, reader }) => {
    const article = await getArticle(reader, collection, slug)
    if (!article) return null
    return {
      subject: { relationTo: collection, value: article.id },
      title: article.card.title,
      path: documentPath(collection, slug),
    }
  })
}
