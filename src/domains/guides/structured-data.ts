import type { HowTo, WithContext } from 'schema-dts'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { sectionsOf } from '@/foundation/rich-text/sections'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import type { GuideView } from './view'

/** https://schema.org/HowTo; each section of the text is a step. */
export function guideJsonLd(
  { title, summary, publishedAt, updatedAt, card, content, shopping }: GuideView,
  locale: Locale,
): WithContext<HowTo> {
  const url = absolute(locale, documentPath('growingguides', card.slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: plainText(title),
    headline: plainText(title),
    inLanguage: locale,
    url,
    datePublished: publishedAt,
    dateModified: updatedAt,
    publisher: { '@type': 'Organization', name: 'Fungarium' },
    ...(summary && { description: plainText(summary) }),
    ...(shopping.items.length > 0 && {
      supply: shopping.items.map(({ item }) => ({ '@type': 'HowToSupply' as const, name: plainText(item) })),
    }),
    step: (content ? sectionsOf(content.state) : []).map(({ id, title: name, text }) => ({
      '@type': 'HowToStep',
      name,
      text,
      url: `${url}#${id}`,
    })),
    about: card.species.map(({ scientificName }) => ({ '@type': 'Taxon', name: scientificName })),
  }
}
