import { getAuthorName } from '@/domains/contributions/server/author-name'
import { findBySlug, type Reader } from '@/foundation/payload/reader'
import { type ArticleView, postView, projectView } from './view'
import type { ArticleCollection } from './vocabulary'

const options = {
  depth: 1,
  populate: {
    mushrooms: { _status: true, slug: true, specie: { scientificName: true, traits: true } },
    references: {
      title: true,
      authors: true,
      publication: true,
      year: true,
      link: true,
      summary: true,
      _status: true,
    },
  },
} as const

/** Returns the post or project with a slug; null if there is none or the reader may not see it. */
export async function getArticle(
  reader: Reader,
  collection: ArticleCollection,
  slug: string,
): Promise<ArticleView | null> {
  if (collection === 'posts') {
    const post = await findBySlug(reader, collection, slug, options)
    return post && postView(post, await getAuthorName(reader, collection, post.id))
  }
  const project = await findBySlug(reader, collection, slug, options)
  return project && projectView(project, await getAuthorName(reader, collection, project.id))
}
