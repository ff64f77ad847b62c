import type { Article, WithContext } from 'schema-dts'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import type { GuideView } from './view'

/** https://schema.org/Article */
export function guideJsonLd(
  { title, summary, publishedAt, updatedAt, card }: GuideView,
  locale: Locale,
): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: plainText(title),
    inLanguage: locale,
    url: absolute(locale, documentPath('growingguides', card.slug)),
    datePublished: publishedAt,
    dateModified: updatedAt,
    publisher: { '@type': 'Organization', name: 'Fungarium' },
    ...(summary && { description: plainText(summary) }),
    about: card.species.map(({ scientificName }) => ({ '@type': 'Taxon', name: scientificName })),
  }
}
