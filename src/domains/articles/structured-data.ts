import type { Article, BlogPosting, WithContext } from 'schema-dts'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { shareUrl } from '@/foundation/seo/share'
import type { ArticleView } from './view'

const publisher = { '@type': 'Organization', name: 'Fungarium' } as const

/** https://schema.org/BlogPosting of a post, https://schema.org/Article of a project. */
export function articleJsonLd(
  { card, author, updatedAt, references }: ArticleView,
  locale: Locale,
): WithContext<Article | BlogPosting> {
  const path = documentPath(card.kind, card.slug)
  return {
    '@context': 'https://schema.org',
    '@type': card.kind === 'posts' ? 'BlogPosting' : 'Article',
    headline: plainText(card.title),
    inLanguage: locale,
    url: absolute(locale, path),
    image: shareUrl(locale, path),
    datePublished: card.publishedAt,
    dateModified: updatedAt,
    timeRequired: `PT${card.minutes}M`,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
    ...(card.summary && { description: plainText(card.summary) }),
    about: card.species.map(({ scientificName }) => ({ '@type': 'Taxon', name: scientificName })),
    citation: references.map(({ link }) => link),
  }
}
